import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Box } from '#parts/Box.tsx';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import formStyles from '#parts/Form.module.css';
import textStyles from '#parts/Text.module.css';
import { PrintButton } from './PrintButton.tsx';
import { deskAccountMessages } from './words.ts';

const words = deskAccountMessages.backupCodes;

type Props = { codes: readonly string[]; email: string };

/** The backup codes that replace the phone at sign-in, on a page for printing. */
export function BackupCodes({ codes, email }: Props) {
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
          <PrintButton />
        </div>
      </Card>
    </DeskPage>
  );
}
