import { startCopying } from './OneTimeLink.script.ts';

startCopying(document);
