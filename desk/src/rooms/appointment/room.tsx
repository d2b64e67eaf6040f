import { endWhatsApp } from '@clinic/api/appointments/contacts/whatsapp-consents.ts';
import { Refusal } from '@clinic/api/refusal.ts';
import { issuesToReasons } from '@clinic/contract/appointment-schema.ts';
import { isErased } from '@clinic/contract/desk-appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { PATIENT_FIELDS } from '@clinic/contract/patient-words.ts';
import { readDeskRequest } from '#appointments/answers.ts';
import { MailLine } from '#appointments/MailLine.tsx';
import { addNote, readNote, removeNote } from '#appointments/notes.ts';
import type { AppointmentNotice, AppointmentView } from '#appointments/taking.ts';
import { VisitActions } from '#appointments/VisitActions.tsx';
import { deskMessages } from '#appointments/words.ts';
import type { PageProps } from '#frame/page.ts';
import { type Done, defineRoom, type Refused, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { List } from '#parts/List.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { correct } from './correct.ts';
import { correctionSchema } from './correction-schema.ts';
import { HistoryList } from './HistoryList.tsx';
import { NoteForm, NoteList } from './Notes.tsx';
import { readView, toWriter } from './queries.ts';
import { WHATSAPP_ENDED_NOTE, WhatsAppWish } from './WhatsAppWish.tsx';

const PATH = `${DESK_PATHS.appointments}/:id`;

/** One appointment: its details, the desk's notes, its history and its mails. Programs get the view. */
export const appointment = defineRoom<AppointmentView>({
  name: 'appointment',
  path: PATH,
  toTitle: () => 'An appointment',
  load: readView,
  data: readView,
  acts: {
    [`${PATH}/correct`]: { act: correctIt, fillIn: (visit) => ({ entries: readTyped(visit) }) },
    [`${PATH}/notes`]: {
      act: addTheNote,
      fillIn: ({ field }) => ({ typedNote: { reason: null, text: field('text') } }),
    },
    [`${PATH}/notes/:note/remove`]: { act: removeTheNote },
    [`${PATH}/whatsapp/end`]: { act: endTheMessages },
  },
  Page: AppointmentPage,
});

async function correctIt(visit: Visit): Promise<Done | Refused<AppointmentView>> {
  const { desk, body, now, request } = visit;
  const refuse = (refused: AppointmentView['refused'], status: number) => ({
    refused: { refused, entries: readTyped(visit) },
    status,
  });
  const result = correctionSchema.safeParse(body ?? {});
  if (!result.success) return refuse({ reason: 'fields', reasons: issuesToReasons(result.error.issues) }, 422);
  const outcome = await correct(desk, { ...readDeskRequest(request), correction: result.data }, now);
  if (outcome === 'gone') throw new Refusal('not-found');
  if (outcome !== 'done') return refuse({ reason: outcome, reasons: [] }, 409);
  return leadBack(visit, 'corrected');
}

async function addTheNote(visit: Visit): Promise<Done | Refused<AppointmentView>> {
  const { desk, params, person, field, now } = visit;
  const note = readNote(field('text'));
  if ('refused' in note) return { refused: { typedNote: { reason: note.refused, text: field('text') } } };
  const appointmentId = params.id ?? '';
  const outcome = await addNote(desk.db, { appointmentId, text: note.text, email: person.email }, now);
  if (outcome === 'gone') throw new Refusal('not-found');
  return leadBack(visit, 'noted');
}

async function removeTheNote(visit: Visit): Promise<Done> {
  const { desk, params } = visit;
  const { id: appointmentId = '', note: id = '' } = params;
  if (!(await removeNote(desk.db, { appointmentId, id }, toWriter(visit)))) throw new Refusal('not-found');
  return leadBack(visit, 'note-removed');
}

/** Ends the messages on WhatsApp for a patient who asks the desk. A note says who has done it, and when. */
async function endTheMessages(visit: Visit): Promise<Done> {
  const { desk, params, person, now } = visit;
  const appointmentId = params.id ?? '';
  if (await endWhatsApp(desk.db, appointmentId, now)) {
    await addNote(desk.db, { appointmentId, text: WHATSAPP_ENDED_NOTE, email: person.email }, now);
  }
  return leadBack(visit, 'whatsapp-ended');
}

function leadBack({ desk, params }: Visit, done: AppointmentNotice): Done {
  desk.notifyDesk();
  return { to: `${DESK_PATHS.appointments}/${encodeURIComponent(params.id ?? '')}?done=${done}` };
}

/** The words that were typed into the form that corrects. */
const readTyped = ({ field }: Visit): object => Object.fromEntries(PATIENT_FIELDS.map((name) => [name, field(name)]));

function AppointmentPage({ view, clinic }: PageProps<AppointmentView>) {
  const { appointment, history, mails, notes, typedNote, refused, entries, done } = view;
  const { timeZone } = clinic;
  const { id, name } = appointment;
  return (
    <DeskPage
      title={
        isErased(appointment) ? { thin: 'An appointment,', bold: 'erased' } : { thin: 'Appointment of', bold: name }
      }
      notice={
        <>
          {done && <DayNotice kind="done">{DONE[done]}</DayNotice>}
          {refused && <DayNotice kind="refused">{refusalToWords(refused)}</DayNotice>}
        </>
      }
      aside={
        <>
          <VisitActions appointment={appointment} life={{}} />
          <AppointmentDetails view={view} clinic={clinic} />
        </>
      }
    >
      {!isErased(appointment) && (
        <Card id="notes" title="Staff notes">
          <p>
            The desk alone sees them: no mail, export or page of the patient shows a note. A patient who asks for
            everything that is kept gets it too.
          </p>
          <NoteList notes={notes} appointmentId={id} timeZone={timeZone} />
          <NoteForm appointmentId={id} typed={typedNote} />
        </Card>
      )}
      <Card id="history" title="History">
        <HistoryList history={history} timeZone={timeZone} />
      </Card>
      <Card id="mails" title="Mails">
        {mails.length === 0 && <p>No mail was written.</p>}
        {mails.length > 0 && (
          <List>
            {mails.map((mail) => (
              <MailLine
                key={mail.id}
                mail={mail}
                appointmentId={id}
                name={name || deskMessages.card.erased}
                timeZone={timeZone}
                back="appointment"
              />
            ))}
          </List>
        )}
        {!isErased(appointment) && <WhatsAppWish appointmentId={id} wish={view.whatsApp} />}
      </Card>
      {!isErased(appointment) && (
        <Card id="correct" title="Correct">
          <CorrectForm appointment={appointment} refused={refused} entries={entries} whatsApp={view.whatsApp} />
        </Card>
      )}
    </DeskPage>
  );
}

const DONE: Record<AppointmentNotice, string> = {
  corrected: 'Corrected.',
  noted: 'The note is added.',
  'note-removed': 'The note is removed.',
  mail: 'The mail is being sent again.',
  'whatsapp-ended': 'The messages on WhatsApp have ended.',
};

function refusalToWords({ reason }: NonNullable<AppointmentView['refused']>): string {
  if (reason === 'fields') return 'Nothing has been changed. Please check these fields.';
  return `${deskMessages.refused.title} ${deskMessages.refused[reason]}`;
}
