import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Fold } from '@clinic/ui/Fold.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { PictureSplit } from '#components/patterns/Split.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { serviceMessages } from '#messages/services.ts';

type Props = {
  description: string;
  /** The part of the technology page that names this service. Without it there is no picture. */
  part?: { href: string; picture: PreparedPicture } | undefined;
};

/** 'Advanced Technology' on a service page. */
export function AdvancedTechnology({ description, part }: Props) {
  return (
    <PictureSplit picture={part?.picture} side="end" shape="wide" ground="night" room="none">
      <SectionHeading display={serviceMessages.sections.technology} size="brief" />
      <Fold title={serviceMessages.folds.technology} variant="phone">
        <p>{description}</p>
        {part && <ArrowLink href={part.href}>{serviceMessages.technologyLink}</ArrowLink>}
      </Fold>
    </PictureSplit>
  );
}
