import { isErased } from '@clinic/contract/desk-appointment.ts';
import type { AppointmentView } from '@clinic/contract/desk-taking.ts';
import { deskMessages } from '#messages/desk.ts';
import { deskAppointmentMessages as words } from '#messages/desk-appointment.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { VisitActions } from '../day/VisitActions.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import { List } from '../frame/List.tsx';
import { MailLine } from '../mails/MailLine.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';
import { CorrectForm } from './CorrectForm.tsx';
import { HistoryList } from './HistoryList.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';

type Props = AppointmentView & { timeZone: string };

/** The page of one appointment: its details, the desk's notes, its history and its mails. */
export function DeskAppointmentPage({ person, today, appointment, refused, done, timeZone, ...view }: Props) {
  const { history, mails, notes, typedNote, privacyVersion, entries } = view;
  const { id, name } = appointment;
  return (
    <DeskPage
      title={isErased(appointment) ? words.erased : { thin: words.title, bold: name }}
      notice={
        <>
          {done && <DayNotice kind="done">{words.done[done]}</DayNotice>}
          {refused && <DayNotice kind="refused">{refusalToWords(refused)}</DayNotice>}
        </>
      }
      aside={
        <>
          <VisitActions appointment={appointment} life={{}} />
          <AppointmentDetails appointment={appointment} privacyVersion={privacyVersion} person={person} today={today} />
        </>
      }
    >
      {!isErased(appointment) && (
        <Card id="notes" title={words.notes.title}>
          <p>{words.notes.text}</p>
          <NoteList notes={notes} appointmentId={id} timeZone={timeZone} />
          <NoteForm appointmentId={id} typed={typedNote} />
        </Card>
      )}
      <Card id="history" title={words.history.title}>
        <HistoryList history={history} timeZone={timeZone} />
      </Card>
      <Card id="mails" title={words.mails.title}>
        {mails.length === 0 ? (
          <p>{words.mails.empty}</p>
        ) : (
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
      </Card>
      {!isErased(appointment) && (
        <Card id="correct" title={words.correct.title}>
          <CorrectForm appointment={appointment} refused={refused} entries={entries} />
        </Card>
      )}
    </DeskPage>
  );
}

function refusalToWords({ reason }: NonNullable<AppointmentView['refused']>): string {
  if (reason === 'fields') return words.correct.refused;
  return `${deskMessages.refused.title} ${deskMessages.refused[reason]}`;
}
