import styles from '#components/sections/VideoStory.module.css';
import { homeMessages } from '#messages/home.ts';
import { useVideoPlayer } from './use-video-player.ts';

type Props = {
  embedId: string;
  /** The patient's name. */
  name: string;
};

const words = homeMessages.stories;

/**
 * The button that plays a patient's video, and then the player in its place. Nothing is requested from the video
 * service before the press. It must hydrate, because whether the video plays is state. Without script, or when the
 * player cannot be reached, there is a link. The page's policy allows the frame through `data-frame-src`.
 */
export function VideoPlayer({ embedId, name }: Props) {
  const source = `https://www.youtube-nocookie.com/embed/${embedId}`;
  const { state, play, frame, link } = useVideoPlayer(source);
  return (
    <div className={styles.player} data-state={state} data-frame-src={source}>
      {state === 'still' && (
        <button
          type="button"
          className={`${styles.play} needs-script`}
          aria-label={words.playVideo(name)}
          onClick={play}
        >
          <PlaySign />
        </button>
      )}
      <div className={styles.elsewhere} role="status">
        {state === 'unreachable' && <p className={styles.unreachable}>{words.unreachable}</p>}
        <a
          ref={link}
          className={state === 'unreachable' ? styles.link : `${styles.link} without-script`}
          href={`https://www.youtube.com/watch?v=${embedId}`}
          aria-label={`${words.watchElsewhere} ${words.theVideoOf(name)}`}
        >
          <PlaySign />
          {words.watchElsewhere}
        </a>
      </div>
      {(state === 'waiting' || state === 'playing') && (
        <iframe
          ref={frame}
          src={`${source}?autoplay=1&enablejsapi=1&rel=0&origin=${encodeURIComponent(location.origin)}`}
          title={words.videoOf(name)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      )}
    </div>
  );
}

function PlaySign() {
  return (
    <svg width="22" height="24" viewBox="0 0 22 24" fill="currentColor" aria-hidden="true">
      <path d="M4 2l17 10L4 22z" />
    </svg>
  );
}
