<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AppController</name>
    <message>
        <source>Finish or leave the setup first; then start to listen.</source>
        <translation>Terminez ou quittez d’abord la configuration, puis démarrez l’écoute.</translation>
    </message>
    <message>
        <source>Listening could not be started.</source>
        <translation>L’écoute n’a pas pu démarrer.</translation>
    </message>
    <message>
        <source>What there is to listen to cannot be listed.</source>
        <translation>Impossible de lister les sources sonores.</translation>
    </message>
    <message>
        <source>The settings could not be kept.</source>
        <translation>Les réglages n’ont pas pu être enregistrés.</translation>
    </message>
</context>
<context>
    <name>AppearanceDock</name>
    <message>
        <source>Appearance of the captions</source>
        <translation>Apparence des sous-titres</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Prêts à l’emploi</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Ready-made look</source>
        <translation>Apparence prête à l’emploi</translation>
    </message>
    <message>
        <source>&amp;Look:</source>
        <translation>&amp;Modèle :</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>&amp;Police :</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Taille :</translation>
    </message>
    <message>
        <source>&amp;Weight:</source>
        <translation>&amp;Graisse :</translation>
    </message>
    <message>
        <source>Set off &amp;by:</source>
        <translation>&amp;Détacher par :</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>C&amp;ouleur :</translation>
    </message>
    <message>
        <source>Opacit&amp;y:</source>
        <translation>Opacit&amp;é :</translation>
    </message>
    <message>
        <source>Opacity of everyt&amp;hing:</source>
        <translation>Opacité de l’e&amp;nsemble :</translation>
    </message>
    <message>
        <source>Number &amp;in the overlay:</source>
        <translation>Nombre dans la superpos&amp;ition :</translation>
    </message>
    <message>
        <source>Len&amp;gth in letters:</source>
        <translation>Lon&amp;gueur en lettres :</translation>
    </message>
    <message>
        <source>Spacing:</source>
        <translation>Interligne :</translation>
    </message>
    <message>
        <source>Lines begin:</source>
        <translation>Alignement des lignes :</translation>
    </message>
    <message>
        <source>Outline or shadow</source>
        <translation>Contour ou ombre</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>C&amp;ouleur :</translation>
    </message>
    <message>
        <source>Edge colo&amp;ur:</source>
        <translation>Couleur du co&amp;ntour :</translation>
    </message>
    <message>
        <source>All letters as ca&amp;pitals</source>
        <translation>Tout en ma&amp;juscules</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Of the overlay with its letters. The lower, the more is seen through it.</source>
        <translation>De la superposition avec ses lettres. Plus elle est basse, plus on voit au travers.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Of the overlay. 32 to 42 letters are the easiest to read.</source>
        <translation>De la superposition. 32 à 42 lettres se lisent le plus facilement.</translation>
    </message>
</context>
<context>
    <name>Contrast</name>
    <message>
        <source>These captions are hard to read over light windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Ces sous-titres sont difficiles à lire sur des fenêtres claires : leur contraste est de {contrast} pour 1, il faut {readable} pour 1.</translation>
    </message>
    <message>
        <source>These captions are hard to read over dark windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Ces sous-titres sont difficiles à lire sur des fenêtres sombres : leur contraste est de {contrast} pour 1, il faut {readable} pour 1.</translation>
    </message>
    <message>
        <source>These captions are hard to read: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Ces sous-titres sont difficiles à lire : leur contraste est de {contrast} pour 1, il faut {readable} pour 1.</translation>
    </message>
    <message>
        <source>Choose black letters.</source>
        <translation>Choisissez des lettres noires.</translation>
    </message>
    <message>
        <source>Choose white letters.</source>
        <translation>Choisissez des lettres blanches.</translation>
    </message>
    <message>
        <source>Make the background {percent} % opaque.</source>
        <translation>Réglez l’opacité du fond à {percent} %.</translation>
    </message>
    <message>
        <source>Make the whole overlay opaque.</source>
        <translation>Rendez toute la superposition opaque.</translation>
    </message>
</context>
<context>
    <name>ContrastBox</name>
    <message>
        <source>Make it re&amp;adable</source>
        <translation>Rendre &amp;lisible</translation>
    </message>
    <message>
        <source>Easy to read over any window: the contrast is {contrast} to 1.</source>
        <translation>Facile à lire sur toute fenêtre : le contraste est de {contrast} pour 1.</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>DelayPicker</name>
    <message>
        <source>Delay</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>Text that comes later has fewer mistakes. Applies at once.</source>
        <translation>Un texte plus tardif contient moins d’erreurs. S’applique aussitôt.</translation>
    </message>
    <message>
        <source>&amp;Delay:</source>
        <translation>&amp;Délai :</translation>
    </message>
</context>
<context>
    <name>Delays</name>
    <message>
        <source>{seconds} s behind</source>
        <translation>{seconds} s de retard</translation>
    </message>
    <message>
        <source>quickest</source>
        <translation>le plus rapide</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>équilibré</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>soigné</translation>
    </message>
    <message>
        <source>most accurate</source>
        <translation>le plus exact</translation>
    </message>
    <message>
        <source>{delay}: {meaning}</source>
        <translation>{delay} : {meaning}</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>The language changes when Voxcap is started the next time.</source>
        <translation>La langue changera au prochain démarrage de Voxcap.</translation>
    </message>
