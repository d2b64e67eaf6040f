import { startShowingPassphrases } from '#people/ShowPassphrase.script.ts';

startShowingPassphrases(document);
