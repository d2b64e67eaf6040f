import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { FieldError, TextField } from '@clinic/ui/Field.tsx';
import { EXPORT_FORMATS, type ExportFormat, type ExportRefusal } from '#appointments/export-order.ts';
import { Choices } from '#parts/Choices.tsx';
import styles from '#parts/Form.module.css';

const FORMATS: Record<ExportFormat, { name: string; text: string }> = {
  csv: { name: 'CSV', text: 'for Excel and other spreadsheets' },
  fhir: { name: 'FHIR R4', text: 'for the systems of other clinics' },
};

const REFUSED: Record<ExportRefusal, string> = {
  dates: 'Choose a first and a last day that exist.',
  order: 'The last day is before the first one.',
  format: 'Choose one of the formats.',
};

type Props = { from: string; to: string; format: ExportFormat; refused: ExportRefusal | null };

/** The form that exports appointments: it asks for the days and the format. The browser saves the answer as a file. */
export function ExportForm({ from, to, format, refused }: Props) {
  const error = refused ? REFUSED[refused] : undefined;
  return (
    <form className={styles.form} method="get" action={DESK_PATHS.export}>
      <div className={styles.pair}>
        <TextField
          id="export-from"
          name="from"
          type="date"
          label="First day"
          defaultValue={from}
          autoFocus={refused === 'dates'}
          required
        />
        <TextField
          id="export-to"
          name="to"
          type="date"
          label="Last day"
          defaultValue={to}
          autoFocus={refused === 'order'}
          required
        />
      </div>
      {error && <FieldError id="export-error">{error}</FieldError>}
      <Choices
        legend="Format"
        name="format"
        chosen={format}
        choices={EXPORT_FORMATS.map((name) => ({
          value: name,
          label: (
            <>
              <b>{FORMATS[name].name}</b> {FORMATS[name].text}
            </>
          ),
        }))}
      />
      <Button type="submit" size="small">
        Download
      </Button>
    </form>
  );
}
