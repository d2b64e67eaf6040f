import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import type { PostCardData } from '#lib/blog/posts.ts';
import { readingMessages } from '#messages/reading.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './PostCard.module.css';

type Props = {
  post: PostCardData;
  /** The level of the card's heading. */
  level: 2 | 3;
  /** The newest post is larger, and its words lie on the picture. */
  variant?: 'newest';
};

/** A post in a list. Its one link, 'Read More', covers the card. */
export function PostCard({ post, level, variant }: Props) {
  const { slug, href, title, author, date, longDate, summary, picture } = post;
  const Heading = `h${level}` as const;
  return (
    <article className={`${styles.card} card`} data-variant={variant} aria-labelledby={`post-${slug}`}>
      <div className={`${styles.picture} frame`}>
        <Picture picture={picture} isUrgent={variant === 'newest'} />
      </div>
      <div className={styles.words}>
        <p className={`${styles.origin} cluster`}>
          <span>{author}</span> <time dateTime={date}>{longDate}</time>
        </p>
        <Heading id={`post-${slug}`} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <ArrowLink href={href} className={`${styles.link} whole-card`}>
          {readingMessages.blogs.readMore}
          <span className="visually-hidden"> {title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
