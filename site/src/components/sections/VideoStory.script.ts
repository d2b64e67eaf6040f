/** A player that has not answered by then counts as unreachable. */
const PLAYER_WAIT_MS = 10_000;

/** The player hears only once it is ready, and tells nobody when that is: so it is asked again and again. */
const ASK_EVERY_MS = 400;

/** Makes each still a player when its button is pressed. Until then nothing is asked of other people's servers. */
export function startVideoStories(root: Document): void {
  for (const video of root.querySelectorAll<HTMLElement>('figure[data-frame-src]')) {
    video.querySelector('button')?.addEventListener('click', () => play(video));
  }
}

/** `data-state` tells the styles: waiting, playing or unreachable. */
function play(video: HTMLElement): void {
  const { frameSrc = '', frameTitle = '' } = video.dataset;
  const frame = document.createElement('iframe');
  frame.src = `${frameSrc}?autoplay=1&enablejsapi=1&rel=0&origin=${encodeURIComponent(location.origin)}`;
  frame.title = frameTitle;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  video.dataset.state = 'waiting';
  video.append(frame);
  frame.focus();

  // A frame fires 'load' for an error page too. Only the player itself answers, in the protocol of YouTube's own API.
  const origin = new URL(frameSrc).origin;
  const asking = setInterval(() => frame.contentWindow?.postMessage('{"event":"listening"}', origin), ASK_EVERY_MS);
  const stop = () => {
    clearInterval(asking);
    clearTimeout(giveUp);
    removeEventListener('message', hear);
  };
  const hear = (message: MessageEvent) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return;
    stop();
    video.dataset.state = 'playing';
  };
  const giveUp = setTimeout(() => {
    stop();
    showUnreachable(video, frame);
  }, PLAYER_WAIT_MS);
  addEventListener('message', hear);
}

function showUnreachable(video: HTMLElement, frame: HTMLIFrameElement): void {
  const hadFocus = document.activeElement === frame;
  frame.remove();
  video.dataset.state = 'unreachable';
  const reason = video.querySelector<HTMLElement>('[data-unreachable]');
  if (reason) reason.textContent = reason.dataset.unreachable ?? '';
  if (hadFocus) video.querySelector<HTMLElement>('a[href]')?.focus();
}
