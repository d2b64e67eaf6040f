/** The name of the control with the Markdown below a file's fields. */
export const MARKDOWN = 'markdown';
export const MARKDOWN_LABEL = 'Text';

/** The value of the button that sends a form to be saved. Other values of `do` are steps. */
export const SAVE = 'save';

/** The value of the hidden control that says that a list is there, though it may have no entries. */
export const PRESENT = 'present';

/** The value of the hidden control beside a box, because a browser sends no empty box: the file says no, or nothing. */
export const UNTICKED = 'false';
export const LEFT_OUT = 'left-out';

/** The end of the name of a control for a file, behind the path of its field. */
export const FILE_MARK = ':file';
