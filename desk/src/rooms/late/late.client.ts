import { startUndoOffers } from './AbsenceCard.script.ts';

startUndoOffers(document);
