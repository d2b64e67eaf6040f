import { contactFormMessages } from '#messages/contact-form.ts';
import '@clinic/ui/styles/compositions/field-label.css';
import '@clinic/ui/styles/compositions/choice-tile.css';
import styles from './ModeChoice.module.css';

export type ContactMode = 'email' | 'whatsapp';

const MODES: readonly ContactMode[] = ['email', 'whatsapp'];
const DEFAULT_MODE: ContactMode = 'email';

const { modes: words } = contactFormMessages;

/** The choice between email and chat, as radio buttons drawn as tiles. */
export function ModeChoice() {
  return (
    <fieldset>
      <legend className="field-label">{words.legend}</legend>
      <div className={styles.modes}>
        {MODES.map((mode) => (
          <label key={mode} className={`${styles.mode} choice-tile`}>
            <input type="radio" name="mode" value={mode} defaultChecked={mode === DEFAULT_MODE} />
            {words[mode]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
