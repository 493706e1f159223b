<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AppController</name>
    <message>
        <source>Finish or leave the setup first; then start to listen.</source>
        <translation>Beenden oder verlassen Sie zuerst die Einrichtung; starten Sie dann das Zuhören.</translation>
    </message>
    <message>
        <source>Listening could not be started.</source>
        <translation>Das Zuhören konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>What there is to listen to cannot be listed.</source>
        <translation>Die Tonquellen können nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>The settings could not be kept.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>AppearanceDock</name>
    <message>
        <source>Appearance of the captions</source>
        <translation>Aussehen der Untertitel</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Ready-made look</source>
        <translation>Fertiges Aussehen</translation>
    </message>
    <message>
        <source>&amp;Look:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>&amp;Schriftart:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Weight:</source>
        <translation>&amp;Stärke:</translation>
    </message>
    <message>
        <source>Set off &amp;by:</source>
        <translation>Hervorhe&amp;ben durch:</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>Fa&amp;rbe:</translation>
    </message>
    <message>
        <source>Opacit&amp;y:</source>
        <translation>DeckDec&amp;kraftamp;kraft:</translation>
    </message>
    <message>
        <source>Opacity of everyt&amp;hing:</source>
        <translation>Deckkraft insgesam&amp;t:</translation>
    </message>
    <message>
        <source>Number &amp;in the overlay:</source>
        <translation>Anzahl &amp;in der Einblendung:</translation>
    </message>
    <message>
        <source>Len&amp;gth in letters:</source>
        <translation>Län&amp;ge in Buchstaben:</translation>
    </message>
    <message>
        <source>Spacing:</source>
        <translation>Abstand:</translation>
    </message>
    <message>
        <source>Lines begin:</source>
        <translation>Zeilen beginnen:</translation>
    </message>
    <message>
        <source>Outline or shadow</source>
        <translation>Umriss oder Schatten</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>F&amp;arbe:</translation>
    </message>
    <message>
        <source>Edge colo&amp;ur:</source>
        <translation>Ra&amp;ndfarbe:</translation>
    </message>
    <message>
        <source>All letters as ca&amp;pitals</source>
        <translation>Alles in &amp;Großbuchstaben</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Of the overlay with its letters. The lower, the more is seen through it.</source>
        <translation>Der Einblendung samt Schrift. Je niedriger, desto mehr scheint durch.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Of the overlay. 32 to 42 letters are the easiest to read.</source>
        <translation>Der Einblendung. 32 bis 42 Buchstaben lesen sich am leichtesten.</translation>
    </message>
</context>
<context>
    <name>Contrast</name>
    <message>
        <source>These captions are hard to read over light windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Diese Untertitel sind über hellen Fenstern schwer zu lesen: Ihr Kontrast ist {contrast} zu 1, nötig ist {readable} zu 1.</translation>
    </message>
    <message>
        <source>These captions are hard to read over dark windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Diese Untertitel sind über dunklen Fenstern schwer zu lesen: Ihr Kontrast ist {contrast} zu 1, nötig ist {readable} zu 1.</translation>
    </message>
    <message>
        <source>These captions are hard to read: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Diese Untertitel sind schwer zu lesen: Ihr Kontrast ist {contrast} zu 1, nötig ist {readable} zu 1.</translation>
    </message>
    <message>
        <source>Choose black letters.</source>
        <translation>Wählen Sie schwarze Schrift.</translation>
    </message>
    <message>
        <source>Choose white letters.</source>
        <translation>Wählen Sie weiße Schrift.</translation>
    </message>
    <message>
        <source>Make the background {percent} % opaque.</source>
        <translation>Stellen Sie den Hintergrund auf {percent} % Deckkraft.</translation>
    </message>
    <message>
        <source>Make the whole overlay opaque.</source>
        <translation>Machen Sie die ganze Einblendung deckend.</translation>
    </message>
</context>
<context>
    <name>ContrastBox</name>
    <message>
        <source>Make it re&amp;adable</source>
        <translation>Lesb&amp;ar machen</translation>
    </message>
    <message>
        <source>Easy to read over any window: the contrast is {contrast} to 1.</source>
        <translation>Über jedem Fenster gut lesbar: Der Kontrast ist {contrast} zu 1.</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>DelayPicker</name>
    <message>
        <source>Delay</source>
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>Text that comes later has fewer mistakes. Applies at once.</source>
        <translation>Text, der später kommt, hat weniger Fehler. Gilt sofort.</translation>
    </message>
    <message>
        <source>&amp;Delay:</source>
        <translation>&amp;Verzögerung:</translation>
    </message>
</context>
<context>
    <name>Delays</name>
    <message>
        <source>{seconds} s behind</source>
        <translation>{seconds} s später</translation>
    </message>
    <message>
        <source>quickest</source>
        <translation>am schnellsten</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgewogen</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>sorgfältig</translation>
    </message>
    <message>
        <source>most accurate</source>
        <translation>am genauesten</translation>
    </message>
    <message>
        <source>{delay}: {meaning}</source>
        <translation>{delay}: {meaning}</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>The language changes when Voxcap is started the next time.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Voxcap.</translation>
    </message>
