"""What the search for a newer version says."""

from __future__ import annotations

from app.desktop.version_check import RELEASES_PAGE, NewVersion, Trouble, VersionCheckError
from app.desktop.wording import Translate, untranslated


def question(server: str, translate: Translate = untranslated) -> str:
    """Return what is told before a server is asked."""
    return translate(
        "Versions",
        "To look for a new version, Voxcap has to ask GitHub ({server}) over the internet. Nothing "
        "is sent but the request itself: nothing of what was said, and nothing about you or this "
        "computer. As with every page you open, GitHub sees your internet address.",
    ).format(server=server)


def there_is(new: NewVersion, current: str, translate: Translate = untranslated) -> str:
    """Return what is told of a newer version."""
    return translate(
        "Versions", "There is a new version: Voxcap {version}. You have {current}."
    ).format(version=new.version, current=current)


def up_to_date(current: str, translate: Translate = untranslated) -> str:
    """Return what is told where there is no newer version."""
    return translate("Versions", "Voxcap {current} is the newest version.").format(current=current)


def trouble_words(error: Exception, server: str, translate: Translate = untranslated) -> str:
    """Return why it could not be learnt, and what to do."""
    if not isinstance(error, VersionCheckError):
        return str(error)
    return _why(error.trouble, translate).format(server=server, page=RELEASES_PAGE)


def _why(trouble: Trouble, translate: Translate) -> str:
    match trouble:
        case Trouble.UNREACHABLE:
            return translate(
                "Versions",
                "{server} cannot be reached. Check the connection to the internet and try again.",
            )
        case Trouble.UNTRUSTED:
            return translate(
                "Versions",
                "The connection to {server} is not secure, so nothing was asked. Check the "
                "computer's clock, and whether the network wants you to sign in.",
            )
        case Trouble.ASKED_TOO_OFTEN:
            return translate(
                "Versions",
                "{server} was asked too often from this network. Try again in an hour.",
            )
        case Trouble.NOTHING_RELEASED:
            return translate(
                "Versions", "{server} knows of no released version. Look at {page} yourself."
            )
        case Trouble.REFUSED:
            return translate("Versions", "{server} does not answer now. Try again later.")
        case Trouble.NOT_UNDERSTOOD:
            return translate(
                "Versions",
                "What came is no answer of GitHub's. See whether the network wants you to sign in, "
                "and try again.",
            )
