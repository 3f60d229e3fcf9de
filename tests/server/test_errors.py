"""The texts of the server's errors in both languages."""

import inspect

import pytest

from tableverse.kernel import i18n
from tableverse.server import errors


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_error_has_its_text(language):
    classes = [value for _, value in inspect.getmembers(errors, inspect.isclass) if value.__module__ == errors.__name__]
    own = [cls for cls in classes if cls.key != "internal"]
    assert len(own) > 20
    for cls in own:
        assert i18n.has(language, f"error-{cls.key}"), cls.key
        assert 400 <= cls.status < 600


def test_serve_has_help_texts_in_both_languages():
    for language in i18n.LANGUAGES:
        for key in (
            "cli-help-serve",
            "cli-option-host",
            "cli-option-port",
            "cli-option-database",
            "cli-option-hosts",
            "cli-option-proxies",
            "cli-option-open",
        ):
            assert i18n.has(language, key)