</context>
<context>
    <name>DiagnosticsWindow</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>&amp;Save report...</source>
        <translation>&amp;Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Making the report...</source>
        <translation>Création du rapport…</translation>
    </message>
    <message>
        <source>The report could not be made: {reason}</source>
        <translation>Le rapport n’a pas pu être créé : {reason}</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Saved in {path}.</source>
        <translation>Enregistré dans {path}.</translation>
    </message>
    <message>
        <source>The report could not be saved in {path}: {reason}</source>
        <translation>Le rapport n’a pas pu être enregistré dans {path} : {reason}</translation>
    </message>
    <message>
        <source>A text with all figures, versions and the log, without a word that was said</source>
        <translation>Un texte avec toutes les mesures, les versions et le journal, sans un mot de ce qui a été dit</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>Le rapport est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message>
        <source>Voxcap is ready</source>
        <translation>Voxcap est prêt</translation>
    </message>
    <message>
        <source>Everything can be changed later, in the window and its menus.</source>
        <translation>Tout peut être modifié plus tard, dans la fenêtre et ses menus.</translation>
    </message>
    <message>
        <source>&amp;Listen at once</source>
        <translation>É&amp;couter tout de suite</translation>
    </message>
    <message>
        <source>What was said is kept as text in {folder}, and nowhere else. You find it in the list of sessions, where it can be exported and deleted.</source>
        <translation>Ce qui est dit est conservé sous forme de texte dans {folder}, et nulle part ailleurs. Vous le trouverez dans la liste des sessions, où vous pouvez l’exporter et le supprimer.</translation>
    </message>
    <message>
        <source>Press Finish and count from one to nine, in English: the demo model knows no other words.</source>
        <translation>Appuyez sur Terminer et comptez en anglais de « one » à « nine » : le modèle de démonstration ne connaît pas d’autres mots.</translation>
    </message>
    <message>
        <source>Press Finish and speak, or play something that is spoken.</source>
        <translation>Appuyez sur Terminer et parlez, ou lisez un enregistrement parlé.</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Press Resume, and speak.</source>
        <translation>Appuyez sur Reprendre et parlez.</translation>
    </message>
    <message>
        <source>Speak, and your words appear here.</source>
        <translation>Parlez, et vos mots apparaîtront ici.</translation>
    </message>
    <message>
        <source>Choose a sound first.</source>
        <translation>Choisissez d’abord une source sonore.</translation>
    </message>
    <message>
        <source>Pick a microphone, or what the computer plays, above.</source>
        <translation>Choisissez ci-dessus un microphone ou le son de l’ordinateur.</translation>
    </message>
    <message>
        <source>Press Start, and speak.</source>
        <translation>Appuyez sur Démarrer et parlez.</translation>
    </message>
    <message>
        <source>The demo model knows the digits: count from one to nine.</source>
        <translation>Le modèle de démonstration connaît les chiffres anglais : comptez de « one » à « nine ».</translation>
    </message>
    <message>
        <source>Nothing of it leaves this computer.</source>
        <translation>Rien ne quitte cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text with times</source>
        <translation>Texte avec horodatage</translation>
    </message>
    <message>
        <source>SubRip subtitles</source>
        <translation>Sous-titres SubRip</translation>
    </message>
    <message>
        <source>WebVTT subtitles</source>
        <translation>Sous-titres WebVTT</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>Données JSON</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Export captions</source>
        <translation>Exporter les sous-titres</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Memory is short: close other programs, and try again.</source>
        <translation>La mémoire manque : fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>The system says: {reason}. Mend that, and try again.</source>
        <translation>Le système signale : {reason}. Corrigez cela et réessayez.</translation>
    </message>
    <message>
        <source>This is a fault in Voxcap ({fault}). Try again; if it stays so, send in the report that Diagnostics makes.</source>
        <translation>C’est un défaut de Voxcap ({fault}). Réessayez ; si cela persiste, envoyez le rapport que crée le diagnostic.</translation>
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
        <translation>Un problème est survenu dans Voxcap. Ce qui a été dit jusqu’ici est en sûreté.</translation>
    </message>
    <message>
        <source>The transcript is kept in {folder}. You can go on; if something does not work any more, quit Voxcap and start it again.</source>
        <translation>La transcription est conservée dans {folder}. Vous pouvez continuer ; si quelque chose ne fonctionne plus, quittez Voxcap et relancez-le.</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>Afficher le &amp;journal</translation>
    </message>
</context>
<context>
    <name>FigurePlot</name>
    <message>
        <source>Nothing has been measured yet</source>
        <translation>Rien n’a encore été mesuré</translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation>il y a {seconds} s</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Sound: {source}</source>
        <translation>Son : {source}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>non démarrée</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>chargement du modèle</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>à l’écoute</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>en cours d’arrêt</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Listened</source>
        <translation>Temps d’écoute</translation>
    </message>
    <message>
        <source>Chosen delay</source>
        <translation>Délai choisi</translation>
    </message>
    <message>
        <source>From sound to text</source>
        <translation>Du son au texte</translation>
    </message>
    <message>
        <source>Sound that waits</source>
        <translation>Son en attente</translation>
    </message>
    <message>
        <source>Windows answer late by</source>
        <translation>Retard de réponse des fenêtres</translation>
    </message>
    <message>
        <source>Loading the model took</source>
        <translation>Durée du chargement du modèle</translation>
    </message>
    <message>
        <source>Tokens in a step at most</source>
        <translation>Jetons par étape au plus</translation>
    </message>
    <message>
        <source>Engine starts after errors</source>
        <translation>Redémarrages après erreur</translation>
    </message>
    <message>
        <source>Sources mixed into one</source>
        <translation>Sources mélangées en une</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Sample rate</source>
        <translation>Fréquence d’échantillonnage</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Blocks captured</source>
        <translation>Blocs captés</translation>
    </message>
    <message>
        <source>Losses on the way</source>
        <translation>Pertes en route</translation>
    </message>
    <message>
        <source>Never captured</source>
        <translation>Jamais capté</translation>
    </message>
    <message>
        <source>Device opened anew</source>
        <translation>Périphérique rouvert</translation>
    </message>
    <message>
        <source>Silence left out</source>
        <translation>Silence omis</translation>
    </message>
    <message>
        <source>Sound left out</source>
        <translation>Son omis</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Noyaux de calcul</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>Choisis parce que</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>Real-time factor</source>
        <translation>Facteur temps réel</translation>
    </message>
    <message>
        <source>Load, all sources</source>
        <translation>Charge, toutes sources</translation>
    </message>
    <message>
        <source>A step takes</source>
        <translation>Durée d’une étape</translation>
    </message>
    <message>
        <source>80 ms of sound, {part}</source>
        <translation>80 ms de son, {part}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Streams in a step</source>
        <translation>Flux par étape</translation>
    </message>
    <message>
        <source>Tokens with text, without</source>
        <translation>Jetons avec texte, sans</translation>
    </message>
    <message>
        <source>Tokens encoded</source>
        <translation>Jetons encodés</translation>
    </message>
    <message>
        <source>Decoder positions</source>
        <translation>Positions du décodeur</translation>
    </message>
    <message>
        <source>Helped out of silence</source>
        <translation>Sorties du silence</translation>
    </message>
    <message>
        <source>Fresh starts</source>
        <translation>Nouveaux départs</translation>
    </message>
    <message>
        <source>Cache blocks</source>
        <translation>Blocs de cache</translation>
    </message>
    <message>
        <source>Memory of Voxcap</source>
        <translation>Mémoire de Voxcap</translation>
    </message>
    <message>
        <source>{stream}: tokens with text, without, in a row</source>
        <translation>{stream} : jetons avec texte, sans, de suite</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Figures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>What was measured of the session, of each source and of the engine</source>
        <translation>Mesures de la session, de chaque source et du moteur</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>InterfacePage</name>
    <message>
        <source>Interface</source>
        <translation>Interface</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue :</translation>
    </message>
    <message>
        <source>Takes effect when Voxcap is started the next time.</source>
        <translation>Prend effet au prochain démarrage de Voxcap.</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>C&amp;ouleurs :</translation>
    </message>
    <message>
        <source>At hand</source>
        <translation>À portée de main</translation>
    </message>
    <message>
        <source>&amp;Icon in the system&apos;s tray</source>
        <translation>&amp;Icône dans la zone de notification</translation>
    </message>
    <message>
        <source>Shows the state; starts and stops captions.</source>
        <translation>Affiche l’état ; démarre et arrête les sous-titres.</translation>
    </message>
    <message>
        <source>This desktop has no tray now. The icon comes as soon as there is one.</source>
        <translation>Ce bureau n’a pas de zone de notification pour l’instant. L’icône apparaîtra dès qu’il y en aura une.</translation>
    </message>
    <message>
        <source>&amp;Tell new captions to screen readers</source>
        <translation>&amp;Annoncer les nouveaux sous-titres aux lecteurs d’écran</translation>
    </message>
    <message>
        <source>Has no effect where no screen reader runs.</source>
        <translation>Sans effet si aucun lecteur d’écran n’est actif.</translation>
    </message>
