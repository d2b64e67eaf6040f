import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import {
  ACCOUNT_PATHS,
  type AccountRefusal,
  CODE_DIGITS,
  CODE_MAX_CHARS,
  type SecondFactorSetUp as SetUp,
} from '@clinic/contract/desk-people.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { toOtpAuthUri } from '#lib/desk/otpauth.ts';
import { deskAccountMessages } from '#messages/desk-account.ts';
import { Box } from '../frame/Box.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import styles from '../frame/Form.module.css';
import { QrCode } from './QrCode.tsx';

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
