import styles from './Numbers.module.css';
import { outcomeWords } from './outcome-words.ts';
import { type DoctorNumbers, OUTCOMES } from './queries.ts';

/** The chart: a bar for each doctor who was booked, as long as there were bookings. The table says the same. */
export function OutcomeBars({ doctors }: { doctors: readonly DoctorNumbers[] }) {
  const most = Math.max(...doctors.map(({ booked }) => booked));
  return (
    <figure className={styles.chart} aria-hidden="true">
      <ul className={styles.legend}>
        {OUTCOMES.map((outcome) => (
          <li key={outcome} data-outcome={outcome}>
            {outcomeWords[outcome]}
          </li>
        ))}
      </ul>
      {doctors
        .filter(({ booked }) => booked > 0)
        .map((numbers) => (
          <div key={numbers.doctor} className={styles.line}>
            <span>{numbers.doctor}</span>
            <Bar numbers={numbers} most={most} />
            <b>{numbers.booked}</b>
          </div>
        ))}
    </figure>
  );
}

/** The parts of a bar stand beside each other, in the order of the legend. */
function Bar({ numbers, most }: { numbers: DoctorNumbers; most: number }) {
  let end = 0;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      {OUTCOMES.map((outcome) => {
        const start = end;
        end += numbers[outcome];
        return <rect key={outcome} data-outcome={outcome} x={start} width={numbers[outcome]} height="1" />;
      })}
    </svg>
  );
}
