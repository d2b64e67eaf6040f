import { closeMenus } from './DeskMenu.script.ts';
import { startSessionNotice } from './SessionNotice.script.ts';

closeMenus(document);
startSessionNotice(document);