</context>
<context>
    <name>DiagnosticsWindow</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save report...</source>
        <translation>Bericht &amp;speichern …</translation>
    </message>
    <message>
        <source>Making the report...</source>
        <translation>Der Bericht wird erstellt …</translation>
    </message>
    <message>
        <source>The report could not be made: {reason}</source>
        <translation>Der Bericht konnte nicht erstellt werden: {reason}</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Saved in {path}.</source>
        <translation>Gespeichert in {path}.</translation>
    </message>
    <message>
        <source>The report could not be saved in {path}: {reason}</source>
        <translation>Der Bericht konnte nicht in {path} gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>A text with all figures, versions and the log, without a word that was said</source>
        <translation>Ein Text mit allen Werten, Versionen und dem Protokoll, ohne ein Wort von dem, was gesagt wurde</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message>
        <source>Voxcap is ready</source>
        <translation>Voxcap ist bereit</translation>
    </message>
    <message>
        <source>Everything can be changed later, in the window and its menus.</source>
        <translation>Alles lässt sich später ändern, im Fenster und in seinen Menüs.</translation>
    </message>
    <message>
        <source>&amp;Listen at once</source>
        <translation>Sofort &amp;zuhören</translation>
    </message>
    <message>
        <source>What was said is kept as text in {folder}, and nowhere else. You find it in the list of sessions, where it can be exported and deleted.</source>
        <translation>Was gesagt wurde, wird als Text in {folder} aufbewahrt und nirgends sonst. Sie finden es in der Liste der Sitzungen; dort können Sie es exportieren und löschen.</translation>
    </message>
    <message>
        <source>Press Finish and count from one to nine, in English: the demo model knows no other words.</source>
        <translation>Drücken Sie auf „Fertig“ und zählen Sie auf Englisch von „one“ bis „nine“: Das Demomodell kennt keine anderen Wörter.</translation>
    </message>
    <message>
        <source>Press Finish and speak, or play something that is spoken.</source>
        <translation>Drücken Sie auf „Fertig“ und sprechen Sie, oder spielen Sie etwas Gesprochenes ab.</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Press Resume, and speak.</source>
        <translation>Drücken Sie auf „Fortsetzen“ und sprechen Sie.</translation>
    </message>
    <message>
        <source>Speak, and your words appear here.</source>
        <translation>Sprechen Sie, dann erscheinen Ihre Worte hier.</translation>
    </message>
    <message>
        <source>Choose a sound first.</source>
        <translation>Wählen Sie zuerst eine Tonquelle.</translation>
    </message>
    <message>
        <source>Pick a microphone, or what the computer plays, above.</source>
        <translation>Wählen Sie oben ein Mikrofon oder das, was der Computer abspielt.</translation>
    </message>
    <message>
        <source>Press Start, and speak.</source>
        <translation>Drücken Sie auf „Starten“ und sprechen Sie.</translation>
    </message>
    <message>
        <source>The demo model knows the digits: count from one to nine.</source>
        <translation>Das Demomodell kennt die englischen Ziffern: Zählen Sie von „one“ bis „nine“.</translation>
    </message>
    <message>
        <source>Nothing of it leaves this computer.</source>
        <translation>Nichts davon verlässt diesen Computer.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text with times</source>
        <translation>Text mit Zeiten</translation>
    </message>
    <message>
        <source>SubRip subtitles</source>
        <translation>SubRip-Untertitel</translation>
    </message>
    <message>
        <source>WebVTT subtitles</source>
        <translation>WebVTT-Untertitel</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON-Daten</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Export captions</source>
        <translation>Untertitel exportieren</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Memory is short: close other programs, and try again.</source>
        <translation>Der Speicher ist knapp: Schließen Sie andere Programme und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The system says: {reason}. Mend that, and try again.</source>
        <translation>Das System meldet: {reason}. Beheben Sie das und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This is a fault in Voxcap ({fault}). Try again; if it stays so, send in the report that Diagnostics makes.</source>
        <translation>Das ist ein Fehler in Voxcap ({fault}). Versuchen Sie es erneut; bleibt es dabei, senden Sie den Bericht ein, den die Diagnose erstellt.</translation>
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
        <translation>In Voxcap ist etwas schiefgegangen. Was bisher gesagt wurde, ist sicher.</translation>
    </message>
    <message>
        <source>The transcript is kept in {folder}. You can go on; if something does not work any more, quit Voxcap and start it again.</source>
        <translation>Die Mitschrift liegt in {folder}. Sie können weitermachen; funktioniert etwas nicht mehr, beenden Sie Voxcap und starten Sie es neu.</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>&amp;Protokoll zeigen</translation>
    </message>
</context>
<context>
    <name>FigurePlot</name>
    <message>
        <source>Nothing has been measured yet</source>
        <translation>Noch nichts gemessen</translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation>vor {seconds} s</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Sound: {source}</source>
        <translation>Ton: {source}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Spracherkennung</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>Modell wird geladen</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>hört zu</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird beendet</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Listened</source>
        <translation>Zugehört</translation>
    </message>
    <message>
        <source>Chosen delay</source>
        <translation>Gewählte Verzögerung</translation>
    </message>
    <message>
        <source>From sound to text</source>
        <translation>Vom Ton zum Text</translation>
    </message>
    <message>
        <source>Sound that waits</source>
        <translation>Wartender Ton</translation>
    </message>
    <message>
        <source>Windows answer late by</source>
        <translation>Fenster antworten verspätet um</translation>
    </message>
    <message>
        <source>Loading the model took</source>
        <translation>Laden des Modells dauerte</translation>
    </message>
    <message>
        <source>Tokens in a step at most</source>
        <translation>Token je Schritt höchstens</translation>
    </message>
    <message>
        <source>Engine starts after errors</source>
        <translation>Neustarts nach Fehlern</translation>
    </message>
    <message>
        <source>Sources mixed into one</source>
        <translation>Quellen zu einer gemischt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Pegel</translation>
    </message>
    <message>
        <source>Sample rate</source>
        <translation>Abtastrate</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Blocks captured</source>
        <translation>Aufgenommene Blöcke</translation>
    </message>
    <message>
        <source>Losses on the way</source>
        <translation>Verluste unterwegs</translation>
    </message>
    <message>
        <source>Never captured</source>
        <translation>Nie aufgenommen</translation>
    </message>
    <message>
        <source>Device opened anew</source>
        <translation>Gerät neu geöffnet</translation>
    </message>
    <message>
        <source>Silence left out</source>
        <translation>Ausgelassene Stille</translation>
    </message>
    <message>
        <source>Sound left out</source>
        <translation>Ausgelassener Ton</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>Gewählt, weil</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Real-time factor</source>
        <translation>Echtzeitfaktor</translation>
    </message>
    <message>
        <source>Load, all sources</source>
        <translation>Auslastung, alle Quellen</translation>
    </message>
    <message>
        <source>A step takes</source>
        <translation>Ein Schritt dauert</translation>
    </message>
    <message>
        <source>80 ms of sound, {part}</source>
        <translation>80 ms Ton, {part}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Streams in a step</source>
        <translation>Ströme je Schritt</translation>
    </message>
    <message>
        <source>Tokens with text, without</source>
        <translation>Token mit Text, ohne</translation>
    </message>
    <message>
        <source>Tokens encoded</source>
        <translation>Kodierte Token</translation>
    </message>
    <message>
        <source>Decoder positions</source>
        <translation>Decoder-Positionen</translation>
    </message>
    <message>
        <source>Helped out of silence</source>
        <translation>Aus dem Schweigen geholt</translation>
    </message>
    <message>
        <source>Fresh starts</source>
        <translation>Neuanfänge</translation>
    </message>
    <message>
        <source>Cache blocks</source>
        <translation>Cache-Blöcke</translation>
    </message>
    <message>
        <source>Memory of Voxcap</source>
        <translation>Speicher von Voxcap</translation>
    </message>
    <message>
        <source>{stream}: tokens with text, without, in a row</source>
        <translation>{stream}: Token mit Text, ohne, in Folge</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Figures</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>What was measured of the session, of each source and of the engine</source>
        <translation>Was an der Sitzung, jeder Quelle und der Spracherkennung gemessen wurde</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>InterfacePage</name>
    <message>
        <source>Interface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Takes effect when Voxcap is started the next time.</source>
        <translation>Gilt ab dem nächsten Start von Voxcap.</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>At hand</source>
        <translation>Zur Hand</translation>
    </message>
    <message>
        <source>&amp;Icon in the system&apos;s tray</source>
        <translation>S&amp;ymbol im Infobereich des Systems</translation>
    </message>
    <message>
        <source>Shows the state; starts and stops captions.</source>
        <translation>Zeigt den Zustand; startet und stoppt Untertitel.</translation>
    </message>
    <message>
        <source>This desktop has no tray now. The icon comes as soon as there is one.</source>
        <translation>Dieser Desktop hat zurzeit keinen Infobereich. Das Symbol kommt, sobald es einen gibt.</translation>
    </message>
    <message>
        <source>&amp;Tell new captions to screen readers</source>
        <translation>Neue Untertitel an &amp;Bildschirmleser melden</translation>
    </message>
    <message>
        <source>Has no effect where no screen reader runs.</source>
        <translation>Ohne laufenden Bildschirmleser ohne Wirkung.</translation>
    </message>
