import { listOff, switchEndpointOn } from '@clinic/api/channels/webhook/endpoints.ts';
import { sendAgain } from '@clinic/api/outbox/stuck-mails.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { CardReach } from '#appointments/CardReach.tsx';
import { instantToWords, slotToWords } from '#appointments/desk-times.ts';
import { MailLine } from '#appointments/MailLine.tsx';
import { deskMessages } from '#appointments/words.ts';
import type { PageProps } from '#frame/page.ts';
import { addRecord } from '#frame/records.ts';
import { type Done, defineRoom, type Visit } from '#frame/room.ts';
import { DayNotice } from '#parts/DayNotice.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { List, Row } from '#parts/List.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { readStuckMails, type StuckMail } from './queries.ts';

type View = { mails: StuckMail[]; off: Awaited<ReturnType<typeof listOff>>; isSent: boolean };

const TITLE = { thin: 'Mails that', bold: 'are stuck' };

/** The mails that need attention, for a program as a list. */
export const mails = defineRoom<View>({
  name: 'mails',
  path: DESK_PATHS.mails,
  toTitle: () => `${TITLE.thin} ${TITLE.bold}`,
  toPlace: () => 'mails',
  load: async ({ desk, now, query }) => ({
    mails: await readStuckMails(desk, now),
    off: await listOff(desk.db),
    isSent: query('done') === 'mail',
  }),
  data: async ({ desk, now }) => ({ mails: await readStuckMails(desk, now) }),
  acts: {
    [`${DESK_PATHS.appointments}/:id/mails/:mail`]: { act: sendMail },
    [`${DESK_PATHS.mails}/endpoints/:id`]: { act: tellEndpointAgain },
  },
  Page: Mails,
});

/** Sends a mail again, and leads back to the list or to the appointment, whichever page has the form. */
async function sendMail({ desk, now, maker, params, field }: Visit): Promise<Done> {
  const { id: appointment_id = '', mail: id = '' } = params;
  const isSent = await sendAgain(desk.db, { appointment_id, id }, now);
  if (isSent) {
    await addRecord(desk.db, { action: 'mail-sent-again', subject: id, ...maker }, now);
    desk.notifyDesk();
  }
  const isOnCard = field('back') === 'appointment';
  const path = isOnCard ? `${DESK_PATHS.appointments}/${encodeURIComponent(appointment_id)}` : DESK_PATHS.mails;
  return { to: isSent ? `${path}?done=mail` : path };
}

/** Sends to another system again, which had said that it is gone. */
async function tellEndpointAgain({ desk, now, maker, params }: Visit): Promise<Done> {
  const { id = '' } = params;
  if (await switchEndpointOn(desk.db, id, now)) {
    await addRecord(desk.db, { action: 'webhook-on', subject: id, ...maker }, now);
    desk.notifyDesk();
  }
  return { to: DESK_PATHS.mails };
}

/** Patients who are to be called stand first. */
function Mails({ view: { mails, off, isSent }, clinic }: PageProps<View>) {
  const inOrder = mails.toSorted((one, other) => Number(other.state === 'call') - Number(one.state === 'call'));
  return (
    <DeskPage
      title={TITLE}
      notice={isSent && <DayNotice kind="done">The mail is being sent again.</DayNotice>}
      aside={
        mails.length > 0 && (
          <p>
            They failed, are late, come too late, or are held until you have reviewed the booking. The outbox tries most
            of them again by itself. Call those who are to be called.
          </p>
        )
      }
    >
      {off.length > 0 && (
        <List aria-label="Systems that are told nothing">
          {off.map(({ id, host, since, reason }) => (
            <Row
              key={id}
              action={
                <form method="post" action={`${DESK_PATHS.mails}/endpoints/${id}`}>
                  <CompactButton>
                    Switch on<span className="visually-hidden"> {host}</span>
                  </CompactButton>
                </form>
              }
            >
              <p>
                <b>{host}</b> is told nothing since {instantToWords(since, clinic.timeZone)}: it answered that it is
                gone ({reason}).
              </p>
            </Row>
          ))}
        </List>
      )}
      {mails.length === 0 ? (
        <p>No mail is stuck.</p>
      ) : (
        <List aria-label={`${TITLE.thin} ${TITLE.bold}`}>
          {inOrder.map((mail) => {
            const { id, name, phone, reference } = mail.appointment;
            const shownName = name || deskMessages.card.erased;
            return (
              <MailLine
                key={mail.id}
                mail={mail}
                appointmentId={id}
                name={shownName}
                timeZone={clinic.timeZone}
                back="mails"
              >
                <p>
                  <TextLink href={`${DESK_PATHS.appointments}/${id}`}>
                    <bdi>{shownName}</bdi>
                  </TextLink>
                  {` · ${reference} · ${slotToWords(mail.appointment)}`}
                </p>
                {phone && mail.recipient === 'patient' && (
                  <CardReach appointment={{ name: shownName, phone }} place={clinic} />
                )}
              </MailLine>
            );
          })}
        </List>
      )}
    </DeskPage>
  );
}
