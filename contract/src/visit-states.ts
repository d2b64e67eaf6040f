export type StateTraits = {
  /** The word on the desk's pages, and the one in its CSV files. */
  word: string;
  fileWord: string;
  /** The states to which the desk can move a visit from here; `undo` goes back. */
  moves: readonly string[];
  /** The desk's action that leads here: its name, letter, and words when it is done; absent where a visit begins. */
  by?: { action: string; name: string; key: string; done: string; result: string };
  /** Whether the doctor's time is taken. The database repeats it (`api/migrations`). */
  holdsSlot: boolean;
  /** Tells whether the patient is there. Only an expected one can move the visit, is reminded, and is told of an absence. */
  patient: 'expected' | 'here' | 'seen' | 'absent';
  /** The number in which it counts. `open`: still to come, or never marked. */
  counts: 'open' | 'came' | 'noshow' | 'cancelled';
  /** The words on the patient's page (`site/src/messages`). */
  portal: 'booked' | 'arrived' | 'over' | 'cancelled';
  /** The look on the board. A booked visit may look late or to be reviewed, and one that waits may be in. */
  look: 'booked' | 'waiting' | 'in' | 'done' | 'noshow' | 'cancelled';
  /** The mail that tells the patient of it; `null` when nobody is told. */
  tells: 'booked' | 'cancelled' | null;
};

/**
 * The states of a visit, with the codes of HL7 FHIR (Appointment.status). Everything that differs by state follows from
 * this table: the actions of the desk, the conditions of queries, the numbers and the words.
 */
export const VISIT_STATES = {
  booked: {
    word: 'Booked',
    fileWord: 'Booked',
    moves: ['arrived', 'noshow', 'cancelled'],
    holdsSlot: true,
    patient: 'expected',
    counts: 'open',
    portal: 'booked',
    look: 'booked',
    tells: 'booked',
  },
  arrived: {
    word: 'Arrived',
    fileWord: 'Arrived',
    moves: ['fulfilled', 'cancelled'],
    by: { action: 'arrived', name: 'Arrived', key: 'a', done: 'arrived', result: 'Marked as arrived.' },
    holdsSlot: true,
    patient: 'here',
    counts: 'came',
    portal: 'arrived',
    look: 'waiting',
    tells: null,
  },
  fulfilled: {
    word: 'Done',
    fileWord: 'Fulfilled',
    moves: [],
    by: { action: 'fulfilled', name: 'Done', key: 'd', done: 'done', result: 'Marked as done.' },
    holdsSlot: false,
    patient: 'seen',
    counts: 'came',
    portal: 'over',
    look: 'done',
    tells: null,
  },
  noshow: {
    word: 'No-show',
    fileWord: 'No-show',
    moves: [],
    by: { action: 'noshow', name: 'No-show', key: 'u', done: 'no-show', result: 'Marked as a no-show.' },
    holdsSlot: false,
    patient: 'absent',
    counts: 'noshow',
    portal: 'over',
    look: 'noshow',
    tells: null,
  },
  cancelled: {
    word: 'Cancelled',
    fileWord: 'Cancelled',
    moves: [],
    by: { action: 'cancel', name: 'Cancel', key: 'c', done: 'cancelled', result: 'Cancelled.' },
    holdsSlot: false,
    patient: 'absent',
    counts: 'cancelled',
    portal: 'cancelled',
    look: 'cancelled',
    tells: 'cancelled',
  },
} as const satisfies Record<string, StateTraits>;

export type AppointmentStatus = keyof typeof VISIT_STATES;

type States = typeof VISIT_STATES;
type WithAction = Extract<States[AppointmentStatus], { by: object }>;

/** An action of the desk that leads to a state. */
export type StateAction = WithAction['by']['action'];

type Visit = { status: AppointmentStatus };

const ALL: readonly [AppointmentStatus, StateTraits & { moves: readonly AppointmentStatus[] }][] = Object.entries(
  VISIT_STATES satisfies Record<AppointmentStatus, { moves: readonly AppointmentStatus[] }>,
) as [AppointmentStatus, States[AppointmentStatus]][];

/** The word of each state at the desk. */
export const STATE_WORDS = Object.fromEntries(ALL.map(([status, { word }]) => [status, word])) as Record<
  AppointmentStatus,
  string
>;

/** Lists the states that have a trait, in the order of the table. */
export function listStates(hasTrait: (traits: StateTraits) => boolean): AppointmentStatus[] {
  return ALL.filter(([, traits]) => hasTrait(traits)).map(([status]) => status);
}

const ACTIONS = ALL.flatMap(([status, { by }]) => (by ? [{ status, ...by, action: by.action as StateAction }] : []));

/** The actions that lead to a state, in the order in which they are offered. */
export const STATE_ACTIONS = ACTIONS.map(({ action }) => action);

/** Gives each action that leads to a state the value that `toValue` takes from its row. */
export function mapActions<Value>(toValue: (by: (typeof ACTIONS)[number]) => Value): Record<StateAction, Value> {
  return Object.fromEntries(ACTIONS.map((by) => [by.action, toValue(by)])) as Record<StateAction, Value>;
}

/** Whether the desk can move a visit from its state to another. */
export function isMove({ status }: Visit, to: AppointmentStatus): boolean {
  return ALL.some(([from, { moves }]) => from === status && moves.includes(to));
}

export function holdsSlot({ status }: Visit): boolean {
  return VISIT_STATES[status].holdsSlot;
}

/** Whether the patient has still to come: then the visit can be moved, and mails about it are true. */
export function isExpected({ status }: Visit): boolean {
  return VISIT_STATES[status].patient === 'expected';
}

/** Whether the patient is at the clinic. */
export function isHere({ status }: Visit): boolean {
  return VISIT_STATES[status].patient === 'here';
}

/** Whether a visit counts as one of the day: its patient is expected, is here, or was. */
export function isCounted({ status }: Visit): boolean {
  return VISIT_STATES[status].patient !== 'absent';
}

export function isCancelled({ status }: Visit): boolean {
  return VISIT_STATES[status].counts === 'cancelled';
}
