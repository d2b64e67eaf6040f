import { serviceMessages } from '#messages/services.en.ts';
import styles from './ReviewLine.module.css';

type Day = { isoDate: string; text: string };

type Props = {
  author: string;
  reviewer: { name: string; role?: string | undefined; href?: string | undefined };
  reviewed: Day;
  nextReview: Day;
};

const words = serviceMessages.review;

/** The author of a clinical text, and the dates of its last and next review. */
export function ReviewLine({ author, reviewer, reviewed, nextReview }: Props) {
  return (
    <dl className={`${styles.line} cluster`}>
      <div>
        <dt className={styles.name}>{words.author}</dt>
        <dd>{author}</dd>
      </div>
      <div>
        <dt className={styles.name}>{words.reviewer}</dt>
        <dd>
          {reviewer.href ? <a href={reviewer.href}>{reviewer.name}</a> : reviewer.name}
          {reviewer.role && `, ${reviewer.role}`}
        </dd>
      </div>
      <div>
        <dt className={styles.name}>{words.reviewed}</dt>
        <dd>
          <time dateTime={reviewed.isoDate}>{reviewed.text}</time>
        </dd>
      </div>
      <div>
        <dt className={styles.name}>{words.nextReview}</dt>
        <dd>
          <time dateTime={nextReview.isoDate}>{nextReview.text}</time>
        </dd>
      </div>
    </dl>
  );
}
