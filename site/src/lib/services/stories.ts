import { getCollection } from 'astro:content';
import { compareByOrder } from '../content/by-order.ts';
import { preparePicture } from '../pictures/pictures.ts';

/** Prepares the testimonials and videos, in order, with pictures. */
export async function prepareStories() {
  return { testimonials: await prepareTestimonials(), videos: await prepareVideos() };
}

async function prepareTestimonials() {
  const testimonials = await getCollection('testimonials');
  return Promise.all(
    testimonials.sort(compareByOrder).map(async ({ data: { avatar, ...testimonial } }) => ({
      ...testimonial,
      avatar: await preparePicture(avatar, { widths: [104], sizes: '52px', ratio: 1 }),
    })),
  );
}

async function prepareVideos() {
  const videos = await getCollection('video-testimonials');
  return Promise.all(
    videos.sort(compareByOrder).map(async ({ data: { thumbnail, ...video } }) => ({
      ...video,
      still: await preparePicture(thumbnail, { widths: [640, 1200], sizes: '(max-width: 899px) 100vw, 56vw' }),
    })),
  );
}
