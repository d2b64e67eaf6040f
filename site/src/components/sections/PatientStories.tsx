import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { SectionHeading } from '#components/ui/SectionHeading.tsx';
import { homeMessages } from '#messages/home.en.ts';
import styles from './PatientStories.module.css';
import { Testimonial, type TestimonialData } from './Testimonial.tsx';
import { VideoStory, type VideoStoryData } from './VideoStory.tsx';

type Props = {
  display: { thin: string; bold: string };
  testimonials: TestimonialData[];
  videos: VideoStoryData[];
};

const words = homeMessages.stories;

/** 'Patient stories': the first testimonial large, the others beside it, then the videos. */
export function PatientStories({ display, testimonials, videos }: Props) {
  return (
    <section id="testimonials" className={`${styles.stories} page-grid`} aria-labelledby="testimonials-title">
      <div className={styles.title}>
        <SectionHeading id="testimonials-title" name={words.name} display={display} />
      </div>
      <ArrowLink href="#testimonials" className={styles.all}>
        {words.viewAll}
      </ArrowLink>
      <ul className={styles.list}>
        {testimonials.map((testimonial, index) => (
          <li key={testimonial.name} className={styles.testimonial}>
            <Testimonial testimonial={testimonial} size={index === 0 ? 'large' : undefined} />
          </li>
        ))}
        {videos.map((video) => (
          <li key={video.name} className={styles.video}>
            <VideoStory video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
}
