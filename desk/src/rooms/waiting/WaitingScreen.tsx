import type { WaitingScreen as Screen, WaitingDoctor } from '#browser/waiting.ts';
import styles from './WaitingScreen.module.css';

/**
 * The sizes of the letters, largest first. `scale` is that of the style, `chars` how many letters of a name fit in a line
 * of the columns in the middle, and `perLine` how many names fit beside each other in the last column.
 */
const SIZES = [
  { name: 'largest', scale: 1.5, chars: 12, perLine: 1 },
  { name: 'large', scale: 1.3, chars: 15, perLine: 1 },
  { name: 'usual', scale: 1.15, chars: 15, perLine: 2 },
  { name: 'small', scale: 1, chars: 17, perLine: 2 },
  { name: 'smallest', scale: 0.85, chars: 20, perLine: 3 },
] as const;

/** Heights in hundredths of the width of a window of 16:9: what the doctors have, a row's padding, and its lines. */
const HEIGHT = 46;
const PADDING = 0.9;
const FIRST_LINE = 2.8;
const LINE = 2.05;

const PARTS = { inside: 'Now with the doctor', next: 'Next', behind: 'Then' };

/** The patients who are with a doctor, come next, and wait, by doctor and in letters for a television. */
export function WaitingScreen({ doctors }: Screen) {
  if (doctors.length === 0) {
    return (
      <div className={styles.calm}>
        <p className={styles.nobody}>Nobody is waiting now.</p>
        <p>Have you just come? Please tell the desk.</p>
      </div>
    );
  }
  return (
    <div className={styles.screen} data-size={chooseSize(doctors)}>
      <div className={styles.heads} aria-hidden="true">
        <p>Doctor</p>
        <div className={styles.names}>
          <p>{PARTS.inside}</p>
          <p>{PARTS.next}</p>
          <p>{PARTS.behind}</p>
        </div>
      </div>
      {doctors.map((one, index) => (
        <Doctor key={one.doctor} {...one} id={`doctor-${index}`} />
      ))}
      <p className={styles.order}>In the order of arrival. Sometimes somebody has to be seen first.</p>
    </div>
  );
}

function Doctor({ doctor, inside, waiting, more, id }: WaitingDoctor & { id: string }) {
  const [next, ...behind] = waiting;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id} className={styles.doctor}>
        {doctor}
      </h2>
      <dl className={styles.names}>
        <Part label={PARTS.inside} className={styles.inside} names={inside} />
        <Part label={PARTS.next} className={styles.next} names={next === undefined ? [] : [next]} />
        <Part label={PARTS.behind} className={styles.behind} names={behind} more={more} />
      </dl>
    </section>
  );
}

type PartProps = { label: string; className: string | undefined; names: readonly string[]; more?: number };

/** Names of one doctor below their label. A part without names keeps its place, so that names stand below each other. */
function Part({ label, className, names, more = 0 }: PartProps) {
  if (names.length === 0) return <div className={styles.none} />;
  return (
    <div className={className}>
      <dt className={styles.label}>{label}</dt>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two patients may have one short name
        <dd key={`${name} ${index}`} className={styles.name}>
          <bdi translate="no">{name === '' ? 'A patient' : name}</bdi>
        </dd>
      ))}
      {more > 0 && <dd className={styles.more}>{`and ${more} more`}</dd>}
    </div>
  );
}

/** Chooses the largest letters with which nothing has to be scrolled. */
function chooseSize(doctors: readonly WaitingDoctor[]): (typeof SIZES)[number]['name'] {
  const fits = ({ scale, chars, perLine }: (typeof SIZES)[number]) => {
    const toHeight = (name: string) => (name.length > chars ? 2 : 1) * FIRST_LINE;
    const heights = doctors.map(({ inside, waiting: [next = '', ...behind], more }) =>
      Math.max(
        inside.reduce((sum, name) => sum + toHeight(name), 0),
        toHeight(next),
        LINE * Math.ceil((behind.length + Math.sign(more)) / perLine),
      ),
    );
    return heights.reduce((sum, height) => sum + scale * (height + PADDING), 0) <= HEIGHT;
  };
  return (SIZES.find(fits) ?? SIZES[4]).name;
}