</context>
<context>
    <name>LatencyPlot</name>
    <message>
        <source>How late text is, in seconds</source>
        <translation>Wie spät der Text kommt, in Sekunden</translation>
    </message>
    <message>
        <source>from sound to text</source>
        <translation>vom Ton zum Text</translation>
    </message>
    <message>
        <source>sound that waits</source>
        <translation>wartender Ton</translation>
    </message>
</context>
<context>
    <name>LivePage</name>
    <message>
        <source>New session, {time}</source>
        <translation>Neue Sitzung, {time}</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>↓ Jump to live</source>
        <translation>↓ Zum Neuesten</translation>
    </message>
    <message>
        <source>Jump to live</source>
        <translation>Zum Neuesten springen</translation>
    </message>
    <message>
        <source>Shows the newest words again.</source>
        <translation>Zeigt wieder die neuesten Worte.</translation>
    </message>
</context>
<context>
    <name>MainActions</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Sessions...</source>
        <translation>S&amp;itzungen …</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;times</source>
        <translation>Mit &amp;Zeiten kopieren</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Show &amp;times</source>
        <translation>&amp;Zeiten zeigen</translation>
    </message>
    <message>
        <source>Show s&amp;peakers</source>
        <translation>&amp;Sprecher zeigen</translation>
    </message>
    <message>
        <source>&amp;Jump to live</source>
        <translation>Zum &amp;Neuesten springen</translation>
    </message>
    <message>
        <source>Captions on &amp;top of other windows</source>
        <translation>Untertitel &amp;über anderen Fenstern</translation>
    </message>
    <message>
        <source>L&amp;ock them in place</source>
        <translation>Dort &amp;festhalten</translation>
    </message>
    <message>
        <source>Appearance of the &amp;captions</source>
        <translation>Aussehen der &amp;Untertitel</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Diagnostics</source>
        <translation>&amp;Diagnose</translation>
    </message>
    <message>
        <source>Set &amp;up again...</source>
        <translation>Neu ein&amp;richten …</translation>
    </message>
    <message>
        <source>&amp;About Voxcap</source>
        <translation>Ü&amp;ber Voxcap</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sitzung</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Wird beendet …</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
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
        <translation>Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>About Voxcap</source>
        <translation>Über Voxcap</translation>
    </message>
    <message>
        <source>Voxcap {version}</source>
        <translation>Voxcap {version}</translation>
    </message>
    <message>
        <source>Captions what is said, on this computer alone. Nothing of it is sent anywhere.</source>
        <translation>Untertitelt, was gesagt wird, allein auf diesem Computer. Nichts davon wird irgendwohin gesendet.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>No model can be read there.</source>
        <translation>Dort lässt sich kein Modell lesen.</translation>
    </message>
    <message>
        <source>A whole model in {owner}&apos;s format: {parameters} million parameters, {megabytes} MB.</source>
        <translation>Ein vollständiges Modell im Format von {owner}: {parameters} Millionen Parameter, {megabytes} MB.</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Choose a &amp;folder...</source>
        <translation>&amp;Ordner wählen …</translation>
    </message>
    <message>
        <source>Use the &amp;demo model</source>
        <translation>&amp;Demomodell verwenden</translation>
    </message>
    <message>
        <source>The demo model, which knows English digits</source>
        <translation>Das Demomodell, das englische Ziffern kennt</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>Der Ordner wird geprüft …</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Ordner des Modells</translation>
    </message>
    <message>
        <source>{folder} was not taken. {reason}</source>
        <translation>{folder} wurde nicht übernommen. {reason}</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Which model should understand speech?</source>
        <translation>Welches Modell soll die Sprache verstehen?</translation>
    </message>
    <message>
        <source>A model turns sound into words, on this computer.</source>
        <translation>Ein Modell macht aus Ton Worte, auf diesem Computer.</translation>
    </message>
    <message>
        <source>The &amp;demo model: ready now</source>
        <translation>Das &amp;Demomodell: sofort bereit</translation>
    </message>
    <message>
        <source>A model in a &amp;folder</source>
        <translation>Ein Modell in einem &amp;Ordner</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Ordner des Modells</translation>
    </message>
    <message>
        <source>Folder of a Voxtral Realtime model</source>
        <translation>Ordner eines Voxtral-Realtime-Modells</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Dur&amp;chsuchen …</translation>
    </message>
    <message>
        <source>It is small and only knows English digits. Count from one to nine to see how captions come.</source>
        <translation>Es ist klein und kennt nur englische Ziffern. Zählen Sie von „one“ bis „nine“, um zu sehen, wie Untertitel entstehen.</translation>
    </message>
    <message>
        <source>The full model, Voxtral-Mini-4B-Realtime-2602, knows 13 languages and needs a fast computer. Choose the folder that holds its files.</source>
        <translation>Das volle Modell, Voxtral-Mini-4B-Realtime-2602, kennt 13 Sprachen und braucht einen schnellen Computer. Wählen Sie den Ordner mit seinen Dateien.</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>Der Ordner wird geprüft …</translation>
    </message>
    <message>
        <source>No model can be read there: {reason}</source>
        <translation>Dort lässt sich kein Modell lesen: {reason}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{duration} not captured: {reason}</source>
        <translation>{duration} nicht aufgenommen: {reason}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>STARTING</source>
        <translation>STARTET</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation>ANGEHALTEN</translation>
    </message>
    <message>
        <source>BEHIND {seconds} s</source>
        <translation>{seconds} s IM RÜCKSTAND</translation>
    </message>
    <message>
        <source>STOPPING</source>
        <translation>WIRD BEENDET</translation>
    </message>
    <message>
        <source>STOPPED</source>
        <translation>BEENDET</translation>
    </message>
</context>
<context>
    <name>OverlayHeader</name>
    <message>
        <source>Hide the overlay</source>
        <translation>Einblendung ausblenden</translation>
    </message>
    <message>
        <source>Hide the overlay; captions go on in the window</source>
        <translation>Einblendung ausblenden; die Untertitel laufen im Fenster weiter</translation>
    </message>
    <message>
        <source>Go on with captions</source>
        <translation>Untertitel fortsetzen</translation>
    </message>
    <message>
        <source>Pause captions</source>
        <translation>Untertitel anhalten</translation>
    </message>
