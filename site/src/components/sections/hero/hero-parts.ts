// The attributes by which the hero's scripts find the elements of its components.

export const HERO = 'data-hero';
export const PAUSE_BUTTON = 'data-hero-pause';

export const SLIDES = 'data-slides';
export const SLIDE = 'data-slide';
export const SLIDE_TICK = 'data-slide-tick';
export const POINTER_LIGHT = 'data-pointer-light';

export const WAVES = 'data-waves';
/** Marks each dot. The value is the index of its wave, counted from the top. */
export const WAVE_DOT = 'data-wave';
/** Marks the light of a dot, which swings with its line. */
export const DOT_LIGHT = 'data-dot-light';
export const WAVE_LINE = 'data-wave-line';
export const LIT_PART = 'data-lit';
export const UNLIT_PART = 'data-unlit';

export const WAVE_CARD = 'data-wave-card';
export const CARD_PICTURES = 'data-card-pictures';
export const CARD_CAPTION = 'data-card-caption';
export const CARD_BAR = 'data-card-bar';
