import { bookingContentSchema } from '@clinic/contract/booking-content-schema.ts';
import { whatsappTemplatesSchema } from '@clinic/contract/whatsapp-templates.ts';
import { aboutSchema } from './about.ts';
import { anaesthesiaSchema } from './anaesthesia.ts';
import { categoriesSchema } from './categories.ts';
import { clinicSchema } from './clinic.ts';
import { doctorSchema } from './doctor.ts';
import { faqSchema } from './faq.ts';
import { feeSchema } from './fee.ts';
import { founderSchema } from './founder.ts';
import { galleryItemSchema } from './gallery-item.ts';
import { glossarySchema } from './glossary.ts';
import { homeSchema } from './home.ts';
import { mailsSchema } from './mails.ts';
import { pageSchema } from './page.ts';
import { postSchema } from './post.ts';
import { recognitionSchema } from './recognition.ts';
import { serviceSchema } from './service.ts';
import { signSchema } from './sign.ts';
import { symptomsSchema } from './symptoms.ts';
import { teamMemberSchema } from './team-member.ts';
import { technologySchema } from './technology.ts';
import { testimonialSchema, videoTestimonialSchema } from './testimonial.ts';
import { wordingSchema } from './wording.ts';

/**
 * Every collection: its files below `content/` and their schema. A file's name without its ending is the entry's id,
 * and the last part of the address when the entry is a page.
 */
export const COLLECTIONS = {
  about: { files: 'about.yaml', schema: aboutSchema },
  anaesthesia: { files: 'anaesthesia.yaml', schema: anaesthesiaSchema },
  booking: { files: 'booking.yaml', schema: () => bookingContentSchema },
  categories: { files: 'categories.yaml', schema: () => categoriesSchema },
  clinic: { files: 'clinic.yaml', schema: clinicSchema },
  faq: { files: 'faq.yaml', schema: faqSchema },
  fee: { files: 'fee.yaml', schema: () => feeSchema },
  glossary: { files: 'glossary.yaml', schema: () => glossarySchema },
  home: { files: 'home.yaml', schema: homeSchema },
  mails: { files: 'mails.yaml', schema: () => mailsSchema },
  symptoms: { files: 'symptoms.yaml', schema: symptomsSchema },
  technology: { files: 'technology.yaml', schema: technologySchema },
  whatsapp: { files: 'whatsapp.yaml', schema: () => whatsappTemplatesSchema },
  wording: { files: 'wording.yaml', schema: () => wordingSchema },
  doctors: { files: 'doctors/*.yaml', schema: doctorSchema },
  founders: { files: 'founders/*.yaml', schema: founderSchema },
  gallery: { files: 'gallery/*.yaml', schema: galleryItemSchema },
  pages: { files: 'pages/*.md', schema: () => pageSchema },
  posts: { files: 'blog/*.md', schema: postSchema },
  recognitions: { files: 'recognitions/*.yaml', schema: recognitionSchema },
  services: { files: 'services/*.yaml', schema: serviceSchema },
  signs: { files: 'signs/*.yaml', schema: signSchema },
  team: { files: 'team/*.yaml', schema: teamMemberSchema },
  testimonials: { files: 'testimonials/*.yaml', schema: testimonialSchema },
  'video-testimonials': { files: 'video-testimonials/*.yaml', schema: videoTestimonialSchema },
};
