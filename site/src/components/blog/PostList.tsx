import { PageOpening } from '#components/reading/PageOpening.tsx';
import type { PostCardData } from '#lib/blog/posts.ts';
import { splitTitle } from '#lib/reading/display-title.ts';
import { readingMessages } from '#messages/reading.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostList.module.css';
import { PostPages } from './PostPages.tsx';

type Props = {
  /** The posts of this page, newest first. */
  posts: PostCardData[];
  currentPage: number;
  lastPage: number;
};

const words = readingMessages.blogs;

/** A page of posts in rows of one wide and one narrow card. On the first page the newest stands above them, large. */
export function PostList({ posts, currentPage, lastPage }: Props) {
  const isFirst = currentPage === 1;
  const [newest, ...others] = posts;
  const inRows = isFirst ? others : posts;
  return (
    <>
      <PageOpening title={splitTitle(isFirst ? words.title : words.laterTitle(currentPage))} lead={words.lead} />
      <ul className={`${styles.list} twelve`}>
        {isFirst && newest && (
          <li className={styles.newest}>
            <PostCard post={newest} level={2} variant="newest" />
          </li>
        )}
        {inRows.map((post, index) => (
          <li key={post.slug} className={styles.item} data-size={getSize(index, inRows.length)}>
            <PostCard post={post} level={2} />
          </li>
        ))}
      </ul>
      {lastPage > 1 && <PostPages {...{ currentPage, lastPage }} />}
    </>
  );
}

/** Wide and narrow cards change sides from row to row; a card that is left over takes a whole row. */
function getSize(index: number, count: number): 'wide' | 'narrow' | 'row' {
  if (index === count - 1 && index % 2 === 0) return 'row';
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
}
