import { type DoctorNumbers, OUTCOMES, type VisitNumbers } from '@clinic/contract/numbers.ts';
import { deskNumbersMessages } from '#messages/desk-numbers.ts';
import styles from './Numbers.module.css';

const words = deskNumbersMessages.table;

type Column = { label: string; read: (numbers: VisitNumbers) => number | string };

const COLUMNS: readonly Column[] = [
  { label: words.booked, read: ({ booked }) => booked },
  ...OUTCOMES.map((outcome) => ({
    label: deskNumbersMessages.outcomes[outcome],
    read: (numbers: VisitNumbers) => numbers[outcome],
  })),
  { label: words.cancelledLate, read: ({ cancelledLate }) => cancelledLate },
  { label: words.daysAhead, read: ({ daysAhead }) => daysAhead ?? words.noDays },
];

type Props = { doctors: readonly DoctorNumbers[]; total: VisitNumbers };

/** The figures of each doctor, and of all. On narrow screens each cell says what it counts. */
export function NumbersTable({ doctors, total }: Props) {
  return (
    <table className={styles.table} aria-labelledby="figures">
      <thead>
        <tr>
          <th scope="col">{words.doctor}</th>
          {COLUMNS.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {doctors.map((numbers) => (
          <Figures key={numbers.doctor} name={numbers.doctor} numbers={numbers} />
        ))}
      </tbody>
      <tfoot>
        <Figures name={words.all} numbers={total} />
      </tfoot>
    </table>
  );
}

function Figures({ name, numbers }: { name: string; numbers: VisitNumbers }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {COLUMNS.map(({ label, read }) => (
        <td key={label} data-label={label}>
          {read(numbers)}
        </td>
      ))}
    </tr>
  );
}
