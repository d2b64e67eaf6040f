import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { LANGUAGES } from '@clinic/contract/languages.ts';
import { NOTICE_MAX_CHARS, type NoticeField, type SettingsView } from '@clinic/contract/notices.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextAreaField, TextField } from '#components/ui/Field.tsx';
import { deskSettingsMessages } from '#messages/desk-settings.ts';
import { CompactButton } from '../frame/DeskButton.tsx';
import styles from '../frame/Form.module.css';
import { Refusal } from '../frame/Refusal.tsx';

const words = deskSettingsMessages.form;

type Props = {
  view: Pick<SettingsView, 'entries' | 'languages' | 'now' | 'refused'>;
  timeZone: string;
};

/** The form that sets a notice. Its first button only shows it, on the same page. */
export function NoticeForm({ view: { entries, languages, now, refused }, timeZone }: Props) {
  const moment = new Date(now);
  const localNow = `${getToday(timeZone, moment)}T${getTimeOfDay(timeZone, moment)}`;
  const fill = (name: NoticeField) => {
    const problem = refused !== 'too-many' && refused?.reasons[name];
    return {
      id: `notice-${name}`,
      name,
      defaultValue: entries[name],
      error: problem ? deskSettingsMessages.problems[problem] : undefined,
    };
  };
  return (
    <form className={styles.form} method="post" action={DESK_PATHS.notices}>
      {refused && (
        <Refusal>{refused === 'too-many' ? deskSettingsMessages.tooMany : deskSettingsMessages.refused}</Refusal>
      )}
      {languages.map((language) => (
        <TextAreaField
          key={language}
          {...fill(language)}
          label={languages.length > 1 ? words.textIn(LANGUAGES[language].name) : words.text}
          optionalMark={languages.length > 1 ? words.optional : undefined}
          required={languages.length === 1}
          lang={language}
          maxLength={NOTICE_MAX_CHARS}
          rows={3}
        />
      ))}
      {languages.length > 1 && <p className={styles.hint}>{words.english}</p>}
      <TextField {...fill('from')} label={words.from} optionalMark={words.fromMark} type="datetime-local" />
      <TextField {...fill('until')} label={words.until} type="datetime-local" min={localNow} required />
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.buttons}>
        <CompactButton formMethod="get" formAction={`${DESK_PATHS.settings}#preview`}>
          {words.preview}
        </CompactButton>
        <Button type="submit" size="small">
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
