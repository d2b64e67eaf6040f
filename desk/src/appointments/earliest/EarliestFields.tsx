import { SelectField, TextField } from '@clinic/ui/Field.tsx';
import styles from '#parts/Form.module.css';
import { deskBookMessages } from '../booking/words.ts';
import { CALLER_PARTS, type EarliestDepartment, type EarliestQuestion, type EarliestVisit } from './view.ts';
import { deskEarliestMessages as words } from './words.ts';

type Props = {
  departments: readonly EarliestDepartment[];
  visits: readonly EarliestVisit[] | undefined;
  asked: EarliestQuestion;
  /** Empty while it is not known. */
  today: string;
  /** Whether the first field has the focus. */
  hasFocus?: boolean;
};

/** The fields for what a caller wants: with whom, for what, from which day on, and at which time of day. */
export function EarliestFields({ departments, visits, asked, today, hasFocus = false }: Props) {
  return (
    <>
      {/* The key chooses again once the doctors are there to be chosen. */}
      <SelectField
        key={`whom ${departments.length}`}
        id="earliest-with"
        name="with"
        label={words.whom}
        defaultValue={asked.with}
        autoFocus={hasFocus}
      >
        <option value="">{words.any}</option>
        {departments.map(({ id, name, doctors }) => (
          <optgroup key={id} label={name}>
            <option value={`department:${id}`}>{words.anyOf(name)}</option>
            {doctors.map((doctor) => (
              <option key={doctor.id} value={`doctor:${doctor.id}`}>
                {doctor.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {visits && (
        <SelectField id="earliest-visit" name="visit" label={words.visit} defaultValue={asked.visit}>
          <option value="">{words.anyVisit}</option>
          {visits.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {deskBookMessages.visitOption(kind)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.pair}>
        <SelectField id="earliest-part" name="part" label={words.part} defaultValue={asked.part}>
          {(['', ...CALLER_PARTS] as const).map((part) => (
            <option key={part} value={part}>
              {words.parts[part]}
            </option>
          ))}
        </SelectField>
        <TextField
          id="earliest-from"
          name="from"
          type="date"
          label={words.from}
          optionalMark={words.optional}
          defaultValue={asked.from}
          min={today || undefined}
        />
      </div>
    </>
  );
}
