"""Reads what Firefox tells assistive technology (AT-SPI). Each line of input is a command, and each answer a line of JSON.

focus: gives the page the keyboard, as a press on it would.
read:  the lines of the page, or of its open dialog, in reading order.
heard: the lines of what was told since the last time: the focus, live regions, and changed states.
where: the line of the last focus.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Stands in a text for an element inside it.
EMBEDDED = "\ufffc"

# The states that screen readers speak.
STATES = ["required", "invalid-entry", "checked", "pressed", "expanded", "selected", "busy", "modal"]

# Roles whose name is all of their text.
NAMED_BY_TEXT = ["push button", "toggle button", "link", "heading", "radio button", "check box", "menu item"]

# Roles of fields, whose name stands in a label.
FIELDS = ["entry", "password text", "combo box", "date editor", "spin button"]

# Roles that are spoken without a name too.
SPOKEN = ["list", "list item", "table", "dialog", "notification", "alert", "status bar"]

EVENTS = ["object:text-changed:insert", "object:children-changed:add"] + [
    f"object:state-changed:{state}" for state in ["focused", "checked", "expanded", "pressed"]
]

heard = []
last_focus = ""


def get_states(node):
    return [state.value_nick for state in node.get_state_set().get_states()]


def get_text(node):
    """Returns the text of an element with that of the elements inside it."""
    if "Text" not in node.get_interfaces():
        return node.get_name() or ""
    words = Atspi.Text.get_text(node, 0, -1)
    # A child that has gone meanwhile has nothing to say.
    children = (node.get_child_at_index(index) for index in range(node.get_child_count()))
    texts = (f" {get_text(child)} " if child else "" for child in children)
    return "".join(next(texts, "") if char == EMBEDDED else char for char in words)


def squeeze(text):
    return " ".join(text.split())


def describe(node):
    """Returns what a screen reader says of an element: `role "name", states, value, description`."""
    attributes = node.get_attributes() or {}
    states = get_states(node)
    role = node.get_role_name()
    name = squeeze(node.get_name() or "")
    is_named = name and (role in NAMED_BY_TEXT + FIELDS or "explicit-name" in attributes)
    parts = [f'{role} "{name}"' if is_named else role]
    if "level" in attributes:
        parts.append(f"level {attributes['level']}")
    parts += [state for state in STATES if state in states]
    if "expandable" in states and "expanded" not in states:
        parts.append("collapsed")
    if "sensitive" not in states:
        parts.append("disabled")
    if "current" in attributes:
        parts.append(f"current {attributes['current']}")
    if role in ("entry", "password text"):
        parts.append(f'value "{squeeze(get_text(node))}"')
    description = squeeze(node.get_description() or "")
    if description:
        parts.append(f'description "{description}"')
    return ", ".join(parts)


def read(node, depth=0):
    """Returns a line for each element that is spoken, and for each text between elements."""
    role = node.get_role_name()
    # The words of a label are the name of its field.
    if role == "label" and not node.get_child_count():
        return []
    is_spoken = role in NAMED_BY_TEXT + FIELDS + SPOKEN or "explicit-name" in (node.get_attributes() or {})
    lines = ["  " * depth + describe(node)] if is_spoken else []
    inner = depth + 1 if is_spoken else depth
    children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    if None in children:
        raise LookupError("the page has changed meanwhile")
    is_text = "Text" in node.get_interfaces()
    has_own_words = role not in NAMED_BY_TEXT + ["entry", "password text", "label"]
    pieces = Atspi.Text.get_text(node, 0, -1).split(EMBEDDED) if is_text and has_own_words else []
    for index in range(max(len(pieces), len(children) + 1)):
        if 0 < index <= len(children) and (has_own_words or is_control(children[index - 1])):
            lines += read(children[index - 1], inner)
        if index < len(pieces) and squeeze(pieces[index]):
            lines.append("  " * inner + squeeze(pieces[index]))
    return lines


def is_control(node):
    """Tells what a name leaves out: a link in a heading, a field in a label."""
    return node.get_role_name() in NAMED_BY_TEXT + FIELDS


def find(node, is_wanted):
    if is_wanted(node):
        return node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        found = child and find(child, is_wanted)
        if found:
            return found
    return None


def find_page():
    page = find_shown_page()
    if not page:
        raise LookupError("Firefox shows no page")
    return page


def find_shown_page():
    """Finds the page that the window of Firefox shows; between two pages there is none."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        # A program or a window that has gone meanwhile is counted, but is no longer there.
        windows = [application.get_child_at_index(number) for number in range(application.get_child_count())] if application else []
        for window in filter(None, windows):
            for relation in window.get_relation_set():
                if relation.get_relation_type() == Atspi.RelationType.EMBEDS:
                    return relation.get_target(0)
    return None


def read_page():
    page = find_page()
    dialog = find(page, lambda node: "modal" in get_states(node))
    main = find(page, lambda node: (node.get_attributes() or {}).get("xml-roles") == "main")
    return [f'page "{page.get_name()}"'] + read(dialog or main or page)


def is_in_page(node):
    while node:
        if node.get_role_name() == "document web":
            return True
        node = node.get_parent()
    return False


def hear(event):
    source = event.source
    attributes = source.get_attributes() or {}
    live = attributes.get("container-live", "off")
    if event.type.startswith("object:text-changed:insert"):
        if live == "off":
            return None
        is_whole = attributes.get("container-atomic") == "true"
        words = event.any_data if not is_whole and EMBEDDED not in event.any_data else get_text(source)
        return f"says ({live}): {squeeze(words)}" if squeeze(words) else None
    if event.type.startswith("object:children-changed:add"):
        child = event.any_data
        is_alert = live == "off" and child and child.get_role_name() in ("alert", "notification")
        return f"says (assertive): {squeeze(get_text(child))}" if is_alert else None
    # A page gets the focus while it loads, and what it is then called depends on how far it has come.
    if source.get_role_name() == "document web" or not is_in_page(source):
        return None
    state = event.type.split(":")[2]
    words = describe(source)
    if source.get_role_name() == "radio button":
        # A press gives a radio button the focus and its state, which ends that its group is incomplete. Each is told by
        # an event of its own, and may be there already, or not yet, when another one is told.
        words = words.replace(", invalid-entry", "")
        if state == "focused":
            words = words.replace(", checked", "")
    if state == "focused":
        return f"focus: {words}" if event.detail1 else None
    return f"{'now' if event.detail1 else 'no longer'} {state}: {words}"


def on_event(event):
    try:
        line = hear(event)
    except GLib.Error:
        # The element has gone meanwhile, so nobody could be told of it.
        return
    global last_focus
    if line and line.startswith("focus: "):
        last_focus = line
    if line and line not in heard[-1:]:
        heard.append(line)


def on_command(_source, _condition):
    command = sys.stdin.readline().strip()
    if not command:
        loop.quit()
        return False
    answer = None
    try:
        if command == "focus":
            answer = find_page().grab_focus()
        if command == "read":
            answer = read_page()
        if command == "where":
            answer = last_focus
        if command == "heard":
            # The events of a program come in order, so after an answer of Firefox all earlier ones are there.
            find_shown_page()
            while loop.get_context().iteration(False):
                pass
            answer = heard[:]
            heard.clear()
    except (GLib.Error, LookupError, AttributeError) as error:
        # An element that goes while it is read has no methods left.
        answer = {"error": str(error)}
    print(json.dumps(answer), flush=True)
    return True


listener = Atspi.EventListener.new(on_event)
for name in EVENTS:
    listener.register(name)
loop = GLib.MainLoop()
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, on_command)
print(json.dumps("ready"), flush=True)
loop.run()
