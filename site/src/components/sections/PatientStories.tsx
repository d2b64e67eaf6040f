import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import type { ReactNode } from 'react';
import { Section, SectionHead } from '#components/patterns/Section.tsx';
import { homeMessages } from '#messages/home.ts';
import styles from './PatientStories.module.css';
import { Testimonial, type TestimonialData } from './Testimonial.tsx';

type Props = {
  display: { thin: string; bold: string };
  testimonials: TestimonialData[];
  /** One `StoryVideo` for each video. */
  children?: ReactNode;
};

const words = homeMessages.stories;

/** 'Patient stories': the first testimonial large, the others beside it, then the videos. */
export function PatientStories({ display, testimonials, children }: Props) {
  return (
    <Section pattern="quote" id="testimonials" aria-labelledby="testimonials-title">
      <SectionHead
        id="testimonials-title"
        name={words.name}
        display={display}
        action={<ArrowLink href="#testimonials">{words.viewAll}</ArrowLink>}
      />
      <ul className={`${styles.list} twelve`}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.name} className={styles.testimonial}>
            <Testimonial testimonial={testimonial} size={index === 0 ? 'large' : undefined} />
          </li>
        ))}
        {children}
      </ul>
    </Section>
  );
}

/** A video's place in the list of stories. */
export function StoryVideo({ children }: { children?: ReactNode }) {
  return <li className={styles.video}>{children}</li>;
}
