import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { MailsView } from '@clinic/contract/desk-taking.ts';
import { slotToWords } from '#lib/desk/desk-times.ts';
import { deskMessages } from '#messages/desk.ts';
import { deskMailsMessages as words } from '#messages/desk-mails.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import { List } from '../frame/List.tsx';
import { TextLink } from '../frame/TextLink.tsx';
import { MailLine } from './MailLine.tsx';

/** The mails that need attention. */
export function MailsPage({ mails, isSent, timeZone }: MailsView & { timeZone: string }) {
  return (
    <DeskPage
      title={words.title}
      notice={isSent && <DayNotice kind="done">{words.sent}</DayNotice>}
      aside={mails.length > 0 && <p>{words.text}</p>}
    >
      {mails.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <List aria-label={`${words.title.thin} ${words.title.bold}`}>
          {mails.map((mail) => {
            const { id, name, reference } = mail.appointment;
            const shownName = name || deskMessages.card.erased;
            return (
              <MailLine key={mail.id} mail={mail} appointmentId={id} name={shownName} timeZone={timeZone} back="mails">
                <p>
                  <TextLink href={`${DESK_PATHS.appointments}/${id}`}>
                    <bdi>{shownName}</bdi>
                  </TextLink>
                  {` · ${reference} · ${slotToWords(mail.appointment)}`}
                </p>
              </MailLine>
            );
          })}
        </List>
      )}
    </DeskPage>
  );
}
