import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import type { NavigationItem } from '#components/shell/navigation.ts';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './NightHero.module.css';

type Props = {
  /** The page's heading in two weights. */
  title: { thin: string; bold: string };
  subtitle: string;
  picture: PreparedPicture;
  /** The address of a line drawing above the heading. */
  sign?: string;
  /** `long` for a heading that is a sentence. */
  size?: 'long';
  /** The page's name in the breadcrumbs, which are absent without it; `parents` are the pages above it. */
  name?: string;
  parents?: NavigationItem[];
  /** A button in the first window of large screens; phones have the bar. */
  action?: NavigationItem;
};

/** Finds a word that fills a phone's line when a reader increases the letter spacing. */
const LONG_WORD = /\p{L}{12}/u;

/** The dark top of a page: heading and subtitle, with the picture on the right, or above them on phones. */
export function NightHero({ title, subtitle, picture, sign, size, name, parents = [], action }: Props) {
  const hasLongWord = LONG_WORD.test(`${title.thin} ${title.bold}`);
  return (
    <section className={`${styles.hero} night page-grid`} data-pattern="hero">
      <div className={`${styles.picture} frame`}>
        <Picture picture={picture} isUrgent />
      </div>
      <div className={styles.text}>
        {name && <Breadcrumbs parents={parents} current={name} />}
        {sign && <img className={styles.sign} src={sign} width="72" height="72" alt="" />}
        <h1 className={styles.title} data-size={size ?? (hasLongWord ? 'long-word' : undefined)}>
          {title.thin} <b>{title.bold}</b>
        </h1>
        <p className={styles.subtitle}>{subtitle}</p>
        {action && (
          <div className={styles.action}>
            <ButtonLink href={action.href} hasArrow>
              {action.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
