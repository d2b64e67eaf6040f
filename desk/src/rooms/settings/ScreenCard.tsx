import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { instantToWords } from '#appointments/desk-times.ts';
import { Card } from '#parts/Card.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import styles from '#parts/Form.module.css';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { makerToName } from '#people/desk-makers.ts';
import type { Settings } from './queries.ts';

type Props = Pick<Settings, 'screen'> & { screenUrl: string | null; timeZone: string };

/** Turns the screen of the waiting room on and off. A new address takes the focus, so that nobody leaves without it. */
export function ScreenCard({ screen, screenUrl, timeZone }: Props) {
  const state = { word: screen ? 'On' : 'Off', isOn: screen !== null };
  return (
    <Card id="screen" title="Screen of the waiting room" state={state} {...(screenUrl && { tone: 'mint' as const })}>
      <p>
        A television can show who is with a doctor, who is next and who waits: first names and initials, for example
        ‘Asha K.’, and nothing else of anybody. It opens a secret address and needs no sign-in.
      </p>
      {screenUrl && (
        <>
          <TextField id="screen-url" label="Address for the television" value={screenUrl} readOnly autoFocus />
          <p>
            Type this address on the television now: it is shown only once. Whoever has it sees the screen. An earlier
            address no longer works.
          </p>
        </>
      )}
      {screen && !screenUrl && (
        <p className={textStyles.small}>
          The address was made by {makerToName(screen)} on {instantToWords(screen.at, timeZone)}. It cannot be shown
          again.
        </p>
      )}
      <p>
        <TextLink href={DESK_PATHS.waiting}>Look at it here</TextLink>
      </p>
      <div className={styles.buttons}>
        <form method="post" action={DESK_PATHS.screen}>
          {screen ? (
            <CompactButton>New address</CompactButton>
          ) : (
            <Button type="submit" size="small">
              Turn on
            </Button>
          )}
        </form>
        {screen && (
          <form method="post" action={`${DESK_PATHS.screen}/off`}>
            <CompactButton>Turn off</CompactButton>
          </form>
        )}
      </div>
    </Card>
  );
}