</context>
<context>
    <name>OverlayLimits</name>
    <message>
        <source>This desktop (Wayland) lets no program keep its window above all others. Choose &quot;Always on top&quot; in the menu that your desktop has for the overlay&apos;s window, or start Voxcap with QT_QPA_PLATFORM=xcb.</source>
        <translation>Dieser Desktop (Wayland) erlaubt keinem Programm, sein Fenster über allen anderen zu halten. Wählen Sie „Immer im Vordergrund“ im Menü, das Ihr Desktop für das Fenster der Einblendung hat, oder starten Sie Voxcap mit QT_QPA_PLATFORM=xcb.</translation>
    </message>
    <message>
        <source>This desktop (Wayland) chooses the place of windows itself, so the overlay&apos;s place cannot be kept. It can be dragged.</source>
        <translation>Dieser Desktop (Wayland) bestimmt den Platz von Fenstern selbst, daher kann der Platz der Einblendung nicht beibehalten werden. Sie lässt sich ziehen.</translation>
    </message>
    <message>
        <source>Nothing mixes windows on this desktop, so the overlay cannot be seen through. Switch on your desktop&apos;s compositor, or start one such as picom.</source>
        <translation>Auf diesem Desktop mischt nichts die Fenster, daher kann die Einblendung nicht durchscheinen. Schalten Sie den Compositor Ihres Desktops ein oder starten Sie einen wie picom.</translation>
    </message>
    <message>
        <source>macOS hides the overlay behind a program in full screen. Use that program in a window.</source>
        <translation>macOS verdeckt die Einblendung hinter einem Programm im Vollbild. Verwenden Sie dieses Programm in einem Fenster.</translation>
    </message>
    <message>
        <source>This system offers no way to keep one window out of screen shares. Share a single window or another screen instead.</source>
        <translation>Dieses System bietet keine Möglichkeit, ein Fenster von Bildschirmfreigaben auszunehmen. Geben Sie stattdessen ein einzelnes Fenster oder einen anderen Bildschirm frei.</translation>
    </message>
</context>
<context>
    <name>OverlayPage</name>
    <message>
        <source>Overlay</source>
        <translation>Einblendung</translation>
    </message>
    <message>
        <source>Captions on top of other windows</source>
        <translation>Untertitel über anderen Fenstern</translation>
    </message>
    <message>
        <source>&amp;Show them while listening</source>
        <translation>Beim Zuhören &amp;anzeigen</translation>
    </message>
    <message>
        <source>&amp;Lock them in place</source>
        <translation>An ihrem Platz &amp;festhalten</translation>
    </message>
    <message>
        <source>Clicks go to what is behind them. Unlock them here or in the menu of the window.</source>
        <translation>Klicks gehen an das, was dahinter liegt. Lösen Sie sie hier oder im Menü des Fensters.</translation>
    </message>
    <message>
        <source>&amp;Hide them while nobody speaks</source>
        <translation>Au&amp;sblenden, solange niemand spricht</translation>
    </message>
    <message>
        <source>&amp;Remove lines after silence of:</source>
        <translation>Zeilen &amp;entfernen nach Stille von:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Put them back at the bottom of the screen</source>
        <translation>An den unteren Bildschirmrand &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>What this desktop does not let them do</source>
        <translation>Was dieser Desktop nicht zulässt</translation>
    </message>
    <message>
        <source>Screen shares</source>
        <translation>Bildschirmfreigaben</translation>
    </message>
    <message>
        <source>You see them, those you share your screen with do not.</source>
        <translation>Sie sehen sie; wem Sie Ihren Bildschirm zeigen, sieht sie nicht.</translation>
    </message>
    <message>
        <source>Keep &amp;them out of screen shares</source>
        <translation>Von &amp;Bildschirmfreigaben ausnehmen</translation>
    </message>
</context>
<context>
    <name>OverlayWindow</name>
    <message>
        <source>Voxcap captions</source>
        <translation>Voxcap-Untertitel</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Untertitel</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Noch wurde nichts gemessen.</translation>
    </message>
    <message>
        <source>Text comes {latency} s after the sound, at most {largest} s in the last two minutes. {behind} s of sound wait, at most {most_behind} s.</source>
        <translation>Text kommt {latency} s nach dem Ton, höchstens {largest} s in den letzten zwei Minuten. {behind} s Ton warten, höchstens {most_behind} s.</translation>
    </message>
    <message>
        <source>80 ms of sound take {work} ms of work, at most {largest} ms in the last two minutes. Most of it goes into: {part}.</source>
        <translation>80 ms Ton kosten {work} ms Arbeit, höchstens {largest} ms in den letzten zwei Minuten. Das meiste davon: {part}.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>White on black</source>
        <translation>Weiß auf Schwarz</translation>
    </message>
    <message>
        <source>Yellow on black</source>
        <translation>Gelb auf Schwarz</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Schwarz auf Weiß</translation>
    </message>
    <message>
        <source>Dark on cream</source>
        <translation>Dunkel auf Creme</translation>
    </message>
    <message>
        <source>Soft dark</source>
        <translation>Sanft dunkel</translation>
    </message>
    <message>
        <source>Outlined, no background</source>
        <translation>Mit Umriss, ohne Hintergrund</translation>
    </message>
    <message>
        <source>Large and bold</source>
        <translation>Groß und fett</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the captions</source>
        <translation>Vorschau der Untertitel</translation>
    </message>
    <message>
        <source>This is how captions look while somebody speaks.</source>
        <translation>So sehen Untertitel aus, während jemand spricht.</translation>
    </message>
    <message>
        <source>Words that may still change have dots below them.</source>
        <translation>Wörter, die sich noch ändern können, haben Punkte darunter.</translation>
    </message>
</context>
<context>
    <name>RecognitionPage</name>
    <message>
        <source>Recognition</source>
        <translation>Erkennung</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Modell:</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Verzögerung</translation>
    </message>
    <message>
        <source>&amp;Text comes:</source>
        <translation>&amp;Text kommt:</translation>
    </message>
    <message>
        <source>Text that comes later has fewer mistakes. Applies at once.</source>
        <translation>Text, der später kommt, hat weniger Fehler. Gilt sofort.</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>&amp;Precision:</source>
        <translation>&amp;Genauigkeit:</translation>
    </message>
    <message>
        <source>As many as suit the model</source>
        <translation>So viele, wie zum Modell passen</translation>
    </message>
    <message>
        <source>Th&amp;reads:</source>
        <translation>Th&amp;reads:</translation>
    </message>
    <message>
        <source>While listening, another model, precision or number begins a new session.</source>
        <translation>Während des Zuhörens beginnt mit anderem Modell, anderer Genauigkeit oder Zahl eine neue Sitzung.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search the captions</source>
        <translation>Untertitel durchsuchen</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Fundstellen</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ends the search.</source>
        <translation>Beendet die Suche.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>going on now</source>
        <translation>läuft gerade</translation>
    </message>
    <message>
        <source>cut off; nothing that was kept is lost</source>
        <translation>abgebrochen; nichts Aufbewahrtes ist verloren</translation>
    </message>
    <message>
        <source>damaged: {problem}</source>
        <translation>beschädigt: {problem}</translation>
    </message>
