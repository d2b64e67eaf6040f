import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { Picture } from '../pictures/Picture.tsx';
import { StarRating } from './StarRating.tsx';
import styles from './Testimonial.module.css';

export type TestimonialData = {
  name: string;
  role: string;
  quote: string;
  rating: number;
  procedure: string;
  tone: 'lightBlue' | 'white' | 'mint';
  avatar: PreparedPicture;
};

type Props = { testimonial: TestimonialData; size?: 'large' | undefined };

/** A patient's testimonial. Its tone sets the background color. */
export function Testimonial({ testimonial, size }: Props) {
  const { name, role, quote, rating, procedure, tone, avatar } = testimonial;
  return (
    <figure className={`${styles.testimonial} card`} data-tone={tone} data-size={size}>
      <StarRating rating={rating} />
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.person}>
        <Picture picture={avatar} className={styles.avatar} />
        <p>
          <b className={styles.name}>{name}</b>
          {role} · {procedure}
        </p>
      </figcaption>
    </figure>
  );
}
