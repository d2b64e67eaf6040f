import styles from './Numbers.module.css';
import { outcomeWords } from './outcome-words.ts';
import { type DoctorNumbers, OUTCOMES, type VisitNumbers } from './queries.ts';

type Column = { label: string; read: (numbers: VisitNumbers) => number | string };

const COLUMNS: readonly Column[] = [
  { label: 'Booked', read: ({ booked }) => booked },
  ...OUTCOMES.map((outcome) => ({
    label: outcomeWords[outcome],
    read: (numbers: VisitNumbers) => numbers[outcome],
  })),
  { label: 'Cancelled within 24 hours', read: ({ cancelledLate }) => cancelledLate },
  { label: 'Days ahead', read: ({ daysAhead }) => daysAhead ?? 'none' },
];

type Props = { doctors: readonly DoctorNumbers[]; total: VisitNumbers };

/** The figures of each doctor, and of all. On narrow screens each cell says what it counts. */
export function NumbersTable({ doctors, total }: Props) {
  return (
    <table className={styles.table} aria-labelledby="figures">
      <thead>
        <tr>
          <th scope="col">Doctor</th>
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
        <Figures name="All doctors" numbers={total} />
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
