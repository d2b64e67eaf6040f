import type { PortalView } from '@clinic/contract/portal.ts';
import { TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import type { PortalPageFacts } from '#lib/portal.ts';
import { portalMessages as words } from '#messages/portal.ts';
import '@clinic/ui/styles/compositions/panel.css';
import { AbsenceNotice } from './AbsenceNotice.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import styles from './AppointmentPage.module.css';
import { CancelSection } from './CancelSection.tsx';
import { MoveSection } from './MoveSection.tsx';
import { PortalNotice } from './PortalNotice.tsx';
import { toStateWords } from './portal-state.ts';
import { Refusal } from './Refusal.tsx';

type Props = { view: PortalView; facts: PortalPageFacts };

/** The patient's page of one appointment: its facts, and the forms that move or cancel it. */
export function AppointmentPage({ view, facts }: Props) {
  const { appointment, done, mails, month, refused, canChange, absence } = view;
  const state = toStateWords(appointment.status, canChange);
  const mailed = done === 'whatsapp-ended' ? '' : words.done.mails[mails];
  const told = done && [words.done[done].text, mailed].filter(Boolean).join(' ');
  return (
    <div data-portal="">
      <header className={`${styles.opening} page-grid`}>
        {done && (
          <div className={styles.notice}>
            <PortalNotice title={words.done[done].title}>{told && <p>{told}</p>}</PortalNotice>
          </div>
        )}
        {refused && (!month || refused.form === 'whatsapp') && (
          <div className={styles.notice}>
            <Refusal refused={refused} title={words.refused.unchanged} />
          </div>
        )}
        {absence && (
          <div className={styles.notice}>
            <AbsenceNotice view={{ ...view, absence }} facts={facts} />
          </div>
        )}
        <h1 className={styles.title}>
          {words.title.thin} <b>{words.title.bold}</b>
        </h1>
        <div className={`${styles.state} beside-title`}>
          <p className={`${styles.label} marker`}>{state.label}</p>
          <p>{state.text}</p>
        </div>
      </header>
      <AppointmentFacts view={view} facts={facts} />
      {month && (
        <>
          <MoveSection view={view} month={month} facts={facts} />
          <CancelSection
            path={view.path}
            isMailed={mails === 'sent'}
            refused={refused?.form === 'cancel' ? refused : null}
          />
        </>
      )}
      <p className={`${styles.emergency} panel`} data-tone="notice">
        <TextWithNumbers pieces={facts.notice} />
      </p>
    </div>
  );
}
