import { PictureCards } from '#components/patterns/PictureCard.tsx';
import { PageOpening } from '#components/reading/PageOpening.tsx';
import type { PostCardData } from '#lib/blog/posts.ts';
import { splitTitle } from '#lib/reading/display-title.ts';
import { readingMessages } from '#messages/reading.ts';
import { PostCard } from './PostCard.tsx';
import { PostPages } from './PostPages.tsx';

type Props = {
  /** The posts of this page, newest first. */
  posts: PostCardData[];
  currentPage: number;
  lastPage: number;
};

const words = readingMessages.blogs;

/** A page of posts. On the first page the newest stands above the others, large. */
export function PostList({ posts, currentPage, lastPage }: Props) {
  const isFirst = currentPage === 1;
  return (
    <>
      <PageOpening title={splitTitle(isFirst ? words.title : words.laterTitle(currentPage))} lead={words.lead} />
      <PictureCards
        items={posts.map((post) => ({ id: post.slug, ...post }))}
        hasFirst={isFirst}
        render={(post, place) => <PostCard post={post} level={2} place={place} />}
      />
      {lastPage > 1 && <PostPages {...{ currentPage, lastPage }} />}
    </>
  );
}
