import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { Card } from '#parts/Card.tsx';
import styles from '#parts/Form.module.css';
import { COPIED, COPIES } from './OneTimeLink.script.ts';

type Props = { email: string; url: string; isNewPerson: boolean };

/** The new one-time link. It takes the focus, so that nobody leaves the page without it. */
export function OneTimeLink({ email, url, isNewPerson }: Props) {
  return (
    <Card id="link" title={`A link for ${email}`} tone="mint">
      <p>
        {isNewPerson
          ? 'They use it to choose a passphrase, once and within three days.'
          : 'They use it to choose a new passphrase, once and within three days. An earlier link stops working.'}{' '}
        It is shown only now. Give it to that person only.
      </p>
      <div className={styles.inline}>
        <TextField id="one-time-link" label="One-time link" value={url} readOnly autoFocus />
        <Button hidden {...{ [COPIES]: 'one-time-link' }}>
          Copy
        </Button>
      </div>
      <p role="status" {...{ [COPIED]: 'Copied.' }} />
    </Card>
  );
}
