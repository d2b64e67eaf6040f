import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { ReactNode } from 'react';
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
    <section id="testimonials" className={`${styles.stories} page-grid`} aria-labelledby="testimonials-title">
      <div className={styles.title}>
        <SectionHeading id="testimonials-title" name={words.name} display={display} />
      </div>
      <ArrowLink href="#testimonials" className={styles.all}>
        {words.viewAll}
      </ArrowLink>
      <ul className={`${styles.list} twelve`}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.name} className={styles.testimonial}>
            <Testimonial testimonial={testimonial} size={index === 0 ? 'large' : undefined} />
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}

/** A video's place in the list of stories. */
export function StoryVideo({ children }: { children?: ReactNode }) {
  return <li className={styles.video}>{children}</li>;
}