</context>
<context>
    <name>LatencyPlot</name>
    <message>
        <source>How late text is, in seconds</source>
        <translation>Retard du texte, en secondes</translation>
    </message>
    <message>
        <source>from sound to text</source>
        <translation>du son au texte</translation>
    </message>
    <message>
        <source>sound that waits</source>
        <translation>son en attente</translation>
    </message>
</context>
<context>
    <name>LivePage</name>
    <message>
        <source>New session, {time}</source>
        <translation>Nouvelle session, {time}</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>↓ Jump to live</source>
        <translation>↓ Aller au direct</translation>
    </message>
    <message>
        <source>Jump to live</source>
        <translation>Aller au direct</translation>
    </message>
    <message>
        <source>Shows the newest words again.</source>
        <translation>Affiche à nouveau les derniers mots.</translation>
    </message>
</context>
<context>
    <name>MainActions</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Sessions...</source>
        <translation>&amp;Sessions…</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy with &amp;times</source>
        <translation>Copier avec l’&amp;horodatage</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Occurrence &amp;suivante</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Occurrence &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>Show &amp;times</source>
        <translation>Afficher l’&amp;horodatage</translation>
    </message>
    <message>
        <source>Show s&amp;peakers</source>
        <translation>Afficher les &amp;locuteurs</translation>
    </message>
    <message>
        <source>&amp;Jump to live</source>
        <translation>Aller au &amp;direct</translation>
    </message>
    <message>
        <source>Captions on &amp;top of other windows</source>
        <translation>Sous-titres au-dessus des &amp;autres fenêtres</translation>
    </message>
    <message>
        <source>L&amp;ock them in place</source>
        <translation>Les &amp;verrouiller en place</translation>
    </message>
    <message>
        <source>Appearance of the &amp;captions</source>
        <translation>Apparence des sous-&amp;titres</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Diagnostics</source>
        <translation>&amp;Diagnostic</translation>
    </message>
    <message>
        <source>Set &amp;up again...</source>
        <translation>&amp;Configurer à nouveau…</translation>
    </message>
    <message>
        <source>&amp;About Voxcap</source>
        <translation>À &amp;propos de Voxcap</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Session</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
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
        <translation>Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Enregistré dans {path}</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>Afficher le &amp;dossier</translation>
    </message>
    <message>
        <source>About Voxcap</source>
        <translation>À propos de Voxcap</translation>
    </message>
    <message>
        <source>Voxcap {version}</source>
        <translation>Voxcap {version}</translation>
    </message>
    <message>
        <source>Captions what is said, on this computer alone. Nothing of it is sent anywhere.</source>
        <translation>Sous-titre ce qui est dit, sur cet ordinateur uniquement. Rien n’est envoyé où que ce soit.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>No model can be read there.</source>
        <translation>Aucun modèle n’est lisible à cet endroit.</translation>
    </message>
    <message>
        <source>A whole model in {owner}&apos;s format: {parameters} million parameters, {megabytes} MB.</source>
        <translation>Un modèle complet au format de {owner} : {parameters} millions de paramètres, {megabytes} Mo.</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Choose a &amp;folder...</source>
        <translation>Choisir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Use the &amp;demo model</source>
        <translation>&amp;Utiliser le modèle de démonstration</translation>
    </message>
    <message>
        <source>The demo model, which knows English digits</source>
        <translation>Le modèle de démonstration, qui connaît les chiffres anglais</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>Examen du dossier…</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Dossier du modèle</translation>
    </message>
    <message>
        <source>{folder} was not taken. {reason}</source>
        <translation>{folder} n’a pas été retenu. {reason}</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Which model should understand speech?</source>
        <translation>Quel modèle doit comprendre la parole ?</translation>
    </message>
    <message>
        <source>A model turns sound into words, on this computer.</source>
        <translation>Un modèle transforme le son en mots, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The &amp;demo model: ready now</source>
        <translation>Le modèle de &amp;démonstration : prêt tout de suite</translation>
    </message>
    <message>
        <source>A model in a &amp;folder</source>
        <translation>Un modèle dans un d&amp;ossier</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Dossier du modèle</translation>
    </message>
    <message>
        <source>Folder of a Voxtral Realtime model</source>
        <translation>Dossier d’un modèle Voxtral Realtime</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>It is small and only knows English digits. Count from one to nine to see how captions come.</source>
        <translation>Il est petit et ne connaît que les chiffres anglais. Comptez de « one » à « nine » pour voir arriver les sous-titres.</translation>
    </message>
    <message>
        <source>The full model, Voxtral-Mini-4B-Realtime-2602, knows 13 languages and needs a fast computer. Choose the folder that holds its files.</source>
        <translation>Le modèle complet, Voxtral-Mini-4B-Realtime-2602, connaît 13 langues et demande un ordinateur rapide. Choisissez le dossier qui contient ses fichiers.</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>Examen du dossier…</translation>
    </message>
    <message>
        <source>No model can be read there: {reason}</source>
        <translation>Aucun modèle n’est lisible à cet endroit : {reason}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{duration} not captured: {reason}</source>
        <translation>{duration} non captées : {reason}</translation>
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
        <translation>DÉMARRAGE</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation>EN PAUSE</translation>
    </message>
    <message>
        <source>BEHIND {seconds} s</source>
        <translation>{seconds} s DE RETARD</translation>
    </message>
    <message>
        <source>STOPPING</source>
        <translation>ARRÊT EN COURS</translation>
    </message>
    <message>
        <source>STOPPED</source>
        <translation>ARRÊTÉ</translation>
    </message>
