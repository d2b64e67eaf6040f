import { KEPT_FORM_ID } from './kept-form-id.ts';

(document.getElementById(KEPT_FORM_ID) as HTMLFormElement | null)?.submit();
