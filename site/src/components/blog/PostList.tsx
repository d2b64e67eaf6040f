import { PageOpening } from '#components/reading/PageOpening.tsx';
import { splitTitle } from '#lib/display-title.ts';
import type { PostCardData } from '#lib/posts.ts';
import { readingMessages } from '#messages/reading.en.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostList.module.css';

type Props = {
  /** Newest first. */
  posts: PostCardData[];
};

const words = readingMessages.blogs;

/** Every post: the newest large, the others in rows of one wide and one narrow card. */
export function PostList({ posts }: Props) {
  return (
    <>
      <PageOpening title={splitTitle(words.title)} lead={words.lead} />
      <ul className={`${styles.list} twelve`}>
        {posts.map((post, index) => (
          <li key={post.slug} className={index === 0 ? styles.newest : styles.item}>
            <PostCard post={post} level={2} {...(index === 0 && { variant: 'newest' })} />
          </li>
        ))}
      </ul>
    </>
  );
}
