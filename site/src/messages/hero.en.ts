/** The words of the home page's hero that are not content. */
export const heroMessages = {
  pause: 'Pause',
  play: 'Play',
  /** What is paused or played, out of sight. */
  moving: 'the moving pictures',
  features: 'What sets us apart',
} as const;
