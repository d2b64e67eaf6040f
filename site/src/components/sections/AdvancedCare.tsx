import { ButtonLink } from '@clinic/ui/Button.tsx';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import { Steps } from '#components/patterns/Steps.tsx';
import type { PreparedPicture } from '#lib/pictures/prepared-picture.ts';
import { homeMessages } from '#messages/home.ts';
import { Picture } from '../pictures/Picture.tsx';
import styles from './AdvancedCare.module.css';

type Props = {
  display: { thin: string; bold: string };
  points: { title: string; description: string }[];
  picture: PreparedPicture;
};

const words = homeMessages.advancedCare;

/** 'Advanced Surgical Care' on the home page: a picture and four points. */
export function AdvancedCare({ display, points, picture }: Props) {
  return (
    <Section pattern="steps" ground="night" className={styles.care} aria-labelledby="advanced-care-title">
      <div className={`${styles.picture} frame`}>
        <Picture picture={picture} />
      </div>
      <SectionHead
        id="advanced-care-title"
        name={words.name}
        display={display}
        action={
          <ButtonLink href="/technology" variant="on-night" hasArrow>
            {words.learnMore}
            <span className="visually-hidden">{` ${words.aboutTechnology}`}</span>
          </ButtonLink>
        }
      />
      <Steps items={points} />
    </Section>
  );
}
