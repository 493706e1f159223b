"""What a user can set, and its file.

store = SettingsStore(config_folder(profile) / FILE_NAME)
settings, problems = store.load()
store.save(replace(settings, overlay=replace(settings.overlay, is_locked=True)))

Building `Settings` never raises; `limits` says what each value may be, for editors.
"""
