import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { EXPORT_FORMATS, type ExportView } from '@clinic/contract/desk-taking.ts';
import { Button } from '#components/ui/Button.tsx';
import { FieldError, TextField } from '#components/ui/Field.tsx';
import { deskExportMessages } from '#messages/desk-export.ts';
import { Choices } from '../frame/Choices.tsx';
import styles from '../frame/Form.module.css';

const words = deskExportMessages.file;

type Props = Pick<ExportView, 'from' | 'to' | 'format' | 'refused'>;

/** The form that exports appointments: it asks for the days and the format. The browser saves the answer as a file. */
export function ExportForm({ from, to, format, refused }: Props) {
  const error = refused ? words.refused[refused] : undefined;
  return (
    <form className={styles.form} method="get" action={DESK_PATHS.export}>
      <div className={styles.pair}>
        <TextField
          id="export-from"
          name="from"
          type="date"
          label={words.from}
          defaultValue={from}
          autoFocus={refused === 'dates'}
          required
        />
        <TextField
          id="export-to"
          name="to"
          type="date"
          label={words.to}
          defaultValue={to}
          autoFocus={refused === 'order'}
          required
        />
      </div>
      {error && <FieldError id="export-error">{error}</FieldError>}
      <Choices
        legend={words.format}
        name="format"
        chosen={format}
        choices={EXPORT_FORMATS.map((name) => ({
          value: name,
          label: (
            <>
              <b>{words.formats[name].name}</b> {words.formats[name].text}
            </>
          ),
        }))}
      />
      <Button type="submit" size="small">
        {words.submit}
      </Button>
    </form>
  );
}
