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
SetupIconFile=..\..\build\bundle\voxcap.ico
Compression=lzma2/max
SolidCompression=yes
CloseApplications=force
ChangesEnvironment=yes
UninstallDisplayIcon={app}\voxcap.exe
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.AddToPath=Let terminals find the command voxcap
de.AddToPath=Terminals den Befehl voxcap finden lassen
es.AddToPath=Permitir que los terminales encuentren la orden voxcap
fr.AddToPath=Permettre aux terminaux de trouver la commande voxcap
en.DeleteData=Delete your sessions, settings and models as well? They cannot be brought back.
de.DeleteData=Auch Ihre Sitzungen, Einstellungen und Modelle löschen? Sie lassen sich nicht zurückholen.
es.DeleteData=¿Eliminar también sus sesiones, ajustes y modelos? No se podrán recuperar.
fr.DeleteData=Supprimer aussi vos sessions, réglages et modèles ? Ils seront perdus.

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "addtopath"; Description: "{cm:AddToPath}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not would stay.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\voxcap\*"; DestDir: "{app}"; Excludes: "\voxcap-cli.exe"; Flags: ignoreversion recursesubdirs createallsubdirs
; In a terminal, "voxcap" means voxcap.com where there is voxcap.exe too.
Source: "..\..\dist\voxcap\voxcap-cli.exe"; DestDir: "{app}"; DestName: "voxcap.com"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Voxcap"; Filename: "{app}\voxcap.exe"; AppUserModelID: "Voxcap.Voxcap"
Name: "{autodesktop}\Voxcap"; Filename: "{app}\voxcap.exe"; AppUserModelID: "Voxcap.Voxcap"; Tasks: desktopicon

[Registry]
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: addtopath; Check: IsNotInPath

[Run]
Filename: "{app}\voxcap.exe"; Description: "{cm:LaunchProgram,Voxcap}"; Flags: nowait postinstall skipifsilent

[UninstallDelete]
Type: filesandordirs; Name: "{localappdata}\Temp\voxcap"

[Code]
const
  Environment = 'Environment';

function UserPath: String;
begin
  if not RegQueryStringValue(HKEY_CURRENT_USER, Environment, 'Path', Result) then
    Result := '';
end;

function IsNotInPath: Boolean;
begin
  Result := Pos(';' + Lowercase(ExpandConstant('{app}')) + ';', ';' + Lowercase(UserPath) + ';') = 0;
end;

// Files in use cannot be replaced or deleted. Sessions are whole after every caption.
procedure EndVoxcap;
var
  ExitCode: Integer;
begin
  Exec(ExpandConstant('{sys}\taskkill.exe'), '/f /im voxcap.exe /im voxcap.com', '', SW_HIDE, ewWaitUntilTerminated, ExitCode);
end;

procedure RemoveFromPath;
var
  Folders: String;
begin
  Folders := ';' + UserPath + ';';
  if StringChangeEx(Folders, ExpandConstant(';{app};'), ';', True) > 0 then
    RegWriteExpandStringValue(HKEY_CURRENT_USER, Environment, 'Path', Copy(Folders, 2, Length(Folders) - 2));
end;

procedure DeleteData;
var
  Data: String;
begin
  Data := ExpandConstant('{localappdata}\voxcap');
  if DirExists(Data) then
    if SuppressibleMsgBox(CustomMessage('DeleteData'), mbConfirmation, MB_YESNO or MB_DEFBUTTON2, IDNO) = IDYES then
      DelTree(Data, True, True, True);
end;

procedure CurStepChanged(Step: TSetupStep);
begin
  if Step = ssInstall then
    EndVoxcap;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if Step = usUninstall then
  begin
    EndVoxcap;
    RemoveFromPath;
  end;
  if Step = usPostUninstall then
    DeleteData;
end;