</context>
<context>
    <name>SessionsDialog</name>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Alle Sitzungen durchsuchen</translation>
    </message>
    <message>
        <source>Give this session a title</source>
        <translation>Dieser Sitzung einen Titel geben</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titel der Sitzung</translation>
    </message>
    <message>
        <source>What was said in the session.</source>
        <translation>Was in der Sitzung gesagt wurde.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Abschließen</translation>
    </message>
    <message>
        <source>This session was cut off. Finishing marks it as complete.</source>
        <translation>Diese Sitzung wurde abgebrochen. Abschließen kennzeichnet sie als vollständig.</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>&amp;Löschen …</translation>
    </message>
    <message>
        <source>Nothing was said</source>
        <translation>Nichts wurde gesagt</translation>
    </message>
    <message>
        <source>{started}, {facts}</source>
        <translation>{started}, {facts}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no sessions yet. What is said is kept here from now on.</source>
        <translation>Es gibt noch keine Sitzungen. Was gesagt wird, wird ab jetzt hier aufbewahrt.</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>Sitzung löschen</translation>
    </message>
    <message>
        <source>Delete this session for good?</source>
        <translation>Diese Sitzung endgültig löschen?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
</context>
<context>
    <name>SettingChoices</name>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>Halbfett</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Sehr fett</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>An outline</source>
        <translation>Ein Umriss</translation>
    </message>
    <message>
        <source>A shadow</source>
        <translation>Ein Schatten</translation>
    </message>
    <message>
        <source>At the start of the line</source>
        <translation>Am Zeilenanfang</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Zentriert</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>What suits this computer</source>
        <translation>Was zu diesem Computer passt</translation>
    </message>
    <message>
        <source>16 bits: half the memory (bfloat16)</source>
        <translation>16 Bit: halber Speicher (bfloat16)</translation>
    </message>
    <message>
        <source>32 bits: most exact (float32)</source>
        <translation>32 Bit: am genauesten (float32)</translation>
    </message>
    <message>
        <source>The system&apos;s language</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>{language} (not translated)</source>
        <translation>{language} (nicht übersetzt)</translation>
    </message>
    <message>
        <source>{font} (comes with Voxcap)</source>
        <translation>{font} (gehört zu Voxcap)</translation>
    </message>
    <message>
        <source>{font} (not on this computer)</source>
        <translation>{font} (nicht auf diesem Computer)</translation>
    </message>
</context>
<context>
    <name>SettingsNotice</name>
    <message>
        <source>{names} and others</source>
        <translation>{names} und andere</translation>
    </message>
    <message numerus="yes">
        <source>%n settings could not be used and have their defaults: {names}.</source>
        <translation>
            <numerusform>%n Einstellung war unbrauchbar und hat ihren Standardwert: {names}.</numerusform>
            <numerusform>%n Einstellungen waren unbrauchbar und haben ihre Standardwerte: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. The old file is kept as {name}.</source>
        <translation>Ihre Einstellungen konnten nicht gelesen werden, daher startet Voxcap mit den Standardwerten. Die alte Datei bleibt als {name} erhalten.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. See whether you may read and change {path}.</source>
        <translation>Ihre Einstellungen konnten nicht gelesen werden, daher startet Voxcap mit den Standardwerten. Prüfen Sie, ob Sie {path} lesen und ändern dürfen.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Bac&amp;k to defaults</source>
        <translation>Auf Standardwerte &amp;zurück</translation>
    </message>
    <message>
        <source>All that is on this page, as it was at first</source>
        <translation>Alles auf dieser Seite, wie es anfangs war</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SetupWizard</name>
    <message>
        <source>Setting up Voxcap</source>
        <translation>Voxcap einrichten</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Set up &amp;later</source>
        <translation>&amp;Später einrichten</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Start or stop</source>
        <translation>Starten oder stoppen</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Anhalten oder fortsetzen</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>Einblendung zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Lock or unlock the overlay</source>
        <translation>Einblendung sperren oder entsperren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Jump to live</source>
        <translation>Zum Neuesten springen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Copy with times</source>
        <translation>Mit Zeiten kopieren</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Show times</source>
        <translation>Zeiten zeigen</translation>
    </message>
    <message>
        <source>These keys cannot be used. Press others.</source>
        <translation>Diese Tasten können nicht verwendet werden. Drücken Sie andere.</translation>
    </message>
    <message>
        <source>{keys} alone is needed for writing and moving. Hold Ctrl or Alt with it.</source>
        <translation>{keys} allein wird zum Schreiben und Bewegen gebraucht. Halten Sie Strg oder Alt dazu.</translation>
    </message>
    <message>
        <source>{keys} is taken by &quot;{action}&quot;. Press others, or free these there first.</source>
        <translation>{keys} ist durch „{action}“ belegt. Drücken Sie andere Tasten oder geben Sie diese dort zuerst frei.</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Choose a field and press the keys. The cross in it frees its keys.</source>
        <translation>Wählen Sie ein Feld und drücken Sie die Tasten. Das Kreuz darin gibt sie frei.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>What lines are called</source>
        <translation>Wie Zeilen heißen</translation>
    </message>
    <message>
        <source>Of the &amp;microphone:</source>
        <translation>Des &amp;Mikrofons:</translation>
    </message>
    <message>
        <source>Of what the &amp;computer plays:</source>
        <translation>Von dem, was der &amp;Computer abspielt:</translation>
    </message>
    <message>
        <source>Shown where two sounds are heard, from the next session on.</source>
        <translation>Wird gezeigt, wenn zwei Quellen gehört werden, ab der nächsten Sitzung.</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>&amp;Rest in long silences</source>
        <translation>In langer Stille &amp;ruhen</translation>
    </message>
    <message>
        <source>Uses much less of the computer while nobody speaks.</source>
        <translation>Beansprucht den Computer viel weniger, solange niemand spricht.</translation>
    </message>
    <message>
        <source>Leave sound out when &amp;behind by:</source>
        <translation>Ton auslassen bei Rück&amp;stand von:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A computer that is too slow falls behind what is said. It then leaves sound out to catch up, and says so in the captions.</source>
        <translation>Ein zu langsamer Computer gerät in Rückstand. Dann lässt er Ton aus, um aufzuholen, und sagt das in den Untertiteln.</translation>
    </message>
    <message>
        <source>What should Voxcap listen to?</source>
        <translation>Was soll Voxcap hören?</translation>
    </message>
    <message>
        <source>Speak, and play something: the bars show whether Voxcap can hear it.</source>
        <translation>Sprechen Sie und spielen Sie etwas ab: Die Balken zeigen, ob Voxcap es hört.</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>&amp;Mikrofon</translation>
    </message>
    <message>
        <source>What this &amp;computer plays</source>
        <translation>Was dieser &amp;Computer abspielt</translation>
    </message>
    <message>
        <source>Look for devices &amp;again</source>
        <translation>Erneut nach &amp;Geräten suchen</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Geräte werden gesucht …</translation>
    </message>
    <message>
        <source>Choose at least one sound.</source>
        <translation>Wählen Sie mindestens eine Tonquelle.</translation>
    </message>
