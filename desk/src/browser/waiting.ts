/**
 * How many waiting patients the screen names, so that all can be read from a chair without scrolling. The next one of
 * each doctor is always among them.
 */
export const WAITING_MAX_NAMES = 30;

/** The patients of one doctor who are at the clinic, by their short names; empty where a name has no letters. */
export type WaitingDoctor = {
  doctor: string;
  /** Those who are with the doctor. */
  inside: string[];
  /** In the order of arrival: the first one is next. */
  waiting: string[];
  /** How many more wait without being named. */
  more: number;
};

/** The screen of the waiting room shows this: the doctors with patients at the clinic, in the order of content. */
export type WaitingScreen = { doctors: WaitingDoctor[] };

/** The page of the screen. */
export type WaitingView = {
  /** `null` when the address opens no screen. */
  screen: WaitingScreen | null;
  /** The address of the page, and that of its live events. */
  path: string;
  eventsPath: string;
};
