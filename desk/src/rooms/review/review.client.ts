import { startCounting } from './ChoiceForm.script.ts';

startCounting(document);
