/**
 * A form that came after the end of its sender's session. It is kept only in the sender's tab: the pages of the sign-in
 * carry it as a hidden field, and then give it back.
 */
export type KeptForm = {
  /** The path to which the form was sent. */
  path: string;
  fields: Record<string, string>;
};

/** The hidden field, which holds a `KeptForm` as JSON. */
export const KEPT_FIELD = 'kept';

/** The query of the sign-in that names the page to which it leads back: a form without fields. */
export const BACK_QUERY = 'back';

/** The query of a form that is only shown again, filled in with what was sent. Nothing is done. */
export const AGAIN_QUERY = 'again';
