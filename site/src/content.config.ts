import { defineCollection } from 'astro:content';
import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { glob } from 'astro/loaders';
import { aboutSchema } from './schemas/about.ts';
import { clinicSchema } from './schemas/clinic.ts';
import { doctorSchema } from './schemas/doctor.ts';
import { faqSchema } from './schemas/faq.ts';
import { founderSchema } from './schemas/founder.ts';
import { galleryItemSchema } from './schemas/gallery-item.ts';
import { homeSchema } from './schemas/home.ts';
import { pageSchema } from './schemas/page.ts';
import { postSchema } from './schemas/post.ts';
import { recognitionSchema } from './schemas/recognition.ts';
import { serviceSchema } from './schemas/service.ts';
import { teamMemberSchema } from './schemas/team-member.ts';
import { technologySchema } from './schemas/technology.ts';
import { testimonialSchema, videoTestimonialSchema } from './schemas/testimonial.ts';

const base = '../content';

/** One file that stands alone; its entry's id is the file's name without `.yaml`. */
const single = (name: string) => glob({ base, pattern: `${name}.yaml` });

/** One file per entry; its id is the file's name, which is also its address. */
const folder = (name: string, extension: 'yaml' | 'md') => glob({ base: `${base}/${name}`, pattern: `*.${extension}` });

export const collections = {
  about: defineCollection({ loader: single('about'), schema: aboutSchema }),
  booking: defineCollection({ loader: single('booking'), schema: bookingContentSchema }),
  clinic: defineCollection({ loader: single('clinic'), schema: clinicSchema }),
  faq: defineCollection({ loader: single('faq'), schema: faqSchema }),
  home: defineCollection({ loader: single('home'), schema: homeSchema }),
  technology: defineCollection({ loader: single('technology'), schema: technologySchema }),
  doctors: defineCollection({ loader: folder('doctors', 'yaml'), schema: doctorSchema }),
  founders: defineCollection({ loader: folder('founders', 'yaml'), schema: founderSchema }),
  gallery: defineCollection({ loader: folder('gallery', 'yaml'), schema: galleryItemSchema }),
  pages: defineCollection({ loader: folder('pages', 'md'), schema: pageSchema }),
  posts: defineCollection({ loader: folder('blog', 'md'), schema: postSchema }),
  recognitions: defineCollection({ loader: folder('recognitions', 'yaml'), schema: recognitionSchema }),
  services: defineCollection({ loader: folder('services', 'yaml'), schema: serviceSchema }),
  team: defineCollection({ loader: folder('team', 'yaml'), schema: teamMemberSchema }),
  testimonials: defineCollection({ loader: folder('testimonials', 'yaml'), schema: testimonialSchema }),
  'video-testimonials': defineCollection({
    loader: folder('video-testimonials', 'yaml'),
    schema: videoTestimonialSchema,
  }),
};