</context>
<context>
    <name>OverlayHeader</name>
    <message>
        <source>Hide the overlay</source>
        <translation>Masquer la superposition</translation>
    </message>
    <message>
        <source>Hide the overlay; captions go on in the window</source>
        <translation>Masquer la superposition ; les sous-titres continuent dans la fenêtre</translation>
    </message>
    <message>
        <source>Go on with captions</source>
        <translation>Reprendre les sous-titres</translation>
    </message>
    <message>
        <source>Pause captions</source>
        <translation>Suspendre les sous-titres</translation>
    </message>
</context>
<context>
    <name>OverlayLimits</name>
    <message>
        <source>This desktop (Wayland) lets no program keep its window above all others. Choose &quot;Always on top&quot; in the menu that your desktop has for the overlay&apos;s window, or start Voxcap with QT_QPA_PLATFORM=xcb.</source>
        <translation>Ce bureau (Wayland) ne permet à aucun programme de garder sa fenêtre au-dessus des autres. Choisissez « Toujours au premier plan » dans le menu de la fenêtre de la superposition, ou lancez Voxcap avec QT_QPA_PLATFORM=xcb.</translation>
    </message>
    <message>
        <source>This desktop (Wayland) chooses the place of windows itself, so the overlay&apos;s place cannot be kept. It can be dragged.</source>
        <translation>Ce bureau (Wayland) place lui-même les fenêtres ; la position de la superposition ne peut donc pas être conservée. Elle peut être déplacée à la souris.</translation>
    </message>
    <message>
        <source>Nothing mixes windows on this desktop, so the overlay cannot be seen through. Switch on your desktop&apos;s compositor, or start one such as picom.</source>
        <translation>Rien ne compose les fenêtres sur ce bureau ; la superposition ne peut donc pas être transparente. Activez le compositeur de votre bureau, ou lancez-en un comme picom.</translation>
    </message>
    <message>
        <source>macOS hides the overlay behind a program in full screen. Use that program in a window.</source>
        <translation>macOS cache la superposition derrière un programme en plein écran. Utilisez ce programme dans une fenêtre.</translation>
    </message>
    <message>
        <source>This system offers no way to keep one window out of screen shares. Share a single window or another screen instead.</source>
        <translation>Ce système ne permet pas d’exclure une fenêtre des partages d’écran. Partagez plutôt une seule fenêtre ou un autre écran.</translation>
    </message>
</context>
<context>
    <name>OverlayPage</name>
    <message>
        <source>Overlay</source>
        <translation>Superposition</translation>
    </message>
    <message>
        <source>Captions on top of other windows</source>
        <translation>Sous-titres au-dessus des autres fenêtres</translation>
    </message>
    <message>
        <source>&amp;Show them while listening</source>
        <translation>Les &amp;afficher pendant l’écoute</translation>
    </message>
    <message>
        <source>&amp;Lock them in place</source>
        <translation>Les &amp;verrouiller en place</translation>
    </message>
    <message>
        <source>Clicks go to what is behind them. Unlock them here or in the menu of the window.</source>
        <translation>Les clics vont à ce qui est derrière. Déverrouillez-les ici ou dans le menu de la fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Hide them while nobody speaks</source>
        <translation>Les &amp;masquer quand personne ne parle</translation>
    </message>
    <message>
        <source>&amp;Remove lines after silence of:</source>
        <translation>E&amp;ffacer les lignes après un silence de :</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Put them back at the bottom of the screen</source>
        <translation>Les &amp;remettre en bas de l’écran</translation>
    </message>
    <message>
        <source>What this desktop does not let them do</source>
        <translation>Ce que ce bureau ne leur permet pas</translation>
    </message>
    <message>
        <source>Screen shares</source>
        <translation>Partages d’écran</translation>
    </message>
    <message>
        <source>You see them, those you share your screen with do not.</source>
        <translation>Vous les voyez, ceux avec qui vous partagez l’écran ne les voient pas.</translation>
    </message>
    <message>
        <source>Keep &amp;them out of screen shares</source>
        <translation>Les &amp;exclure des partages d’écran</translation>
    </message>
</context>
<context>
    <name>OverlayWindow</name>
    <message>
        <source>Voxcap captions</source>
        <translation>Sous-titres Voxcap</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Sous-titres</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Rien n’a encore été mesuré.</translation>
    </message>
    <message>
        <source>Text comes {latency} s after the sound, at most {largest} s in the last two minutes. {behind} s of sound wait, at most {most_behind} s.</source>
        <translation>Le texte arrive {latency} s après le son, au plus {largest} s ces deux dernières minutes. {behind} s de son attendent, au plus {most_behind} s.</translation>
    </message>
    <message>
        <source>80 ms of sound take {work} ms of work, at most {largest} ms in the last two minutes. Most of it goes into: {part}.</source>
        <translation>80 ms de son demandent {work} ms de calcul, au plus {largest} ms ces deux dernières minutes. La plus grande part : {part}.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>White on black</source>
        <translation>Blanc sur noir</translation>
    </message>
    <message>
        <source>Yellow on black</source>
        <translation>Jaune sur noir</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Noir sur blanc</translation>
    </message>
    <message>
        <source>Dark on cream</source>
        <translation>Sombre sur crème</translation>
    </message>
    <message>
        <source>Soft dark</source>
        <translation>Sombre doux</translation>
    </message>
    <message>
        <source>Outlined, no background</source>
        <translation>Avec contour, sans fond</translation>
    </message>
    <message>
        <source>Large and bold</source>
        <translation>Grand et gras</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the captions</source>
        <translation>Aperçu des sous-titres</translation>
    </message>
    <message>
        <source>This is how captions look while somebody speaks.</source>
        <translation>Voici les sous-titres pendant que quelqu’un parle.</translation>
    </message>
    <message>
        <source>Words that may still change have dots below them.</source>
        <translation>Les mots encore provisoires sont soulignés de points.</translation>
    </message>
</context>
<context>
    <name>RecognitionPage</name>
    <message>
        <source>Recognition</source>
        <translation>Reconnaissance</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Modèle :</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>&amp;Text comes:</source>
        <translation>&amp;Texte affiché :</translation>
    </message>
    <message>
        <source>Text that comes later has fewer mistakes. Applies at once.</source>
        <translation>Un texte plus tardif contient moins d’erreurs. S’applique aussitôt.</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>&amp;Precision:</source>
        <translation>&amp;Précision :</translation>
    </message>
    <message>
        <source>As many as suit the model</source>
        <translation>Autant qu’il convient au modèle</translation>
    </message>
    <message>
        <source>Th&amp;reads:</source>
        <translation>&amp;Fils d’exécution :</translation>
    </message>
    <message>
        <source>While listening, another model, precision or number begins a new session.</source>
        <translation>Pendant l’écoute, un autre modèle, une autre précision ou un autre nombre ouvre une nouvelle session.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search the captions</source>
        <translation>Rechercher dans les sous-titres</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Occurrences trouvées</translation>
    </message>
    <message>
        <source>Pre&amp;vious</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ends the search.</source>
        <translation>Termine la recherche.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>going on now</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>cut off; nothing that was kept is lost</source>
        <translation>interrompue ; rien de ce qui a été conservé n’est perdu</translation>
    </message>
    <message>
        <source>damaged: {problem}</source>
        <translation>endommagée : {problem}</translation>
    </message>
