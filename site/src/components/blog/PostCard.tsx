import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { type CardPlace, PictureCard } from '#components/patterns/PictureCard.tsx';
import type { PostCardData } from '#lib/blog/posts.ts';
import { readingMessages } from '#messages/reading.ts';
import '@clinic/ui/styles/compositions/whole-card.css';
import styles from './PostCard.module.css';

type Props = { post: PostCardData; level: 2 | 3; place: CardPlace };

/** A post in a list. Its one link, 'Read More', covers the card. */
export function PostCard({ post, level, place }: Props) {
  const { slug, href, title, author, date, longDate, summary, picture } = post;
  return (
    <PictureCard
      {...{ title, level, picture, place }}
      id={`post-${slug}`}
      above={
        <>
          <span>{author}</span> <time dateTime={date}>{longDate}</time>
        </>
      }
    >
      <p className={styles.summary}>{summary}</p>
      <ArrowLink href={href} className="whole-card">
        {readingMessages.blogs.readMore}
        <span className="visually-hidden"> {title}</span>
      </ArrowLink>
    </PictureCard>
  );
}
