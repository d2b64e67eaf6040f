/** The words of the home page's hero that are not content. */
export const heroMessages = {
  pause: 'Pause',
  play: 'Play',
  /** The hidden part of the button's name: the thing that is paused or played. */
  moving: 'the moving pictures',
  features: 'What sets us apart',
} as const;
