import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { serviceMessages } from '#messages/services.ts';
import styles from './ServiceRows.module.css';

type Service = {
  href: string;
  /** The booking form with the service's department chosen. */
  bookHref: string;
  title: string;
  description: string;
  duration?: string | undefined;
  /** The address of the service's line drawing. */
  sign: string;
};

type Props = {
  services: Service[];
  /** `brief` rows are no more than drawings and titles on phones. */
  size?: 'brief';
};

/** Services as ruled rows. The link to a service's page covers the row, except for the link to book. */
export function ServiceRows({ services, size }: Props) {
  return (
    <div className={styles.frame}>
      <ul className={styles.rows} data-size={size}>
        {services.map(({ href, bookHref, title, description, duration, sign }) => (
          <li key={href} className={styles.row}>
            <h3 className={styles.title}>
              <img className={styles.sign} src={sign} width="40" height="40" alt="" loading="lazy" />
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h3>
            <div className={styles.text}>
              <p>{description}</p>
              {duration && <p className={styles.duration}>{duration}</p>}
            </div>
            <ArrowLink href={bookHref} className={styles.book}>
              {serviceMessages.book}
              <span className="visually-hidden">{` ${title}`}</span>
            </ArrowLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
