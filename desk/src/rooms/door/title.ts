/** Joins the two weights of a heading for the title of the window. */
export const joinTitle = ({ thin, bold }: { thin: string; bold: string }) => `${thin} ${bold}`;
