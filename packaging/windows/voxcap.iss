; Inno Setup 6: the installer of Voxcap for one user of Windows, without an administrator.
; iscc /DVersion=0.1.0 packaging\windows\voxcap.iss

#ifndef Version
  #error "Pass the version: iscc /DVersion=0.1.0"
#endif

[Setup]
AppId={{6E3B5A0C-7C0F-4B0E-9C53-2C3D1F0A8E41}
AppName=Voxcap
AppVersion={#Version}
AppPublisher=The Voxcap developers
AppPublisherURL=https://github.com/voxcap/voxcap
DefaultDirName={autopf}\Voxcap
DefaultGroupName=Voxcap
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=voxcap-{#Version}-windows-x86_64
Compression=lzma2/max
SolidCompression=yes
CloseApplications=yes
UninstallDisplayIcon={app}\voxcap.exe
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.DeleteData=Delete your sessions, settings and models as well? They cannot be brought back.
de.DeleteData=Auch Ihre Sitzungen, Einstellungen und Modelle löschen? Sie lassen sich nicht zurückholen.
es.DeleteData=¿Eliminar también sus sesiones, ajustes y modelos? No se podrán recuperar.
fr.DeleteData=Supprimer aussi vos sessions, réglages et modèles ? Ils seront perdus.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\voxcap\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Voxcap"; Filename: "{app}\voxcap.exe"; AppUserModelID: "Voxcap.Voxcap"
Name: "{autodesktop}\Voxcap"; Filename: "{app}\voxcap.exe"; AppUserModelID: "Voxcap.Voxcap"; Tasks: desktopicon

[Run]
Filename: "{app}\voxcap.exe"; Description: "{cm:LaunchProgram,Voxcap}"; Flags: nowait postinstall skipifsilent

[Code]
procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if (Step = usPostUninstall) and DirExists(ExpandConstant('{localappdata}\voxcap')) then
    if SuppressibleMsgBox(CustomMessage('DeleteData'), mbConfirmation, MB_YESNO or MB_DEFBUTTON2, IDNO) = IDYES then
      DelTree(ExpandConstant('{localappdata}\voxcap'), True, True, True);
end;
