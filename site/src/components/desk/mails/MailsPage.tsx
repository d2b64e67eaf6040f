import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { MailsView } from '@clinic/contract/desk-taking.ts';
import { slotToWords } from '#lib/desk/desk-times.ts';
import { deskMessages } from '#messages/desk.en.ts';
import { deskMailsMessages as words } from '#messages/desk-mails.en.ts';
import styles from '../DeskList.module.css';
import { DeskPage } from '../DeskPage.tsx';
import { DayNotice } from '../day/DayNotice.tsx';
import { MailLine } from './MailLine.tsx';

/** The mails that need attention. */
export function MailsPage({ mails, isSent, timeZone }: MailsView & { timeZone: string }) {
  return (
    <>
      <div role="status">{isSent && <DayNotice kind="done">{words.sent}</DayNotice>}</div>
      <DeskPage title={words.title} aside={mails.length > 0 && <p>{words.text}</p>}>
        {mails.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <ul className={styles.list} aria-label={`${words.title.thin} ${words.title.bold}`}>
            {mails.map((mail) => {
              const { id, name, reference } = mail.appointment;
              const shownName = name || deskMessages.card.erased;
              return (
                <MailLine
                  key={mail.id}
                  mail={mail}
                  appointmentId={id}
                  name={shownName}
                  timeZone={timeZone}
                  back="mails"
                >
                  <p>
                    <a className={styles.link} href={`${DESK_PATHS.appointments}/${id}`}>
                      <bdi>{shownName}</bdi>
                    </a>
                    {` · ${reference} · ${slotToWords(mail.appointment)}`}
                  </p>
                </MailLine>
              );
            })}
          </ul>
        )}
      </DeskPage>
    </>
  );
}
