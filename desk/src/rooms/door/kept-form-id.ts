/** The form that leads back to what was typed. The page's script sends it at once. */
export const KEPT_FORM_ID = 'kept-form';