</context>
<context>
    <name>SessionsDialog</name>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Rechercher dans toutes les sessions</translation>
    </message>
    <message>
        <source>Give this session a title</source>
        <translation>Donner un titre à cette session</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titre de la session</translation>
    </message>
    <message>
        <source>What was said in the session.</source>
        <translation>Ce qui a été dit pendant la session.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>This session was cut off. Finishing marks it as complete.</source>
        <translation>Cette session a été interrompue. La terminer la marque comme complète.</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Nothing was said</source>
        <translation>Rien n’a été dit</translation>
    </message>
    <message>
        <source>{started}, {facts}</source>
        <translation>{started}, {facts}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no sessions yet. What is said is kept here from now on.</source>
        <translation>Il n’y a pas encore de session. Ce qui est dit sera désormais conservé ici.</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>Supprimer la session</translation>
    </message>
    <message>
        <source>Delete this session for good?</source>
        <translation>Supprimer définitivement cette session ?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conserver</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Enregistré dans {path}</translation>
    </message>
</context>
<context>
    <name>SettingChoices</name>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>Demi-gras</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>An outline</source>
        <translation>Un contour</translation>
    </message>
    <message>
        <source>A shadow</source>
        <translation>Une ombre</translation>
    </message>
    <message>
        <source>At the start of the line</source>
        <translation>En début de ligne</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Centré</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>What suits this computer</source>
        <translation>Ce qui convient à cet ordinateur</translation>
    </message>
    <message>
        <source>16 bits: half the memory (bfloat16)</source>
        <translation>16 bits : moitié moins de mémoire (bfloat16)</translation>
    </message>
    <message>
        <source>32 bits: most exact (float32)</source>
        <translation>32 bits : le plus exact (float32)</translation>
    </message>
    <message>
        <source>The system&apos;s language</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>{language} (not translated)</source>
        <translation>{language} (non traduit)</translation>
    </message>
    <message>
        <source>{font} (comes with Voxcap)</source>
        <translation>{font} (fournie avec Voxcap)</translation>
    </message>
    <message>
        <source>{font} (not on this computer)</source>
        <translation>{font} (absente de cet ordinateur)</translation>
    </message>
