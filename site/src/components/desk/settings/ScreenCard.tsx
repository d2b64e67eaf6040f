import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { SettingsView } from '@clinic/contract/notices.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { instantToWords } from '#lib/desk/desk-times.ts';
import { deskSettingsMessages } from '#messages/desk-settings.ts';
import { Card } from '../frame/Card.tsx';
import { CompactButton } from '../frame/DeskButton.tsx';
import styles from '../frame/Form.module.css';
import textStyles from '../frame/Text.module.css';
import { TextLink } from '../frame/TextLink.tsx';

const words = deskSettingsMessages.screen;

type Props = Pick<SettingsView, 'screen' | 'screenUrl'> & { timeZone: string };

/** Turns the screen of the waiting room on and off. A new address takes the focus, so that nobody leaves without it. */
export function ScreenCard({ screen, screenUrl, timeZone }: Props) {
  const state = { word: screen ? words.isOn : words.isOff, isOn: screen !== null };
  return (
    <Card id="screen" title={words.title} state={state} {...(screenUrl && { tone: 'mint' as const })}>
      <p>{words.text}</p>
      {screenUrl && (
        <>
          <TextField id="screen-url" label={words.label} value={screenUrl} readOnly autoFocus />
          <p>{words.handOver}</p>
        </>
      )}
      {screen && !screenUrl && (
        <p className={textStyles.small}>{words.madeBy(screen.by, instantToWords(screen.at, timeZone))}</p>
      )}
      <p>
        <TextLink href={DESK_PATHS.waiting}>{words.look}</TextLink>
      </p>
      <div className={styles.buttons}>
        <form method="post" action={DESK_PATHS.screen}>
          {screen ? (
            <CompactButton>{words.renew}</CompactButton>
          ) : (
            <Button type="submit" size="small">
              {words.turnOn}
            </Button>
          )}
        </form>
        {screen && (
          <form method="post" action={`${DESK_PATHS.screen}/off`}>
            <CompactButton>{words.turnOff}</CompactButton>
          </form>
        )}
      </div>
    </Card>
  );
}
