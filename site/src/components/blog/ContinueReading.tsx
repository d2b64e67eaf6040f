import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import type { PostCardData } from '#lib/posts.ts';
import { readingMessages } from '#messages/reading.en.ts';
import styles from './ContinueReading.module.css';
import { PostCard } from './PostCard.tsx';

type Props = { posts: PostCardData[] };

/** The links to other posts after a post. */
export function ContinueReading({ posts }: Props) {
  return (
    <section className={`${styles.section} page-grid`}>
      <div>
        <SectionHeading display={readingMessages.blogs.continueReading} />
      </div>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
