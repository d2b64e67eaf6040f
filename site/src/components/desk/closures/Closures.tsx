import type { ClosuresView } from '@clinic/contract/closures.ts';
import { deskClosureMessages as words } from '#messages/desk-closures.en.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { ClosureCard } from './ClosureCard.tsx';
import { ClosureForm } from './ClosureForm.tsx';
import styles from './Closures.module.css';

type Props = { view: ClosuresView; timeZone: string };

/** The times that the desk has closed for booking, and the form that closes more. */
export function Closures({ view, timeZone }: Props) {
  const { closures, notice, today } = view;
  return (
    <>
      <div role="status">
        {notice && <DayNotice kind={notice === 'gone' ? 'quiet' : 'done'}>{words.notices[notice]}</DayNotice>}
      </div>
      <div className={styles.page}>
        <h1 className={styles.title}>
          {words.title.thin} <b>{words.title.bold}</b>
        </h1>
        <section className={styles.form} aria-labelledby="close-title">
          <h2 id="close-title" className={styles.name}>
            {words.form.title}
          </h2>
          <ClosureForm view={view} />
        </section>
        <section className={styles.list} aria-labelledby="closed-title">
          <h2 id="closed-title" className={`${styles.name} marker`}>
            {words.list.title}
          </h2>
          {closures.length === 0 && <p className={styles.none}>{words.list.none}</p>}
          {closures.map((closure) => (
            <ClosureCard key={closure.id} closure={closure} today={today} timeZone={timeZone} />
          ))}
        </section>
      </div>
    </>
  );
}
