import { getTimeOfDay, getToday } from '@clinic/contract/clinic-clock.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { LANGUAGES, type LanguageCode } from '@clinic/contract/languages.ts';
import { NOTICE_MAX_CHARS } from '@clinic/contract/site-pages.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextAreaField, TextField } from '@clinic/ui/Field.tsx';
import { CompactButton } from '#parts/DeskButton.tsx';
import styles from '#parts/Form.module.css';
import { Refusal } from '#parts/Refusal.tsx';
import {
  MAX_NOTICES,
  NOTICE_MAX_DAYS,
  type NoticeEntries,
  type NoticeField,
  type NoticeProblem,
  type NoticeRefusal,
} from './notice-entries.ts';

const PROBLEMS: Record<NoticeProblem, string> = {
  'text-missing': 'Write the notice.',
  'text-too-long': `Shorten this to ${NOTICE_MAX_CHARS} characters.`,
  'text-unreadable': 'Remove the signs that cannot be shown.',
  'time-invalid': 'Choose a day and a time.',
  'until-past': 'Choose a later time: this one has passed.',
  'until-before-from': 'This is before the first time.',
  'lasts-too-long': `A notice is shown for ${NOTICE_MAX_DAYS} days at most.`,
};

type Props = {
  entries: NoticeEntries;
  languages: readonly LanguageCode[];
  /** ISO 8601 in UTC. */
  now: string;
  refused: NoticeRefusal | null;
  timeZone: string;
};

/** The form that sets a notice. Its first button only shows it, on the same page. */
export function NoticeForm({ entries, languages, now, refused, timeZone }: Props) {
  const moment = new Date(now);
  const localNow = `${getToday(timeZone, moment)}T${getTimeOfDay(timeZone, moment)}`;
  const fill = (name: NoticeField) => {
    const problem = refused !== 'too-many' && refused?.reasons[name];
    return {
      id: `notice-${name}`,
      name,
      defaultValue: entries[name],
      error: problem ? PROBLEMS[problem] : undefined,
    };
  };
  return (
    <form className={styles.form} method="post" action={DESK_PATHS.notices}>
      {refused && (
        <Refusal>
          {refused === 'too-many'
            ? `There are ${MAX_NOTICES} notices already. End one of them first.`
            : 'Nothing has been changed. Please check the marked fields.'}
        </Refusal>
      )}
      {languages.map((language) => (
        <TextAreaField
          key={language}
          {...fill(language)}
          label={languages.length > 1 ? `Text in ${LANGUAGES[language].name}` : 'Text'}
          optionalMark={languages.length > 1 ? 'optional' : undefined}
          required={languages.length === 1}
          lang={language}
          maxLength={NOTICE_MAX_CHARS}
          rows={3}
        />
      ))}
      {languages.length > 1 && (
        <p className={styles.hint}>A page in a language without a text of its own shows the English one.</p>
      )}
      <TextField {...fill('from')} label="Show from" optionalMark="empty: at once" type="datetime-local" />
      <TextField {...fill('until')} label="Show until" type="datetime-local" min={localNow} required />
      <p className={styles.hint}>Days and times by the clinic’s clock.</p>
      <div className={styles.buttons}>
        <CompactButton formMethod="get" formAction={`${DESK_PATHS.settings}#preview`}>
          Look at it first
        </CompactButton>
        <Button type="submit" size="small">
          Show on the website
        </Button>
      </div>
    </form>
  );
}
