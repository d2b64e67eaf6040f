import { Hero } from '#components/patterns/Hero.tsx';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import type { DisplayTitle } from '#lib/reading/display-title.ts';

type Props = {
  title: DisplayTitle;
  lead: string;
  /** The page's name in the breadcrumbs; without it there are none. */
  name?: string;
};

/** The top of a light page: its h1, very large, with a line and a dot, and a sentence below. */
export function PageOpening({ title, lead, name }: Props) {
  return <Hero title={title} lead={lead} variant="line" above={name && <Breadcrumbs current={name} />} />;
}
