import { PictureCards } from '#components/patterns/PictureCard.tsx';
import { SectionHead } from '#components/patterns/Section.tsx';
import { ClosingSteps } from '#components/reading/NextSteps.tsx';
import type { PostCardData } from '#lib/blog/posts.ts';
import { readingMessages } from '#messages/reading.ts';
import { PostCard } from './PostCard.tsx';

type Props = { posts: PostCardData[]; phone: string };

/** The end of a post: other posts, when there are any, and a way to ask, call or book. */
export function ContinueReading({ posts, phone }: Props) {
  return (
    <>
      {posts.length > 0 && (
        <PictureCards
          items={posts.map((post) => ({ id: post.slug, ...post }))}
          hasFirst={false}
          render={(post, place) => <PostCard post={post} level={3} place={place} />}
        >
          <SectionHead display={readingMessages.blogs.continueReading} />
        </PictureCards>
      )}
      <ClosingSteps phone={phone} />
    </>
  );
}
