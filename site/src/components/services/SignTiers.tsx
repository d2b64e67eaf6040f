import { EmergencyCall } from '#components/sections/EmergencyCall.tsx';
import { type TextPiece, TextWithNumbers } from '#components/sections/TextWithNumbers.tsx';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { serviceMessages } from '#messages/services.ts';
import { DotList } from './DotList.tsx';
import '#styles/compositions/panel.css';
import { SignList } from './SignList.tsx';
import styles from './SignTiers.module.css';

export type SignTiersProps = {
  now?: {
    signs: string[];
    /** The instructions for any of the signs. */
    action: TextPiece[];
    /** Advice for the time until help arrives. */
    advice?: string | undefined;
    night: TextPiece[];
  };
  today: string[];
  book: string[];
  phone: string;
  bookHref: string;
};

const words = serviceMessages.tiers;

/** Of the signs for a visit. */
const VISIBLE_SIGNS_MAX = 5;

/**
 * When to be seen: at once, by a call on the same day, or by a visit this week. The most urgent signs come first, and only
 * those of a visit may be folded.
 */
export function SignTiers({ now, today, book, phone, bookHref }: SignTiersProps) {
  return (
    <div className={styles.tiers}>
      {now && (
        <div className="panel" data-tone="notice">
          <h3 className={styles.title}>
            <b className={styles.when}>{words.now.when}</b> {words.now.act}
          </h3>
          <SignList signs={now.signs} />
          <p className={styles.action}>
            <TextWithNumbers pieces={now.action} />
          </p>
          {now.advice && <p>{now.advice}</p>}
          <div className={styles.call}>
            <EmergencyCall night={now.night} variant="line" />
          </div>
        </div>
      )}
      {today.length > 0 && (
        <div className="panel">
          <h3 className={styles.title}>
            <b className={styles.when}>{words.today.when}</b> {words.today.act}
          </h3>
          <SignList signs={today} />
          <p className={styles.action}>
            {words.call} <TextWithNumbers pieces={[{ text: phone, isNumber: true }]} />
          </p>
        </div>
      )}
      <div>
        <h3 className={styles.title}>
          <b className={styles.when}>{words.book.when}</b> {words.book.act}
        </h3>
        <DotList items={book} visibleMax={VISIBLE_SIGNS_MAX} nameFold={serviceMessages.folds.signs} />
        <ArrowLink href={bookHref} className={styles.book}>
          {words.bookLink}
        </ArrowLink>
      </div>
    </div>
  );
}
