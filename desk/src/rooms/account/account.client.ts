import { startPasskeys } from '#people/Passkey.script.ts';
import { startShowingPassphrases } from '#people/ShowPassphrase.script.ts';
import { startPrinting } from './PrintButton.script.ts';

startShowingPassphrases(document);
startPasskeys(document);
startPrinting(document);
