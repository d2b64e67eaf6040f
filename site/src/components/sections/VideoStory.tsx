import { Picture } from '#components/ui/Picture.tsx';
import type { PreparedPicture } from '#lib/prepared-picture.ts';
import { homeMessages } from '#messages/home.en.ts';
import styles from './VideoStory.module.css';

export type VideoStoryData = {
  embedId: string;
  name: string;
  procedure: string;
  quote: string;
  still: PreparedPicture;
};

const words = homeMessages.stories;

/**
 * A still that becomes a video player when played: `VideoStory.script.ts` makes the frame then, not before. Its
 * address stands in `data-frame-src`, from which the page's policy is written. The link is for browsers without
 * script, and for when the player cannot be reached.
 */
export function VideoStory({ video }: { video: VideoStoryData }) {
  const { embedId, name, procedure, quote, still } = video;
  return (
    <figure
      className={`${styles.video} night`}
      data-frame-src={`https://www.youtube-nocookie.com/embed/${embedId}`}
      data-frame-title={words.videoOf(name)}
    >
      <Picture picture={still} className={styles.still} />
      <button type="button" className={`${styles.play} needs-script`} aria-label={words.playVideo(name)}>
        <PlaySign />
      </button>
      <div className={styles.elsewhere} role="status">
        <p className={styles.unreachable} data-unreachable={words.unreachable} />
        <a className={styles.link} href={`https://www.youtube.com/watch?v=${embedId}`}>
          <PlaySign />
          <span>
            {words.watchElsewhere}
            <span className="visually-hidden"> {words.theVideoOf(name)}</span>
          </span>
        </a>
      </div>
      <figcaption className={styles.caption}>
        <b className={styles.quote}>“{quote}”</b>
        {name} · {procedure}
      </figcaption>
    </figure>
  );
}

function PlaySign() {
  return (
    <svg width="22" height="24" viewBox="0 0 22 24" fill="currentColor" aria-hidden="true">
      <path d="M4 2l17 10L4 22z" />
    </svg>
  );
}
