import { PictureCards } from '#components/patterns/Cards.tsx';
import { Head, Section } from '#components/patterns/Section.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { serviceMessages } from '#messages/services.ts';

/** 'Facility & Equipment': one to four pictures. */
export function FacilityGallery({ pictures }: { pictures: PreparedPicture[] }) {
  return (
    <Section pattern="cards" room="band">
      <Head display={serviceMessages.sections.facility} size="brief" />
      <PictureCards pictures={pictures} />
    </Section>
  );
}
