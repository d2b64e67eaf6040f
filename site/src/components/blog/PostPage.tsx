import type { ReactNode } from 'react';
import { Contents } from '#components/reading/Contents.tsx';
import { type Source, Sources } from '#components/reading/Sources.tsx';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import type { ContentsItem } from '#lib/blog/contents.ts';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import type { DisplayTitle } from '#lib/reading/display-title.ts';
import { readingMessages } from '#messages/reading.ts';
import { Picture } from '../pictures/Picture.tsx';
import '@clinic/ui/styles/prose.css';
import styles from './PostPage.module.css';

type Props = {
  title: DisplayTitle;
  author: string;
  /** The author's page. */
  authorHref?: string | undefined;
  /** YYYY-MM-DD */
  date: string;
  longDate: string;
  sources: Source[];
  tags: string[];
  /** The first is shown above the text, the others after it. */
  pictures: PreparedPicture[];
  contents: ContentsItem[];
  /** The text of the post, down to its signs. */
  children?: ReactNode;
  /** The boxes of signs. */
  signs?: ReactNode;
  /** The text below them. */
  rest?: ReactNode;
};

/** A post: title, author, date, pictures, the text with its contents beside it, and tags. */
export function PostPage({
  title,
  author,
  authorHref,
  date,
  longDate,
  sources,
  tags,
  pictures,
  contents,
  children,
  signs,
  rest,
}: Props) {
  const [picture, ...morePictures] = pictures;
  return (
    <article aria-labelledby="post-title">
      <header className={`${styles.top} page-grid`}>
        <div className={styles.breadcrumbs}>
          <Breadcrumbs
            parents={[{ label: readingMessages.blogs.title, href: '/blogs' }]}
            current={`${title.thin} ${title.bold}`.trim()}
          />
        </div>
        <h1 id="post-title" className={styles.title}>
          {title.thin} {title.bold && <b>{title.bold}</b>}
        </h1>
        <p className={styles.origin}>
          <span className={styles.author}>
            {authorHref ? (
              <a className="touch-target" href={authorHref}>
                {author}
              </a>
            ) : (
              author
            )}
          </span>{' '}
          <time dateTime={date}>{longDate}</time>
        </p>
        <div className={styles.picture}>{picture && <Picture picture={picture} isUrgent />}</div>
      </header>
      <div className={`${styles.body} page-grid`}>
        <div className={styles.contents}>
          <Contents label={readingMessages.contents} items={contents} variant="wide-only" />
        </div>
        <div className={styles.text}>
          <div className="prose" data-lead="">
            {children}
          </div>
          {signs && <div className={styles.signs}>{signs}</div>}
          {rest && <div className={`${styles.rest} prose`}>{rest}</div>}
          {sources.length > 0 && <Sources sources={sources} />}
          <ul className={`${styles.tags} cluster`} aria-label={readingMessages.blogs.tags}>
            {tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
          </ul>
        </div>
        {morePictures.map((more) => (
          <div key={more.src} className={styles.more}>
            <Picture picture={more} />
          </div>
        ))}
      </div>
    </article>
  );
}