</context>
<context>
    <name>SoundTest</name>
    <message>
        <source>Opening...</source>
        <translation>Wird geöffnet …</translation>
    </message>
    <message>
        <source>No sound arrives.</source>
        <translation>Es kommt kein Ton an.</translation>
    </message>
    <message>
        <source>Nothing is playing.</source>
        <translation>Es wird nichts abgespielt.</translation>
    </message>
    <message>
        <source>Only complete silence arrives: muted, or not allowed?</source>
        <translation>Es kommt nur völlige Stille an: stummgeschaltet oder nicht erlaubt?</translation>
    </message>
    <message>
        <source>It works, but nothing is heard.</source>
        <translation>Es funktioniert, aber nichts ist zu hören.</translation>
    </message>
    <message>
        <source>It is heard.</source>
        <translation>Es ist zu hören.</translation>
    </message>
    <message>
        <source>It cannot be used.</source>
        <translation>Es kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Pegel</translation>
    </message>
    <message>
        <source>Not listened to.</source>
        <translation>Wird nicht gehört.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No microphone</source>
        <translation>Kein Mikrofon</translation>
    </message>
    <message>
        <source>Default microphone</source>
        <translation>Standardmikrofon</translation>
    </message>
    <message>
        <source>Nothing the computer plays</source>
        <translation>Nichts von diesem Computer</translation>
    </message>
    <message>
        <source>Everything this computer plays</source>
        <translation>Alles, was dieser Computer abspielt</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Nur {application}</translation>
    </message>
    <message>
        <source>{name} (not there now)</source>
        <translation>{name} (zurzeit nicht da)</translation>
    </message>
</context>
<context>
    <name>SourceMeter</name>
    <message>
        <source>Level of {name}</source>
        <translation>Pegel von {name}</translation>
    </message>
</context>
<context>
    <name>SourcePicker</name>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Whose words are captioned as yours.</source>
        <translation>Dessen Worte als Ihre untertitelt werden.</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Ton des Computers</translation>
    </message>
    <message>
        <source>What of this computer&apos;s sound is captioned, such as a meeting.</source>
        <translation>Welcher Ton dieses Computers untertitelt wird, etwa eine Besprechung.</translation>
    </message>
    <message>
        <source>&amp;Microphone:</source>
        <translation>&amp;Mikrofon:</translation>
    </message>
    <message>
        <source>&amp;Computer:</source>
        <translation>&amp;Computer:</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>It also keeps up with two sources. Nothing has to be changed.</source>
        <translation>Er kommt auch mit zwei Quellen mit. Nichts muss geändert werden.</translation>
    </message>
    <message>
        <source>This computer is fast enough to caption live.</source>
        <translation>Dieser Computer ist schnell genug für Live-Untertitel.</translation>
    </message>
    <message>
        <source>This computer captions live {times} times faster than needed.</source>
        <translation>Dieser Computer untertitelt live {times}-mal schneller als nötig.</translation>
    </message>
    <message>
        <source>This computer keeps up with one source, but not with two.</source>
        <translation>Dieser Computer kommt mit einer Quelle mit, aber nicht mit zweien.</translation>
    </message>
    <message>
        <source>Go on listening to one source.</source>
        <translation>Hören Sie weiter eine Quelle.</translation>
    </message>
    <message>
        <source>Listen to the microphone or to what the computer plays, not to both.</source>
        <translation>Hören Sie das Mikrofon oder das, was der Computer abspielt, nicht beides.</translation>
    </message>
    <message>
        <source>This computer only just keeps up with one source.</source>
        <translation>Dieser Computer kommt mit einer Quelle nur knapp mit.</translation>
    </message>
    <message>
        <source>Close other programs while you listen, and let captions fall behind by up to {seconds} s rather than leave sound out.</source>
        <translation>Schließen Sie beim Zuhören andere Programme, und lassen Sie die Untertitel lieber bis zu {seconds} s zurückfallen, als Ton auszulassen.</translation>
    </message>
    <message>
        <source>This computer is {times} times too slow: captions would fall behind, and sound would be left out.</source>
        <translation>Dieser Computer ist {times}-mal zu langsam: Untertitel würden zurückfallen, und Ton würde ausgelassen.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the precision, and measure again.</source>
        <translation>Lassen Sie Voxcap die Genauigkeit wählen und messen Sie erneut.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the number of threads, and measure again.</source>
        <translation>Lassen Sie Voxcap die Zahl der Threads wählen und messen Sie erneut.</translation>
    </message>
    <message>
        <source>Let captions fall behind by up to {seconds} s; pauses in what is said let them catch up. A smaller model is better.</source>
        <translation>Lassen Sie die Untertitel bis zu {seconds} s zurückfallen; in Sprechpausen holen sie auf. Besser ist ein kleineres Modell.</translation>
    </message>
    <message>
        <source>Choose a smaller model, or record and transcribe afterwards, which may take its time.</source>
        <translation>Wählen Sie ein kleineres Modell, oder nehmen Sie auf und lassen Sie hinterher mitschreiben; das darf dauern.</translation>
    </message>
