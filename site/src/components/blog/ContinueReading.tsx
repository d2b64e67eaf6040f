import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { ClosingSteps } from '#components/reading/NextSteps.tsx';
import type { PostCardData } from '#lib/blog/posts.ts';
import { readingMessages } from '#messages/reading.ts';
import styles from './ContinueReading.module.css';
import { PostCard } from './PostCard.tsx';

type Props = { posts: PostCardData[]; phone: string };

/** The end of a post: other posts, when there are any, and a way to ask, call or book. */
export function ContinueReading({ posts, phone }: Props) {
  return (
    <>
      {posts.length > 0 && <OtherPosts posts={posts} />}
      <ClosingSteps phone={phone} />
    </>
  );
}

function OtherPosts({ posts }: Pick<Props, 'posts'>) {
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
