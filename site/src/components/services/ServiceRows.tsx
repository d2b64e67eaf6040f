import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { serviceMessages } from '#messages/services.ts';
import styles from './ServiceRows.module.css';

type Service = {
  href: string;
  /** The booking form with the service's department chosen. */
  bookHref: string;
  title: string;
  description: string;
  duration?: string | undefined;
  picture: PreparedPicture;
  /** The address of the service's line drawing. */
  sign: string;
};

type Props = {
  services: Service[];
  /** `small` rows stand in columns where there is room; `brief` ones are no more than drawings and titles on phones. */
  size?: 'small' | 'brief';
};

/** Services as ruled rows. The link to a service's page covers the row, except for the link to book. */
export function ServiceRows({ services, size }: Props) {
  return (
    <div className={styles.frame}>
      <ul className={styles.rows} data-size={size}>
        {services.map(({ href, bookHref, title, description, duration, picture, sign }) => (
          <li key={href} className={styles.row}>
            <div className={`${styles.picture} frame`}>
              <Picture picture={picture} />
            </div>
            <div className={styles.text}>
              <h3 className={styles.title}>
                <img className={styles.sign} src={sign} width="40" height="40" alt="" loading="lazy" />
                <a className={styles.link} href={href}>
                  {title}
                </a>
              </h3>
              <p>{description}</p>
              {duration && <p className={styles.duration}>{duration}</p>}
              <ArrowLink href={bookHref} className={styles.book}>
                {serviceMessages.book}
                <span className="visually-hidden">{` ${title}`}</span>
              </ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
