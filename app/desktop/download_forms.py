"""The forms of what is told while the full model is fetched; see `app.desktop.told_forms`."""

from __future__ import annotations

# Only marks the forms for what collects strings: they are compared in English.
from app.desktop.wording import untranslated as translate

OF_DOWNLOADS = (
    translate("Told", "What was received is kept."),
    translate("Told", "What was received is kept; try again later."),
    translate("Told", "Check the connection and try again."),
    translate("Told", "Try another network, or another mirror with HF_ENDPOINT."),
    translate("Told", "Try again from another network, or from another mirror with HF_ENDPOINT."),
    translate("Told", "Make room there, or choose another folder."),
    translate("Told", "Make room there, or choose another folder, and try again."),
    translate("Told", "Get the model again."),
    translate(
        "Told",
        "{folder} holds other files. Choose another folder for the model, or an empty one.",
    ),
    translate(
        "Told",
        "Files of the model that was fetched into {folder} are missing or were altered. Delete "
        "that folder and try again.",
    ),
    translate("Told", "The download was stopped."),
    translate(
        "Told",
        "Another Voxcap is getting the model into {folder} already. Wait for it, or stop it there.",
    ),
    translate("Told", "{file} was damaged on its way and has been deleted."),
    translate(
        "Told",
        "Try again; if it happens again, use another network, or another mirror with HF_ENDPOINT.",
    ),
    translate("Told", "The connection was shut."),
    translate("Told", "The answer ended early."),
    translate("Told", "{path} is damaged, so that the model cannot be verified."),
    translate("Told", "The model needs {wanted} GB in {folder}, where {free} GB are free."),
    translate("Told", "{host} sent other bytes of {file} than were asked for."),
    translate("Told", "{host} sent more bytes of {file} than there are."),
    translate("Told", "Something between {host} and this computer changes files on their way."),
    translate("Told", "{host} cannot answer now ({status})."),
    translate("Told", "The model cannot be written to {folder}: {reason}."),
    translate("Told", "The connection to {host} broke off ({reason})."),
    translate(
        "Told",
        "HF_HUB_OFFLINE forbids to use the network. Unset it to fetch the model, or choose a "
        "folder that holds it.",
    ),
    translate(
        "Told",
        "Something else than the model hub answered for {host}: a login page of the network, or a "
        "proxy. Open a web page in a browser to log in, check HF_ENDPOINT if it is set, and try "
        "again.",
    ),
    translate(
        "Told",
        "{host} refuses to give the model ({status}): this network may not allow it, or the "
        "mirror wants a login.",
    ),
    translate(
        "Told",
        "{host} does not have the model in the revision that Voxcap needs (404). If HF_ENDPOINT "
        "names a mirror, try another one.",
    ),
    translate("Told", "The proxy wants a name and a password (407). Put them into HTTPS_PROXY."),
    translate(
        "Told",
        "{host} has no bytes after those that were received (416): it holds another file. Delete "
        "what was received and begin anew, or use another mirror.",
    ),
    translate("Told", "{host} gets too many requests from this network (429)."),
    translate("Told", "The disk is full at {folder}."),
    translate(
        "Told",
        "The connection to {host} is not trusted ({reason}). Check the computer's clock; in a "
        "company, have its certificate installed in the system.",
    ),
    translate(
        "Told",
        "The proxy does not let Voxcap through ({reason}). Check HTTPS_PROXY and its password.",
    ),
    translate(
        "Told",
        "{host} cannot be found: there is no network, or it does not know the name.",
    ),
    translate("Told", "Nothing comes from {host} any more."),
    translate("Told", "{host} cannot be reached ({reason})."),
    translate("Told", "{path} cannot be deleted: {reason}."),
    translate(
        "Told", "Preparing the model needs {wanted} GB in {folder}, where {free} GB are free."
    ),
    translate("Told", "The prepared weights cannot be written to {folder}: {reason}."),
    translate(
        "Told",
        "The full model is not on this computer. `voxcap model get` fetches it ({size} GB).",
    ),
)
"""All of them."""
