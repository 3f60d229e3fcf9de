"""Contexts of the browser that are used again: what belongs to one person is new for everybody, and what would have to
be loaded and compiled once more stays."""

import json
from collections import OrderedDict
from typing import Any

from browser.people import DESKTOP, LOOK, PATIENCE, UNPAINTED

#: So many wait for their next person at most: each is a process of its own, with a client in its memory.
MOST = 8
#: What a page can be told; anything else a context has for good.
OF_A_PAGE = ("viewport", "color_scheme", "reduced_motion")
USUAL = {
    "viewport": DESKTOP,
    "locale": "en-US",
    "reduced_motion": "reduce",
    "color_scheme": "light",
    # It would load everything once more, to keep it for days without a network.
    "service_workers": "block",
}
#: Before anything else runs on the first page of an address: nothing is left of whoever was here before. A tab's own
#: storage is empty in a new tab. A page that belongs to no address, such as a new one, has no storage.
BEGIN = """if (location.host && !sessionStorage.begun) {
    sessionStorage.begun = true
    localStorage.clear()
    localStorage['tableverse-settings'] = '%s'
}"""


class Contexts:
    """A new one takes half a second of processor time, and everything that it loads is compiled anew."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser
        #: An empty page of each context that nobody uses, with what the context has for good; last left, last here.
        self._idle: OrderedDict[Any, str] = OrderedDict()
        #: The pages that are used, likewise each with what its context has for good.
        self._used: dict[Any, str] = {}

    def take(self, kept: dict[str, Any], **wishes: Any) -> Any:
        """A page for somebody with these settings of the client, and these wishes for the browser."""
        settings = {**USUAL, **wishes}
        lasting = json.dumps({name: value for name, value in settings.items() if name not in OF_A_PAGE}, sort_keys=True)
        page = next((page for page, had in reversed(self._idle.items()) if had == lasting), None)
        if page is None:
            context = self._browser.new_context(**settings)
            context.set_default_timeout(PATIENCE)
            if not LOOK:
                context.add_init_script(UNPAINTED)
            page = context.new_page()
        else:
            del self._idle[page]
            page.set_viewport_size(settings["viewport"])
            page.emulate_media(color_scheme=settings["color_scheme"], reduced_motion=settings["reduced_motion"])
        self._used[page] = lasting
        page.add_init_script(BEGIN % json.dumps(kept))
        return page

    def give_back(self, page: Any) -> None:
        """The next one has a page of their own, opened before this one is closed: else its process would end."""
        context = page.context
        empty = context.new_page()
        for left in context.pages:
            if left != empty:
                left.close()
        context.set_offline(False)
        context.clear_cookies()
        self._idle[empty] = self._used.pop(page)
        if len(self._idle) > MOST:
            self._idle.popitem(last=False)[0].context.close()
