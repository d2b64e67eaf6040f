import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { dateToDayOfCalendar } from '@clinic/contract/messages/en/dates-and-times.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { Box } from '#parts/Box.tsx';
import styles from '#parts/Form.module.css';
import type { KnownPerson } from './book.ts';

const words = {
  lookUp: 'Look up the phone',
  nobody: 'This phone number is new here.',
  known: 'Known:',
  lastVisit: (day: string, doctor: string) => `last visit ${day} with ${doctor}.`,
  coming: (day: string, doctor: string) => `comes on ${day} to ${doctor}.`,
  noVisit: 'no visit so far.',
  fill: 'Fill in',
  /** Visually hidden, after the words of the button. */
  fillWith: (name: string) => `with ${name}`,
  filled: 'Filled in.',
};

type Props = {
  /** `null` while no number was looked up. */
  known: readonly KnownPerson[] | null;
  /** The name in the form, as far as it is known: who has it is filled in. */
  filledName: string;
  /** Fills in the form here. Without it the buttons send the form, and the page comes back filled in. */
  onFill?: ((person: KnownPerson) => void) | undefined;
};

/** The people who are known by the phone number in the form, each with a button that fills in their details. */
export function KnownPeople({ known, filledName, onFill }: Props) {
  return (
    <div role="status" className={styles.known}>
      {/* While a number is typed, it is new until it is whole. */}
      {known?.length === 0 && !onFill && <p className={styles.hint}>{words.nobody}</p>}
      {known?.map((person) => (
        <Box key={person.id}>
          <p>
            {words.known}{' '}
            <b>
              <bdi translate="no">{person.name}</bdi>
            </b>
            , {latestToWords(person)}
          </p>
          {person.name === filledName ? (
            <p>{words.filled}</p>
          ) : (
            <div className={styles.buttons}>
              <Button
                variant="outline"
                size="small"
                {...(onFill ? { onClick: () => onFill(person) } : { ...LOOK_UP, name: 'fill', value: person.id })}
              >
                {words.fill}
                <span className="visually-hidden">{words.fillWith(person.name)}</span>
              </Button>
            </div>
          )}
        </Box>
      ))}
    </div>
  );
}

/** Loads the form again, with the people who are known. */
export function LookUpButton() {
  return (
    <Button variant="outline" size="small" {...LOOK_UP}>
      {words.lookUp}
    </Button>
  );
}

const LOOK_UP = { type: 'submit', formAction: DESK_PATHS.book, formMethod: 'post', formNoValidate: true } as const;

function latestToWords({ latest }: KnownPerson): string {
  if (!latest) return words.noVisit;
  const day = dateToDayOfCalendar(latest.date);
  return latest.isComing ? words.coming(day, latest.doctor) : words.lastVisit(day, latest.doctor);
}
