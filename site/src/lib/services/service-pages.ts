import type { CollectionEntry } from 'astro:content';
import { createChatLink } from '@clinic/contract/message-links.ts';
import { wishToBookPath } from '#lib/booking/book-path.ts';
import { API_BASE } from '#lib/paths/api-base.ts';
import { getDoctorById } from '#lib/people/doctors.ts';
import { preparePicture } from '#lib/pictures/pictures.ts';
import { splitLabel } from '#lib/reading/labelled-text.ts';
import { dateToDayOfCalendar } from '#messages/dates-and-times.ts';
import { serviceMessages } from '#messages/services.ts';
import { prepareFacts } from './glance.ts';
import { prepareIllustration } from './illustration.ts';
import { prepareRisks } from './risks.ts';
import { groupByCategory } from './service-categories.ts';
import { LISTED_SERVICES_MAX } from './service-menu.ts';
import { serviceToLink, slugToServicePath, slugToSignPath } from './services.ts';
import { prepareSignBoxes } from './sign-boxes.ts';
import { getSignsFor, groupByTier, type TierGroup } from './signs.ts';
import { prepareSources } from './sources.ts';
import { getTechnologyPartOf } from './technology.ts';
import { getAnaesthesiaFor } from './texts-of-page.ts';

type Service = CollectionEntry<'services'>;
type Clinic = CollectionEntry<'clinic'>['data'];
type Anaesthesia = CollectionEntry<'anaesthesia'>['data'];

/** How many pictures the gallery shows, without the first picture, which repeats the hero. */
const GALLERY_MAX_PICTURES = 4;

/** How many other services a service page shows: some of its category, filled up with others to the minimum. */
const OTHER_SERVICES_MIN = 3;
const RELATED_SERVICES_MAX = 6;

/** How many services of a category the services page describes when there are too many to describe all. */
const DESCRIBED_SERVICES = 2;

/** Prepares the data of a service's page, with pictures. */
export async function prepareServicePage(service: Service, services: readonly Service[], clinic: Clinic) {
  const path = slugToServicePath(service.id);
  const anaesthesia = await getAnaesthesiaFor(path);
  const groups = groupByTier(listSignsOf(service, anaesthesia), await getSignsFor(path));
  return {
    heroPicture: await prepareHeroPicture(service.data.image),
    text: prepareServiceText(service, clinic, anaesthesia, groups),
    sources: prepareSources(service.data, anaesthesia),
    review: await prepareReview(service),
    contact: {
      service: service.id,
      phone: clinic.phone,
      nextFree: { apiBase: API_BASE, department: service.data.department },
    },
    technologyPart: await getTechnologyPartOf(service.id),
    gallery: await prepareGallery(service),
    others: prepareServiceRows(getOtherServices(service, services)),
  };
}

/** Returns the other services of the category, filled up with those that follow in the menu. */
function getOtherServices(service: Service, services: readonly Service[]): Service[] {
  const place = services.findIndex(({ id }) => id === service.id);
  const following = [...services.slice(place + 1), ...services.slice(0, place)];
  const isRelated = ({ data }: Service) => data.category === service.data.category;
  const related = following.filter(isRelated).slice(0, RELATED_SERVICES_MAX);
  const unrelated = following.filter((other) => !isRelated(other));
  return [...related, ...unrelated.slice(0, Math.max(0, OTHER_SERVICES_MIN - related.length))];
}

/** Prepares the texts of a service page for `ServiceText`. */
function prepareServiceText(service: Service, clinic: Clinic, anaesthesia: Anaesthesia, groups: TierGroup[]) {
  const { title, overview, glance, illustration, treatmentOptions, notFor, alternatives } = service.data;
  const { recovery, questions, surgeonQuestions, whyChooseUs, department } = service.data;
  const bookHref = wishToBookPath({ service: service.id });
  return {
    glance: glance && {
      facts: prepareFacts(glance, clinic.estimate),
      nextFree: { apiBase: API_BASE, department, service: service.id },
      bookHref,
    },
    overview,
    illustration: illustration && prepareIllustration(illustration),
    signs: { ...prepareSignBoxes(groups, clinic, bookHref), advice: service.data.urgentAdvice },
    treatmentOptions: splitLabels(treatmentOptions),
    notFor: (notFor ?? []).map(splitLabel),
    alternatives: (alternatives ?? []).map(splitLabel),
    risks: prepareRisks([
      ...(service.data.risks ?? []),
      ...service.data.anaesthesia.flatMap((kind) => anaesthesia.risks[kind]),
    ]),
    preparation: listPreparation(service, anaesthesia).map(splitLabel),
    recovery: splitLabels(recovery),
    questions: questions ?? [],
    surgeonQuestions: surgeonQuestions && {
      about: title,
      questions: surgeonQuestions,
      chatHref: createChatLink('', toSheet(title, surgeonQuestions)),
    },
    whyChooseUs,
  };
}

