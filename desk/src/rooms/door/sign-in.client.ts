import { startPasskeys } from '#people/Passkey.script.ts';
import { startShowingPassphrases } from '#people/ShowPassphrase.script.ts';

startShowingPassphrases(document);
startPasskeys(document);
