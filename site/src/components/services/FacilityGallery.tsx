import { PictureGrid } from '#components/patterns/Cards.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { serviceMessages } from '#messages/services.ts';

/** 'Facility & Equipment': one to four pictures. */
export function FacilityGallery({ pictures }: { pictures: PreparedPicture[] }) {
  return (
    <Section pattern="cards" room="band">
      <SectionHead display={serviceMessages.sections.facility} size="brief" />
      <PictureGrid pictures={pictures} />
    </Section>
  );
}
