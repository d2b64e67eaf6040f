import { getUndoEnd } from '@clinic/api/appointments/changes/undo-end.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { UNDO_SECONDS } from '@clinic/contract/desk-person.ts';
import { listUsualStarts } from '@clinic/contract/open-slots.ts';
import type { DeskPlace } from '#appointments/desk-words.ts';
import { type Act, type Done, defineRoom, type Refused, type Shown, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { AbsenceCard } from './AbsenceCard.tsx';
import { AbsenceForm } from './AbsenceForm.tsx';
import { Asked } from './Asked.tsx';
import type { AbsencesView } from './absence.ts';
import { readAbsence, readAbsenceEntries } from './absence-entries.ts';
import { readAsked } from './concerned.ts';
import { endAbsence, tellBack } from './end-absence.ts';
import { noteCall } from './note-call.ts';
import { listAbsences } from './queries.ts';
import { startAbsence } from './start-absence.ts';
import { type AbsenceNotice, NOTICES } from './words.ts';

const NOTICE_NAMES = Object.keys(NOTICES) as AbsenceNotice[];

/** The notices that say that nothing was done. */
const QUIET: readonly AbsenceNotice[] = ['again', 'gone', 'mail-left'];

/**
 * The page where the desk tells the patients of a doctor who is late or away, and sees what became of them. The form asks
 * by the address who is concerned, and changes nothing.
 */
export const late = defineRoom<AbsencesView>({
  name: 'late',
  path: DESK_PATHS.absences,
  toTitle: () => 'Late or away',
  toPlace: () => 'absences',
  load,
  acts: {
    [DESK_PATHS.absences]: { act: tell, fillIn: ({ body }) => ({ entries: readAbsenceEntries(body) }) },
    [`${DESK_PATHS.absences}/:id/undo`]: { act: finish({ isUndo: true }) },
    [`${DESK_PATHS.absences}/:id/end`]: { act: finish({ isUndo: false }) },
    [`${DESK_PATHS.absences}/:id/back`]: { act: sayBack },
    [`${DESK_PATHS.absences}/:id/called/:appointment`]: { act: markCalled },
  },
  Page: ({ view, clinic }) => <AbsencesPage view={view} place={clinic} />,
  script: 'rooms/late/late.client.ts',
});

async function load({ desk, person, now, query, search }: Visit, shown: Shown<AbsencesView>) {
  const { calendar } = desk;
  const entries = readAbsenceEntries(shown.entries ?? search);
  // Without a doctor and a kind the form has not been sent.
  const isAsked = entries.doctor !== '' || entries.kind !== '';
  const read = isAsked ? readAbsence(calendar, entries, now) : null;
  const refused = read && 'refused' in read ? read.refused : null;
  const [absences, asked] = await Promise.all([
    listAbsences(desk, now),
    read && 'absence' in read
      ? readAsked(desk, read.absence, { now, dueAt: getUndoEnd(now, person.undoSeconds) })
      : null,
  ]);
  return {
    seconds: person.undoSeconds ?? UNDO_SECONDS[0],
    today: getToday(calendar.timeZone, now),
    now: now.toISOString(),
    departments: calendar.departments,
    slots: listUsualStarts(calendar),
    entries: isAsked ? entries : {},
    refused,
    ...(refused && { status: 422 }),
    asked,
    letter: asked && desk.writeAbsenceLetter(asked),
    absences,
    notice: NOTICE_NAMES.find((name) => name === query('done')) ?? null,
  };
}

async function tell({ desk, person, maker, now, body }: Visit): Promise<Done | Refused<AbsencesView>> {
  const entries = readAbsenceEntries(body);
  const read = readAbsence(desk.calendar, entries, now);
  // The page reads the entries again, and says what is wrong.
  if ('refused' in read) return { refused: { entries: { ...entries, kind: entries.kind || 'none' } } };
  const { id, isNew } = await startAbsence(desk, read.absence, maker, now, person.undoSeconds);
  if (isNew) desk.notifyDesk();
  return leadBack(isNew ? 'told' : 'again', id);
}

function finish(options: { isUndo: boolean }): Act<AbsencesView>['act'] {
  return async ({ desk, maker, now, params: { id = '' } }) => {
    const outcome = await endAbsence(desk.db, id, maker, now, options);
    if (outcome === 'undone' || outcome === 'ended') desk.notifyDesk();
    return leadBack(outcome, id);
  };
}

async function sayBack({ desk, person, maker, now, params: { id = '' } }: Visit): Promise<Done> {
  const isTold = await tellBack(desk.db, id, maker, now, person.undoSeconds);
  if (isTold) desk.notifyDesk();
  return leadBack(isTold ? 'back' : 'gone', id);
}

async function markCalled({ desk, maker, now, params: { id = '', appointment = '' } }: Visit): Promise<Done> {
  await noteCall(desk.db, { absenceId: id, appointmentId: appointment }, maker.made_by, now);
  return leadBack('called', id);
}

function leadBack(done: AbsenceNotice, id: string): Done {
  return { to: `${DESK_PATHS.absences}?done=${done}#absence-${encodeURIComponent(id)}` };
}

function AbsencesPage({ view, place }: { view: AbsencesView; place: DeskPlace }) {
  const { absences, asked, letter, notice, today, entries, now, seconds } = view;
  return (
    <DeskPage
      title={{ thin: 'Late', bold: 'or away' }}
      notice={
        notice && <DayNotice kind={QUIET.includes(notice) ? 'quiet' : 'done'}>{NOTICES[notice](seconds)}</DayNotice>
      }
      aside={
        <Card id="who" title="Who and when">
          <AbsenceForm view={view} />
        </Card>
      }
    >
      {asked && <Asked asked={asked} entries={entries} letter={letter} seconds={seconds} place={place} />}
      <div className={textStyles.parts}>
        <h2 id="absences" className={`${textStyles.label} marker`}>
          Late or away, today and later
        </h2>
        {absences.length > 0 && <TextLink href={DESK_PATHS.absences}>Look again</TextLink>}
      </div>
      {absences.length === 0 && <p>No doctor is late or away.</p>}
      {absences.map((absence) => (
        <AbsenceCard key={absence.id} absence={absence} now={now} today={today} place={place} />
      ))}
    </DeskPage>
  );
}
