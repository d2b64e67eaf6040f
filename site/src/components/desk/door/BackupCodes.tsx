import { DESK_PATHS } from '@clinic/contract/desk.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { deskAccountMessages } from '#messages/desk-account.en.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DayNotice } from '../day/DayNotice.tsx';
import { Panel } from '../Panel.tsx';
import styles from './BackupCodes.module.css';

const words = deskAccountMessages.backupCodes;

type Props = { codes: readonly string[]; email: string; printButton: ReactNode };

/** The backup codes that replace the phone at sign-in, on a page for printing. */
export function BackupCodes({ codes, email, printButton }: Props) {
  return (
    <>
      <div role="status">
        <DayNotice kind="done">{words.isOn}</DayNotice>
      </div>
      <DeskPage title={words.title}>
        <Panel id="backup-codes" title={email}>
          <p>{words.text}</p>
          <ol className={styles.codes} aria-label={words.list}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className={styles.buttons}>
            <ButtonLink href={DESK_PATHS.account} size="small">
              {words.done}
            </ButtonLink>
            {printButton}
          </div>
        </Panel>
      </DeskPage>
    </>
  );
}
