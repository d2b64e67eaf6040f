import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { deskAccountMessages } from '#messages/desk-account.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { Box } from '../frame/Box.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import formStyles from '../frame/Form.module.css';
import textStyles from '../frame/Text.module.css';

const words = deskAccountMessages.backupCodes;

type Props = { codes: readonly string[]; email: string; printButton: ReactNode };

/** The backup codes that replace the phone at sign-in, on a page for printing. */
export function BackupCodes({ codes, email, printButton }: Props) {
  return (
    <DeskPage title={words.title} notice={<DayNotice kind="done">{words.isOn}</DayNotice>}>
      <Card id="backup-codes" title={email}>
        <p>{words.text}</p>
        <Box>
          <ol className={textStyles.parts} aria-label={words.list}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </Box>
        <div className={formStyles.buttons}>
          <ButtonLink href={DESK_PATHS.account} size="small">
            {words.done}
          </ButtonLink>
          {printButton}
        </div>
      </Card>
    </DeskPage>
  );
}
