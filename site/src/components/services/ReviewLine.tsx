import { serviceMessages } from '#messages/services.ts';
import styles from './ReviewLine.module.css';

type Day = { isoDate: string; text: string };

type Doctor = { name: string; role?: string | undefined; href?: string | undefined };

type Props = {
  author: string;
  /** Absent until a doctor has read the page. */
  check?: { reviewer: Doctor; reviewed: Day } | undefined;
  nextReview: Day;
};

const words = serviceMessages.review;

/** The author of a clinical text, and the dates of its last and next review. */
export function ReviewLine({ author, check, nextReview }: Props) {
  return (
    <dl className={`${styles.line} cluster`}>
      <div>
        <dt className={styles.name}>{words.author}</dt>
        <dd>{author}</dd>
      </div>
      <div>
        <dt className={styles.name}>{words.reviewer}</dt>
        <dd>{check ? <Reviewer {...check.reviewer} /> : words.nobody}</dd>
      </div>
      {check && <ReviewDay name={words.reviewed} day={check.reviewed} />}
      <ReviewDay name={words.nextReview} day={nextReview} />
    </dl>
  );
}

function Reviewer({ name, role, href }: Doctor) {
  return (
    <>
      {href ? <a href={href}>{name}</a> : name}
      {role && `, ${role}`}
    </>
  );
}

function ReviewDay({ name, day }: { name: string; day: Day }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd>
        <time dateTime={day.isoDate}>{day.text}</time>
      </dd>
    </div>
  );
}
