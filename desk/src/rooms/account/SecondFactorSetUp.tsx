import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { Box } from '#parts/Box.tsx';
import { Card } from '#parts/Card.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import styles from '#parts/Form.module.css';
import {
  ACCOUNT_PATHS,
  type AccountRefusal,
  CODE_DIGITS,
  CODE_MAX_CHARS,
  type SecondFactorSetUp as SetUp,
} from '#people/people-view.ts';
import { toOtpAuthUri } from './otpauth.ts';
import { QrCode } from './QrCode.tsx';
import { deskAccountMessages } from './words.ts';

const words = deskAccountMessages.setUp;

type Props = SetUp & { email: string; clinicName: string; refused: AccountRefusal | null };

/** Shows the secret of a second factor, and asks for a first code. */
export function SecondFactorSetUp({ secret, email, clinicName, refused }: Props) {
  const { scan, confirm } = words;
  return (
    <DeskPage title={words.title} aside={<ArrowLink href={DESK_PATHS.account}>{words.back}</ArrowLink>}>
      <Card id="scan" title={scan.title}>
        <p>{scan.text}</p>
        <QrCode label={scan.picture} text={toOtpAuthUri(clinicName, email, secret, CODE_DIGITS)} />
        <p>{scan.secret}</p>
        <Box>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </Box>
      </Card>
      <Card id="confirm" title={confirm.title}>
        <p>{confirm.text(CODE_DIGITS)}</p>
        <form className={styles.form} method="post" action={ACCOUNT_PATHS.confirm}>
          <input type="hidden" name="secret" value={secret} />
          <TextField
            id="code"
            name="code"
            label={confirm.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_MAX_CHARS}
            error={refused ? confirm.wrong : undefined}
            autoFocus={refused !== null}
            required
          />
          <Button type="submit" size="small">
            {confirm.submit}
          </Button>
        </form>
      </Card>
    </DeskPage>
  );
}