</context>
<context>
    <name>SpeedPage</name>
    <message>
        <source>Is this computer fast enough?</source>
        <translation>Ist dieser Computer schnell genug?</translation>
    </message>
    <message>
        <source>A test of about ten seconds tells whether captions keep up with speech.</source>
        <translation>Ein Test von etwa zehn Sekunden zeigt, ob die Untertitel mit der Sprache Schritt halten.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>S&amp;top measuring</source>
        <translation>Messung a&amp;bbrechen</translation>
    </message>
    <message>
        <source>Progress of the speed test</source>
        <translation>Fortschritt des Geschwindigkeitstests</translation>
    </message>
    <message>
        <source>&amp;Use the suggested setting</source>
        <translation>&amp;Vorgeschlagene Einstellung übernehmen</translation>
    </message>
    <message>
        <source>Loading the model and measuring...</source>
        <translation>Das Modell wird geladen und gemessen …</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>Erneut &amp;messen</translation>
    </message>
    <message>
        <source>The speed could not be measured.</source>
        <translation>Die Geschwindigkeit konnte nicht gemessen werden.</translation>
    </message>
    <message>
        <source>There is not enough memory for this model; choose a smaller one.</source>
        <translation>Für dieses Modell reicht der Speicher nicht; wählen Sie ein kleineres.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Setting up</source>
        <translation>Wird eingerichtet</translation>
    </message>
    <message>
        <source>Ready to listen</source>
        <translation>Bereit zum Zuhören</translation>
    </message>
    <message>
        <source>Loading the model; what is said meanwhile follows</source>
        <translation>Das Modell wird geladen; was inzwischen gesagt wird, folgt</translation>
    </message>
    <message>
        <source>Listening - {seconds} s behind, catching up</source>
        <translation>Hört zu – {seconds} s im Rückstand, holt auf</translation>
    </message>
    <message>
        <source>Paused - nothing is heard until you resume</source>
        <translation>Angehalten – bis zum Fortsetzen wird nichts gehört</translation>
    </message>
    <message>
        <source>Stopping; the last words are on their way</source>
        <translation>Wird beendet; die letzten Worte kommen noch</translation>
    </message>
    <message>
        <source>Stopped by a problem</source>
        <translation>Durch ein Problem beendet</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>wird geöffnet</translation>
    </message>
    <message>
        <source>nothing heard</source>
        <translation>nichts zu hören</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>no sound arrives</source>
        <translation>kein Ton kommt an</translation>
    </message>
    <message>
        <source>device lost</source>
        <translation>Gerät verloren</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>Hört zu</translation>
    </message>
    <message>
        <source>Listening - {seconds} s behind</source>
        <translation>Hört zu – {seconds} s dahinter</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>zu laut</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>zu hören</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Captions</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>Everything that was said, the newest at the end.</source>
        <translation>Alles, was gesagt wurde, das Neueste am Ende.</translation>
    </message>
    <message>
        <source>Copy with &amp;times</source>
        <translation>Mit &amp;Zeiten kopieren</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>S&amp;how window</source>
        <translation>&amp;Fenster zeigen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
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
            <numerusform>%n Sitzung wurde abgebrochen, als Voxcap zuletzt endete. Ihre Worte sind sicher.</numerusform>
            <numerusform>%n Sitzungen wurden abgebrochen, als Voxcap zuletzt endete. Ihre Worte sind sicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep as finished</source>
        <translation>Als abgeschlossen &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>{started}: {words}</source>
        <translation>{started}: {words}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>No sound arrives from {source}.</source>
        <translation>Von {source} kommt kein Ton.</translation>
    </message>
    <message>
        <source>See that it is plugged in and switched on, or choose another source.</source>
        <translation>Sehen Sie nach, ob es angeschlossen und eingeschaltet ist, oder wählen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>{source} gives complete silence, as if it were muted.</source>
        <translation>{source} liefert völlige Stille, als wäre es stummgeschaltet.</translation>
    </message>
    <message>
        <source>Unmute it, and see that programs may use it.</source>
        <translation>Heben Sie die Stummschaltung auf und prüfen Sie, ob Programme es verwenden dürfen.</translation>
    </message>
    <message>
        <source>{source} has not answered for {seconds} s.</source>
        <translation>{source} antwortet seit {seconds} s nicht.</translation>
    </message>
    <message>
        <source>Another program may hold it: close that, or choose another source.</source>
        <translation>Vielleicht belegt es ein anderes Programm: Schließen Sie dieses oder wählen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>Sound is lost on its way from the device: {count} times in a minute.</source>
        <translation>Auf dem Weg vom Gerät geht Ton verloren: {count}-mal in einer Minute.</translation>
    </message>
    <message>
        <source>Close other programs, or connect the device by cable and not through a hub.</source>
        <translation>Schließen Sie andere Programme, oder verbinden Sie das Gerät per Kabel und nicht über einen Hub.</translation>
    </message>
    <message>
        <source>Nothing has been heard for {seconds} s from {sources}.</source>
        <translation>Seit {seconds} s ist von {sources} nichts zu hören.</translation>
    </message>
    <message>
        <source>If somebody speaks or something plays, choose another source or turn it up.</source>
        <translation>Wenn jemand spricht oder etwas läuft, wählen Sie eine andere Quelle oder stellen Sie lauter.</translation>
    </message>
    <message>
        <source>There is sound, but nobody speaks in it.</source>
        <translation>Es ist Ton da, aber niemand spricht darin.</translation>
    </message>
    <message>
        <source>If somebody does, bring the microphone nearer or choose another source.</source>
        <translation>Wenn doch, bringen Sie das Mikrofon näher oder wählen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>The speech engine has not answered for {seconds} s.</source>
        <translation>Die Spracherkennung antwortet seit {seconds} s nicht.</translation>
    </message>
    <message>
        <source>Stop and start again; if it happens again, choose a smaller model.</source>
        <translation>Stoppen und starten Sie neu; geschieht es wieder, wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>This computer is too slow for the model: {work} ms of work for 80 ms of sound, most of it in the {part}.</source>
        <translation>Dieser Computer ist zu langsam für das Modell: {work} ms Arbeit für 80 ms Ton, das meiste davon: {part}.</translation>
    </message>
    <message>
        <source>Captions are {seconds} s behind.</source>
        <translation>Die Untertitel sind {seconds} s im Rückstand.</translation>
    </message>
    <message>
        <source>They are catching up: wait a little.</source>
        <translation>Sie holen auf: Warten Sie ein wenig.</translation>
    </message>
    <message>
        <source>Something else keeps this computer busy: close other programs.</source>
        <translation>Etwas anderes lastet diesen Computer aus: Schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>The sources are mixed into one: this computer cannot caption them one by one.</source>
        <translation>Die Quellen sind zu einer gemischt: Dieser Computer kann sie nicht einzeln untertiteln.</translation>
    </message>
    <message>
        <source>Listen to one source, or choose a smaller model; then start again.</source>
        <translation>Hören Sie nur eine Quelle oder wählen Sie ein kleineres Modell; starten Sie dann neu.</translation>
    </message>
    <message>
        <source>The windows of Voxcap answer {late} ms late.</source>
        <translation>Die Fenster von Voxcap antworten {late} ms zu spät.</translation>
    </message>
    <message>
        <source>Close other programs, or choose letters without outline and shadow.</source>
        <translation>Schließen Sie andere Programme, oder wählen Sie Schrift ohne Umriss und Schatten.</translation>
    </message>
    <message>
        <source>This computer only just keeps up: {work} ms of work for 80 ms of sound.</source>
        <translation>Dieser Computer kommt nur knapp mit: {work} ms Arbeit für 80 ms Ton.</translation>
    </message>
    <message>
        <source>sound preparation</source>
        <translation>Aufbereitung des Tons</translation>
    </message>
    <message>
        <source>encoder (listening)</source>
        <translation>Encoder (Zuhören)</translation>
    </message>
    <message>
        <source>adapter</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>decoder (writing)</source>
        <translation>Decoder (Schreiben)</translation>
    </message>
    <message>
        <source>choice of words</source>
        <translation>Wortwahl</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>{seconds} s of sound had to be left out.</source>
        <translation>{seconds} s Ton mussten ausgelassen werden.</translation>
    </message>
    <message>
        <source>Listen to one source only.</source>
        <translation>Hören Sie nur eine Quelle.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the number of threads itself.</source>
        <translation>Lassen Sie Voxcap die Zahl der Threads selbst wählen.</translation>
    </message>
    <message>
        <source>Choose the precision &apos;auto&apos;.</source>
        <translation>Wählen Sie die Genauigkeit „auto“.</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs.</source>
        <translation>Wählen Sie ein kleineres Modell oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Captioning has failed: {reason}</source>
        <translation>Das Untertiteln ist gescheitert: {reason}</translation>
    </message>
    <message>
        <source>Press Start to try again.</source>
        <translation>Drücken Sie auf „Starten“, um es erneut zu versuchen.</translation>
    </message>
    <message>
        <source>Voxcap is not listening.</source>
        <translation>Voxcap hört nicht zu.</translation>
    </message>
    <message>
        <source>Press Start.</source>
        <translation>Drücken Sie auf „Starten“.</translation>
    </message>
    <message>
        <source>Voxcap is paused: what is said now is not captioned.</source>
        <translation>Voxcap ist angehalten: Was jetzt gesagt wird, wird nicht untertitelt.</translation>
    </message>
    <message>
        <source>Press Resume.</source>
        <translation>Drücken Sie auf „Fortsetzen“.</translation>
    </message>
    <message>
        <source>Voxcap is stopping; the last words are on their way.</source>
        <translation>Voxcap wird gestoppt; die letzten Worte kommen noch.</translation>
    </message>
    <message>
        <source>Memory is short: only {free} MB are free, which makes everything slow.</source>
        <translation>Der Speicher ist knapp: Nur {free} MB sind frei, das macht alles langsam.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Schließen Sie andere Programme oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>The model is being loaded; what is said meanwhile is captioned afterwards.</source>
        <translation>Das Modell wird geladen; was inzwischen gesagt wird, wird danach untertitelt.</translation>
    </message>
    <message>
        <source>The model has been loading for {seconds} s.</source>
        <translation>Das Modell lädt seit {seconds} s.</translation>
    </message>
    <message>
        <source>A slow disk or other programs hold it up: wait, or choose a smaller model.</source>
        <translation>Ein langsamer Datenträger oder andere Programme halten es auf: Warten Sie oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>There is sound, but the demo model knows no words other than the English digits.</source>
        <translation>Es ist Ton da, aber das Demomodell kennt nur die englischen Ziffern.</translation>
    </message>
    <message>
        <source>Count from one to nine, or choose the full model in the settings.</source>
        <translation>Zählen Sie auf Englisch von „one“ bis „nine“, oder wählen Sie in den Einstellungen das volle Modell.</translation>
    </message>
    <message>
        <source>The model has heard sound for {seconds} s and written nothing.</source>
        <translation>Das Modell hat {seconds} s Ton gehört und nichts geschrieben.</translation>
    </message>
    <message>
        <source>If people speak one of the model&apos;s languages, stop and start again, and see that they are louder than music and noise.</source>
        <translation>Wenn jemand in einer Sprache des Modells spricht, stoppen und starten Sie neu, und sorgen Sie dafür, dass Stimmen lauter sind als Musik und Lärm.</translation>
    </message>
    <message>
        <source>The model fell silent while there was sound, and was made to go on.</source>
        <translation>Das Modell verstummte, obwohl Ton da war, und wurde zum Weitermachen gebracht.</translation>
    </message>
    <message>
        <source>Some words may be missing: see that voices are louder than music and noise.</source>
        <translation>Einige Worte können fehlen: Sorgen Sie dafür, dass Stimmen lauter sind als Musik und Lärm.</translation>
    </message>
    <message>
        <source>The speech engine had to start anew after an error, and goes on.</source>
        <translation>Die Spracherkennung musste nach einem Fehler neu beginnen und läuft weiter.</translation>
    </message>
    <message>
        <source>If that comes again, save the report and send it to the makers of Voxcap.</source>
        <translation>Kommt das wieder vor, speichern Sie den Bericht und senden Sie ihn an die Hersteller von Voxcap.</translation>
    </message>
    <message>
        <source>All is well; nothing has been said yet.</source>
        <translation>Alles in Ordnung; noch wurde nichts gesagt.</translation>
    </message>
    <message>
        <source>All is well: text comes {latency} s after the sound.</source>
        <translation>Alles in Ordnung: Text kommt {latency} s nach dem Ton.</translation>
    </message>
    <message>
        <source>The demo model knows no words other than the English digits.</source>
        <translation>Das Demomodell kennt nur die englischen Ziffern.</translation>
    </message>
    <message>
        <source>For text that comes sooner, choose a shorter delay.</source>
        <translation>Für früheren Text wählen Sie eine kürzere Verzögerung.</translation>
    </message>
