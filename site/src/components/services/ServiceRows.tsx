import { Picture } from '#components/ui/Picture.tsx';
import type { PreparedPicture } from '#lib/prepared-picture.ts';
import styles from './ServiceRows.module.css';

type Service = {
  href: string;
  title: string;
  description: string;
  duration?: string | undefined;
  picture: PreparedPicture;
  /** Address of its line drawing. */
  sign: string;
};

/** Services as ruled rows. The whole row is a link to the service's page. */
export function ServiceRows({ services }: { services: Service[] }) {
  return (
    <ul className={styles.rows}>
      {services.map(({ href, title, description, duration, picture, sign }) => (
        <li key={href} className={styles.row}>
          <div className={styles.picture}>
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
          </div>
        </li>
      ))}
    </ul>
  );
}
