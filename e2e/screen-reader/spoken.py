"""Runs Orca without a voice. Each line of output is JSON: the time in milliseconds, and the words that Orca speaks then.

The argument is an empty folder for its settings. It is not the program `orca`, of which each user has but one.
"""

import json
import sys
import time

from orca import orca, settings, speech


def write(text, *_voice):
    print(json.dumps([round(time.time() * 1000), text]), flush=True)


# Without a speech server Orca needs no sound.
settings.speechServerFactory = None
settings.speechFactoryModules = []
speech._speak = write
orca.getSettingsManager().activate(sys.argv[1], {})
sys.exit(orca.main())