</context>
<context>
    <name>SettingsNotice</name>
    <message>
        <source>{names} and others</source>
        <translation>{names} et d’autres</translation>
    </message>
    <message numerus="yes">
        <source>%n settings could not be used and have their defaults: {names}.</source>
        <translation>
            <numerusform>%n réglage était inutilisable et reprend sa valeur par défaut : {names}.</numerusform>
            <numerusform>%n réglages étaient inutilisables et reprennent leurs valeurs par défaut : {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. The old file is kept as {name}.</source>
        <translation>Vos réglages n’ont pas pu être lus ; Voxcap démarre avec ses valeurs par défaut. L’ancien fichier est conservé sous le nom {name}.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. See whether you may read and change {path}.</source>
        <translation>Vos réglages n’ont pas pu être lus ; Voxcap démarre avec ses valeurs par défaut. Vérifiez que vous pouvez lire et modifier {path}.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Bac&amp;k to defaults</source>
        <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>All that is on this page, as it was at first</source>
        <translation>Tout ce qui est sur cette page, comme au départ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SetupWizard</name>
    <message>
        <source>Setting up Voxcap</source>
        <translation>Configuration de Voxcap</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Set up &amp;later</source>
        <translation>Configurer plus &amp;tard</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Start or stop</source>
        <translation>Démarrer ou arrêter</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Suspendre ou reprendre</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>Afficher ou masquer la superposition</translation>
    </message>
    <message>
        <source>Lock or unlock the overlay</source>
        <translation>Verrouiller ou déverrouiller la superposition</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Jump to live</source>
        <translation>Aller au direct</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Copy with times</source>
        <translation>Copier avec l’horodatage</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Show times</source>
        <translation>Afficher l’horodatage</translation>
    </message>
    <message>
        <source>These keys cannot be used. Press others.</source>
        <translation>Ces touches ne peuvent pas être utilisées. Appuyez sur d’autres.</translation>
    </message>
    <message>
        <source>{keys} alone is needed for writing and moving. Hold Ctrl or Alt with it.</source>
        <translation>{keys} seule sert à écrire et à se déplacer. Maintenez Ctrl ou Alt en plus.</translation>
    </message>
    <message>
        <source>{keys} is taken by &quot;{action}&quot;. Press others, or free these there first.</source>
        <translation>{keys} est déjà utilisé par « {action} ». Choisissez d’autres touches, ou libérez d’abord celles-ci.</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Choose a field and press the keys. The cross in it frees its keys.</source>
        <translation>Choisissez un champ et appuyez sur les touches. La croix les libère.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>What lines are called</source>
        <translation>Nom des lignes</translation>
    </message>
    <message>
        <source>Of the &amp;microphone:</source>
        <translation>Du &amp;microphone :</translation>
    </message>
    <message>
        <source>Of what the &amp;computer plays:</source>
        <translation>De ce que lit l’&amp;ordinateur :</translation>
    </message>
    <message>
        <source>Shown where two sounds are heard, from the next session on.</source>
        <translation>Affiché quand deux sons sont écoutés, à partir de la prochaine session.</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Effort</translation>
    </message>
    <message>
        <source>&amp;Rest in long silences</source>
        <translation>Se &amp;reposer pendant les longs silences</translation>
    </message>
    <message>
        <source>Uses much less of the computer while nobody speaks.</source>
        <translation>Sollicite beaucoup moins l’ordinateur quand personne ne parle.</translation>
    </message>
    <message>
        <source>Leave sound out when &amp;behind by:</source>
        <translation>Omettre du son au-delà d’un retar&amp;d de :</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A computer that is too slow falls behind what is said. It then leaves sound out to catch up, and says so in the captions.</source>
        <translation>Un ordinateur trop lent prend du retard sur ce qui est dit. Il omet alors du son pour se rattraper, et le signale dans les sous-titres.</translation>
    </message>
    <message>
        <source>What should Voxcap listen to?</source>
        <translation>Que doit écouter Voxcap ?</translation>
    </message>
    <message>
        <source>Speak, and play something: the bars show whether Voxcap can hear it.</source>
        <translation>Parlez, puis lisez un son : les barres montrent si Voxcap l’entend.</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>&amp;Microphone</translation>
    </message>
    <message>
        <source>What this &amp;computer plays</source>
        <translation>Ce que lit cet &amp;ordinateur</translation>
    </message>
    <message>
        <source>Look for devices &amp;again</source>
        <translation>&amp;Rechercher à nouveau les périphériques</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Recherche des périphériques…</translation>
    </message>
    <message>
        <source>Choose at least one sound.</source>
        <translation>Choisissez au moins une source sonore.</translation>
    </message>
</context>
<context>
    <name>SoundTest</name>
    <message>
        <source>Opening...</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>No sound arrives.</source>
        <translation>Aucun son n’arrive.</translation>
    </message>
    <message>
        <source>Nothing is playing.</source>
        <translation>Rien n’est en cours de lecture.</translation>
    </message>
    <message>
        <source>Only complete silence arrives: muted, or not allowed?</source>
        <translation>Seul un silence total arrive : micro coupé ou non autorisé ?</translation>
    </message>
    <message>
        <source>It works, but nothing is heard.</source>
        <translation>Cela fonctionne, mais rien n’est audible.</translation>
    </message>
    <message>
        <source>It is heard.</source>
        <translation>Le son est bien entendu.</translation>
    </message>
    <message>
        <source>It cannot be used.</source>
        <translation>Inutilisable.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Not listened to.</source>
        <translation>Pas écouté.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No microphone</source>
        <translation>Aucun microphone</translation>
    </message>
    <message>
        <source>Default microphone</source>
        <translation>Microphone par défaut</translation>
    </message>
    <message>
        <source>Nothing the computer plays</source>
        <translation>Rien de ce que lit l’ordinateur</translation>
    </message>
    <message>
        <source>Everything this computer plays</source>
        <translation>Tout ce que lit cet ordinateur</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Seulement {application}</translation>
    </message>
    <message>
        <source>{name} (not there now)</source>
        <translation>{name} (absent pour l’instant)</translation>
    </message>
</context>
<context>
    <name>SourceMeter</name>
    <message>
        <source>Level of {name}</source>
        <translation>Niveau de {name}</translation>
    </message>
</context>
<context>
    <name>SourcePicker</name>
    <message>
        <source>Microphone</source>
        <translation>Microphone</translation>
    </message>
    <message>
        <source>Whose words are captioned as yours.</source>
        <translation>Dont les paroles sont sous-titrées comme les vôtres.</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Son de l’ordinateur</translation>
    </message>
    <message>
        <source>What of this computer&apos;s sound is captioned, such as a meeting.</source>
        <translation>Quel son de cet ordinateur est sous-titré, par exemple une réunion.</translation>
    </message>
    <message>
        <source>&amp;Microphone:</source>
        <translation>&amp;Microphone :</translation>
    </message>
    <message>
        <source>&amp;Computer:</source>
        <translation>&amp;Ordinateur :</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>It also keeps up with two sources. Nothing has to be changed.</source>
        <translation>Il suit aussi avec deux sources. Rien n’est à changer.</translation>
    </message>
    <message>
        <source>This computer is fast enough to caption live.</source>
        <translation>Cet ordinateur est assez rapide pour sous-titrer en direct.</translation>
    </message>
    <message>
        <source>This computer captions live {times} times faster than needed.</source>
        <translation>Cet ordinateur sous-titre en direct {times} fois plus vite que nécessaire.</translation>
    </message>
    <message>
        <source>This computer keeps up with one source, but not with two.</source>
        <translation>Cet ordinateur suit avec une source, mais pas avec deux.</translation>
    </message>
    <message>
        <source>Go on listening to one source.</source>
        <translation>Continuez à écouter une seule source.</translation>
    </message>
    <message>
        <source>Listen to the microphone or to what the computer plays, not to both.</source>
        <translation>Écoutez le microphone ou le son de l’ordinateur, pas les deux.</translation>
    </message>
    <message>
        <source>This computer only just keeps up with one source.</source>
        <translation>Cet ordinateur suit tout juste avec une source.</translation>
    </message>
    <message>
        <source>Close other programs while you listen, and let captions fall behind by up to {seconds} s rather than leave sound out.</source>
        <translation>Fermez les autres programmes pendant l’écoute, et laissez les sous-titres prendre jusqu’à {seconds} s de retard plutôt que d’omettre du son.</translation>
    </message>
    <message>
        <source>This computer is {times} times too slow: captions would fall behind, and sound would be left out.</source>
        <translation>Cet ordinateur est {times} fois trop lent : les sous-titres prendraient du retard et du son serait omis.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the precision, and measure again.</source>
        <translation>Laissez Voxcap choisir la précision, et mesurez à nouveau.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the number of threads, and measure again.</source>
        <translation>Laissez Voxcap choisir le nombre de fils d’exécution, et mesurez à nouveau.</translation>
    </message>
    <message>
        <source>Let captions fall behind by up to {seconds} s; pauses in what is said let them catch up. A smaller model is better.</source>
        <translation>Laissez les sous-titres prendre jusqu’à {seconds} s de retard ; ils se rattrapent pendant les pauses. Un modèle plus petit est préférable.</translation>
    </message>
    <message>
        <source>Choose a smaller model, or record and transcribe afterwards, which may take its time.</source>
        <translation>Choisissez un modèle plus petit, ou enregistrez puis transcrivez après coup, sans contrainte de temps.</translation>
    </message>
</context>
<context>
    <name>SpeedPage</name>
    <message>
        <source>Is this computer fast enough?</source>
        <translation>Cet ordinateur est-il assez rapide ?</translation>
    </message>
    <message>
        <source>A test of about ten seconds tells whether captions keep up with speech.</source>
        <translation>Un test d’une dizaine de secondes indique si les sous-titres suivent la parole.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>S&amp;top measuring</source>
        <translation>&amp;Arrêter la mesure</translation>
    </message>
    <message>
        <source>Progress of the speed test</source>
        <translation>Progression du test de vitesse</translation>
    </message>
    <message>
        <source>&amp;Use the suggested setting</source>
        <translation>&amp;Utiliser le réglage proposé</translation>
    </message>
    <message>
        <source>Loading the model and measuring...</source>
        <translation>Chargement du modèle et mesure…</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>&amp;Mesurer à nouveau</translation>
    </message>
    <message>
        <source>The speed could not be measured.</source>
        <translation>La vitesse n’a pas pu être mesurée.</translation>
    </message>
    <message>
        <source>There is not enough memory for this model; choose a smaller one.</source>
        <translation>La mémoire ne suffit pas pour ce modèle ; choisissez-en un plus petit.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Setting up</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Ready to listen</source>
        <translation>Prêt à écouter</translation>
    </message>
    <message>
        <source>Loading the model; what is said meanwhile follows</source>
        <translation>Chargement du modèle ; ce qui est dit entre-temps suivra</translation>
    </message>
    <message>
        <source>Listening - {seconds} s behind, catching up</source>
        <translation>À l’écoute – {seconds} s de retard, rattrapage en cours</translation>
    </message>
    <message>
        <source>Paused - nothing is heard until you resume</source>
        <translation>En pause – rien n’est écouté avant la reprise</translation>
    </message>
    <message>
        <source>Stopping; the last words are on their way</source>
        <translation>Arrêt en cours ; les derniers mots arrivent</translation>
    </message>
    <message>
        <source>Stopped by a problem</source>
        <translation>Arrêté par un problème</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>nothing heard</source>
        <translation>rien d’audible</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>muet</translation>
    </message>
    <message>
        <source>no sound arrives</source>
        <translation>aucun son n’arrive</translation>
    </message>
    <message>
        <source>device lost</source>
        <translation>périphérique perdu</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>À l’écoute</translation>
    </message>
    <message>
        <source>Listening - {seconds} s behind</source>
        <translation>À l’écoute – {seconds} s de retard</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>trop fort</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>audible</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Captions</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>Everything that was said, the newest at the end.</source>
        <translation>Tout ce qui a été dit, le plus récent à la fin.</translation>
    </message>
    <message>
        <source>Copy with &amp;times</source>
        <translation>Copier avec l’&amp;horodatage</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>S&amp;how window</source>
        <translation>&amp;Afficher la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
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
            <numerusform>%n session a été interrompue lors du dernier arrêt de Voxcap. Ses paroles sont en sûreté.</numerusform>
            <numerusform>%n sessions ont été interrompues lors du dernier arrêt de Voxcap. Leurs paroles sont en sûreté.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep as finished</source>
        <translation>&amp;Conserver comme terminées</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>Plus &amp;tard</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>{started}: {words}</source>
        <translation>{started} : {words}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>No sound arrives from {source}.</source>
        <translation>Aucun son n’arrive de {source}.</translation>
    </message>
    <message>
        <source>See that it is plugged in and switched on, or choose another source.</source>
        <translation>Vérifiez que l’appareil est branché et allumé, ou choisissez une autre source.</translation>
    </message>
    <message>
        <source>{source} gives complete silence, as if it were muted.</source>
        <translation>{source} ne donne qu’un silence total, comme si le son était coupé.</translation>
    </message>
    <message>
        <source>Unmute it, and see that programs may use it.</source>
        <translation>Réactivez le son et vérifiez que les programmes peuvent l’utiliser.</translation>
    </message>
    <message>
        <source>{source} has not answered for {seconds} s.</source>
        <translation>{source} ne répond pas depuis {seconds} s.</translation>
    </message>
    <message>
        <source>Another program may hold it: close that, or choose another source.</source>
        <translation>Un autre programme l’occupe peut-être : fermez-le, ou choisissez une autre source.</translation>
    </message>
    <message>
        <source>Sound is lost on its way from the device: {count} times in a minute.</source>
        <translation>Du son se perd en venant du périphérique : {count} fois en une minute.</translation>
    </message>
    <message>
        <source>Close other programs, or connect the device by cable and not through a hub.</source>
        <translation>Fermez d’autres programmes, ou branchez l’appareil par câble et non via un concentrateur.</translation>
    </message>
    <message>
        <source>Nothing has been heard for {seconds} s from {sources}.</source>
        <translation>Rien n’a été entendu depuis {seconds} s de {sources}.</translation>
    </message>
    <message>
        <source>If somebody speaks or something plays, choose another source or turn it up.</source>
        <translation>Si quelqu’un parle ou qu’un son est lu, choisissez une autre source ou montez le volume.</translation>
    </message>
    <message>
        <source>There is sound, but nobody speaks in it.</source>
        <translation>Il y a du son, mais personne n’y parle.</translation>
    </message>
    <message>
        <source>If somebody does, bring the microphone nearer or choose another source.</source>
        <translation>Si quelqu’un parle pourtant, rapprochez le microphone ou choisissez une autre source.</translation>
    </message>
    <message>
        <source>The speech engine has not answered for {seconds} s.</source>
        <translation>Le moteur de reconnaissance ne répond pas depuis {seconds} s.</translation>
    </message>
    <message>
        <source>Stop and start again; if it happens again, choose a smaller model.</source>
        <translation>Arrêtez et redémarrez ; si cela se reproduit, choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>This computer is too slow for the model: {work} ms of work for 80 ms of sound, most of it in the {part}.</source>
        <translation>Cet ordinateur est trop lent pour le modèle : {work} ms de calcul pour 80 ms de son, surtout : {part}.</translation>
    </message>
    <message>
        <source>Captions are {seconds} s behind.</source>
        <translation>Les sous-titres ont {seconds} s de retard.</translation>
    </message>
    <message>
        <source>They are catching up: wait a little.</source>
        <translation>Ils se rattrapent : patientez un peu.</translation>
    </message>
    <message>
        <source>Something else keeps this computer busy: close other programs.</source>
        <translation>Autre chose occupe cet ordinateur : fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>The sources are mixed into one: this computer cannot caption them one by one.</source>
        <translation>Les sources sont mélangées en une : cet ordinateur ne peut pas les sous-titrer séparément.</translation>
    </message>
    <message>
        <source>Listen to one source, or choose a smaller model; then start again.</source>
        <translation>Écoutez une seule source ou choisissez un modèle plus petit, puis redémarrez.</translation>
    </message>
    <message>
        <source>The windows of Voxcap answer {late} ms late.</source>
        <translation>Les fenêtres de Voxcap répondent avec {late} ms de retard.</translation>
    </message>
    <message>
        <source>Close other programs, or choose letters without outline and shadow.</source>
        <translation>Fermez d’autres programmes, ou choisissez des lettres sans contour ni ombre.</translation>
    </message>
    <message>
        <source>This computer only just keeps up: {work} ms of work for 80 ms of sound.</source>
        <translation>Cet ordinateur suit tout juste : {work} ms de calcul pour 80 ms de son.</translation>
    </message>
    <message>
        <source>sound preparation</source>
        <translation>préparation du son</translation>
    </message>
    <message>
        <source>encoder (listening)</source>
        <translation>encodeur (écoute)</translation>
    </message>
    <message>
        <source>adapter</source>
        <translation>adaptateur</translation>
    </message>
    <message>
        <source>decoder (writing)</source>
        <translation>décodeur (écriture)</translation>
    </message>
    <message>
        <source>choice of words</source>
        <translation>choix des mots</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>{seconds} s of sound had to be left out.</source>
        <translation>{seconds} s de son ont dû être omises.</translation>
    </message>
    <message>
        <source>Listen to one source only.</source>
        <translation>N’écoutez qu’une seule source.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the number of threads itself.</source>
        <translation>Laissez Voxcap choisir lui-même le nombre de fils d’exécution.</translation>
    </message>
    <message>
        <source>Choose the precision &apos;auto&apos;.</source>
        <translation>Choisissez la précision « auto ».</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs.</source>
        <translation>Choisissez un modèle plus petit, ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Captioning has failed: {reason}</source>
        <translation>Le sous-titrage a échoué : {reason}</translation>
    </message>
    <message>
        <source>Press Start to try again.</source>
        <translation>Appuyez sur Démarrer pour réessayer.</translation>
    </message>
    <message>
        <source>Voxcap is not listening.</source>
        <translation>Voxcap n’écoute pas.</translation>
    </message>
    <message>
        <source>Press Start.</source>
        <translation>Appuyez sur Démarrer.</translation>
    </message>
    <message>
        <source>Voxcap is paused: what is said now is not captioned.</source>
        <translation>Voxcap est en pause : ce qui est dit maintenant n’est pas sous-titré.</translation>
    </message>
    <message>
        <source>Press Resume.</source>
        <translation>Appuyez sur Reprendre.</translation>
    </message>
    <message>
        <source>Voxcap is stopping; the last words are on their way.</source>
        <translation>Voxcap s’arrête ; les derniers mots arrivent.</translation>
    </message>
    <message>
        <source>Memory is short: only {free} MB are free, which makes everything slow.</source>
        <translation>La mémoire manque : {free} Mo seulement sont libres, ce qui ralentit tout.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Fermez d’autres programmes, ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>The model is being loaded; what is said meanwhile is captioned afterwards.</source>
        <translation>Le modèle se charge ; ce qui est dit entre-temps sera sous-titré ensuite.</translation>
    </message>
    <message>
        <source>The model has been loading for {seconds} s.</source>
        <translation>Le modèle se charge depuis {seconds} s.</translation>
    </message>
    <message>
        <source>A slow disk or other programs hold it up: wait, or choose a smaller model.</source>
        <translation>Un disque lent ou d’autres programmes le retardent : patientez, ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>There is sound, but the demo model knows no words other than the English digits.</source>
        <translation>Il y a du son, mais le modèle de démonstration ne connaît que les chiffres anglais.</translation>
    </message>
    <message>
        <source>Count from one to nine, or choose the full model in the settings.</source>
        <translation>Comptez en anglais de « one » à « nine », ou choisissez le modèle complet dans les réglages.</translation>
    </message>
    <message>
        <source>The model has heard sound for {seconds} s and written nothing.</source>
        <translation>Le modèle a entendu {seconds} s de son et n’a rien écrit.</translation>
    </message>
    <message>
        <source>If people speak one of the model&apos;s languages, stop and start again, and see that they are louder than music and noise.</source>
        <translation>Si quelqu’un parle une langue du modèle, arrêtez et redémarrez, et veillez à ce que les voix dominent la musique et le bruit.</translation>
    </message>
    <message>
        <source>The model fell silent while there was sound, and was made to go on.</source>
        <translation>Le modèle s’est tu alors qu’il y avait du son, et a été relancé.</translation>
    </message>
    <message>
        <source>Some words may be missing: see that voices are louder than music and noise.</source>
        <translation>Des mots peuvent manquer : veillez à ce que les voix dominent la musique et le bruit.</translation>
    </message>
    <message>
        <source>The speech engine had to start anew after an error, and goes on.</source>
        <translation>Le moteur a dû redémarrer après une erreur, et continue.</translation>
    </message>
    <message>
        <source>If that comes again, save the report and send it to the makers of Voxcap.</source>
        <translation>Si cela se reproduit, enregistrez le rapport et envoyez-le aux auteurs de Voxcap.</translation>
    </message>
    <message>
        <source>All is well; nothing has been said yet.</source>
        <translation>Tout va bien ; rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>All is well: text comes {latency} s after the sound.</source>
        <translation>Tout va bien : le texte arrive {latency} s après le son.</translation>
    </message>
    <message>
        <source>The demo model knows no words other than the English digits.</source>
        <translation>Le modèle de démonstration ne connaît que les chiffres anglais.</translation>
    </message>
    <message>
        <source>For text that comes sooner, choose a shorter delay.</source>
        <translation>Pour un texte plus rapide, choisissez un délai plus court.</translation>
    </message>
</context>
<context>
    <name>VerdictBox</name>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Tout va bien</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problème</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Voxcap</source>
        <translation>Bienvenue dans Voxcap</translation>
    </message>
    <message>
        <source>Voxcap writes down what is said, while it is being said.</source>
        <translation>Voxcap écrit ce qui se dit, au moment où cela se dit.</translation>
    </message>
    <message>
        <source>It listens to your microphone, to what your computer plays, or to both, and shows captions in a window and on top of other programs.</source>
        <translation>Il écoute votre microphone, le son de votre ordinateur, ou les deux, et affiche des sous-titres dans une fenêtre et par-dessus les autres programmes.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: the sound is turned into text here, without an account and without a connection. Sound is never stored; the text is kept in a folder of yours until you delete it.</source>
        <translation>Rien ne quitte cet ordinateur : le son devient du texte ici même, sans compte et sans connexion. Le son n’est jamais enregistré ; le texte reste dans l’un de vos dossiers jusqu’à ce que vous le supprimiez.</translation>
    </message>
    <message>
        <source>The next pages let you choose what to listen to, choose the model that understands speech, and measure how fast this computer is. You can leave at any page and come back later from the menu.</source>
        <translation>Les pages suivantes vous permettent de choisir quoi écouter, de choisir le modèle qui comprend la parole et de mesurer la vitesse de cet ordinateur. Vous pouvez quitter à chaque page et revenir plus tard par le menu.</translation>
    </message>
</context>
<context>
    <name>WorkPlot</name>
    <message>
        <source>Work for 80 ms of sound, in milliseconds</source>
        <translation>Calcul pour 80 ms de son, en millisecondes</translation>
    </message>
    <message>
        <source>limit: more falls behind</source>
        <translation>limite : au-delà, retard</translation>
    </message>
</context>
</TS>
