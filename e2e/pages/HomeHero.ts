import type { Locator, Page } from '@playwright/test';

/** The hero at the top of the home page. */
export class HomeHero {
  readonly page: Page;
  readonly region: Locator;
  readonly dots: Locator;
  readonly card: Locator;
  readonly pause: Locator;
  readonly play: Locator;
  readonly slides: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Redefining surgery with technology and trust' });
    this.dots = this.region.getByRole('list').getByRole('button');
    this.card = page.locator('#wave-card');
    this.pause = this.region.getByRole('button', { name: 'Pause the moving pictures', exact: true });
    this.play = this.region.getByRole('button', { name: 'Play the moving pictures', exact: true });
    this.slides = this.region.locator('[data-slide]');
  }

  dot(caption: string): Locator {
    return this.dots.and(this.page.getByRole('button', { name: caption, exact: true }));
  }

  /** Reads the place of the background that is shown. */
  readShown(): Promise<number> {
    return this.slides.evaluateAll((slides) => slides.findIndex((slide) => slide.matches('[data-current]')));
  }

  /** Reads how high each dot stands. */
  readHeights(): Promise<number[]> {
    return this.dots.evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().y));
  }

  /** Whether each background's picture has come, or cannot come. */
  arePicturesComplete(): Promise<boolean> {
    return this.slides
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.every(({ complete }) => complete));
  }
}