</context>
<context>
    <name>VerdictBox</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Alles in Ordnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Störung</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Voxcap</source>
        <translation>Willkommen bei Voxcap</translation>
    </message>
    <message>
        <source>Voxcap writes down what is said, while it is being said.</source>
        <translation>Voxcap schreibt mit, was gesagt wird, während es gesagt wird.</translation>
    </message>
    <message>
        <source>It listens to your microphone, to what your computer plays, or to both, and shows captions in a window and on top of other programs.</source>
        <translation>Es hört Ihr Mikrofon, das, was Ihr Computer abspielt, oder beides, und zeigt Untertitel in einem Fenster und über anderen Programmen.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: the sound is turned into text here, without an account and without a connection. Sound is never stored; the text is kept in a folder of yours until you delete it.</source>
        <translation>Nichts verlässt diesen Computer: Der Ton wird hier zu Text, ohne Konto und ohne Verbindung. Ton wird nie gespeichert; der Text bleibt in einem Ordner von Ihnen, bis Sie ihn löschen.</translation>
    </message>
    <message>
        <source>The next pages let you choose what to listen to, choose the model that understands speech, and measure how fast this computer is. You can leave at any page and come back later from the menu.</source>
        <translation>Auf den nächsten Seiten wählen Sie, was gehört wird, und das Modell, das die Sprache versteht, und messen, wie schnell dieser Computer ist. Sie können auf jeder Seite aufhören und später über das Menü zurückkommen.</translation>
    </message>
</context>
<context>
    <name>WorkPlot</name>
    <message>
        <source>Work for 80 ms of sound, in milliseconds</source>
        <translation>Arbeit für 80 ms Ton, in Millisekunden</translation>
    </message>
    <message>
        <source>limit: more falls behind</source>
        <translation>Grenze: mehr gerät in Rückstand</translation>
    </message>
</context>
</TS>