/** Lists the signs of a service: its own, then those that may follow its kinds of anaesthetic, unless it tells them itself. */
function listSignsOf({ data }: Service, { signs }: Anaesthesia) {
  const after = (['general', 'spinal'] as const).filter((kind) => data.anaesthesia.includes(kind));
  const further = after.flatMap((kind) => signs[kind]).filter(({ id }) => !data.signs.some((own) => own.id === id));
  return [...data.signs, ...further];
}

/** The questions to the surgeon as a text for a chat, a numbered line for each. */
function toSheet(title: string, questions: string[]): string {
  const lines = questions.map((question, place) => `${place + 1}. ${question}`);
  return [serviceMessages.surgeonQuestions.sheetTitle(title), '', ...lines].join('\n');
}

/** Lists how to prepare for the anaesthetic, and then for the operation itself. */
function listPreparation({ data }: Service, { preparation }: Anaesthesia): string[] {
  const isAwake = data.anaesthesia.every((kind) => kind === 'local');
  const asleepOrNumb = [...preparation.fasting, ...preparation.day];
  const forAnaesthetic = data.anaesthesia.length === 0 ? [] : isAwake ? preparation.local : asleepOrNumb;
  return [...forAnaesthetic, ...(data.preparation ?? [])];
}

/** Prepares the author of a page, who checked it and when. Each date is given as YYYY-MM-DD and in words. */
async function prepareReview({ data }: Service) {
  const { author, reviewer, reviewed, nextReview } = data.review;
  const prepareDay = (isoDate: string) => ({ isoDate, text: dateToDayOfCalendar(isoDate) });
  if (!reviewer || !reviewed) return { author, nextReview: prepareDay(nextReview) };
  const { name, role, href } = await getDoctorById(reviewer);
  const check = { reviewer: { name, role, href }, reviewed: prepareDay(reviewed) };
  return { author, check, nextReview: prepareDay(nextReview) };
}

/** Prepares the hero's picture, which takes the right part of the page. */
export function prepareHeroPicture(image: Service['data']['image']) {
  return preparePicture(image, { widths: [640, 960, 1280, 1920], sizes: '(max-width: 899px) 100vw, 66vw' });
}

/** Prepares the pictures of 'Facility & Equipment'; empty when the service has a single picture. */
function prepareGallery({ data }: Service) {
  const pictures = data.images.slice(1, 1 + GALLERY_MAX_PICTURES);
  return Promise.all(
    pictures.map((picture) => preparePicture(picture, { widths: [480, 960], sizes: '(max-width: 899px) 94vw, 54vw' })),
  );
}

/** Prepares the categories of the services page. With many services, only a category's first ones are described. */
export async function prepareCategories(services: readonly Service[]) {
  const described = services.length > LISTED_SERVICES_MAX ? DESCRIBED_SERVICES : services.length;
  const categories = await groupByCategory(services);
  return categories.map(({ title, anchor, services: all }) => ({
    ...{ title, anchor, count: all.length },
    services: prepareServiceRows(all.slice(0, described)),
    further: all.slice(described).map(serviceToLink),
  }));
}

/** Prepares the data of a list of services for `ServiceRows`. */
function prepareServiceRows(services: Service[]) {
  return services.map(({ id, data }) => ({
    href: slugToServicePath(id),
    bookHref: wishToBookPath({ service: id }),
    title: data.title,
    description: data.description,
    duration: data.duration,
    sign: slugToSignPath(id),
  }));
}

function splitLabels(points: string[] | string) {
  return typeof points === 'string' ? points : points.map(splitLabel);
}
