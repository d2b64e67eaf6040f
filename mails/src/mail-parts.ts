export type MailLink = {
  label: string;
  href: string;
  /** The main action, drawn as a button. */
  isMain?: boolean;
};

export type MailFact = {
  label: string;
  value: string;
  href?: string | undefined;
  /** A fact that people look for, drawn larger. */
  isMain?: boolean;
};

/** A part of a mail, from which its HTML and its plain text are both written. */
export type MailPart =
  /** `name` is the patient's, as typed, when the text holds it. */
  | { kind: 'text'; text: string; name?: string }
  | { kind: 'facts'; facts: MailFact[] }
  | { kind: 'links'; links: MailLink[] }
  /** A part with its own heading. `quote` holds the words of another person, line breaks included. */
  | { kind: 'section'; title: string; text?: string; points?: string[]; quote?: string; links?: MailLink[] };

/** A mail before it becomes text and HTML. */
export type MailContent = {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  title: string;
  parts: MailPart[];
  /** The lines at the foot. */
  foot: string[];
  clinicName: { bold: string; light: string };
};
