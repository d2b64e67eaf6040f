import styles from './DeskTitle.module.css';

type Props = { thin: string; bold: string };

/** The heading of a page of the desk, in two weights. */
export function DeskTitle({ thin, bold }: Props) {
  return (
    <h1 className={styles.title}>
      {thin} <b>{bold}</b>
    </h1>
  );
}
