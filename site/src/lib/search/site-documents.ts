import { getCollection } from 'astro:content';
import { bookingDescription, bookingMessages } from '#messages/booking.ts';
import { contactMessages } from '#messages/contact.ts';
import { peopleMessages } from '#messages/people.ts';
import { readingMessages } from '#messages/reading.ts';
import { serviceMessages, symptomMessages } from '#messages/services.ts';
import { messages } from '#messages/shared.ts';
import { getPosts, slugToPostPath } from '../blog/posts.ts';
import { SEARCH_KINDS, type SearchFile } from '../browser/search/search-documents.ts';
import { getClinic } from '../clinic/clinic.ts';
import { getIndexablePaths } from '../paths/site-paths.ts';
import { listDoctors } from '../people/doctors.ts';
import { getPersonLinks } from '../people/people.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { textToAnchor } from '../reading/anchors.ts';
import { getServices, slugToServicePath } from '../services/services.ts';
import { getSignsFor, groupByTier } from '../services/signs.ts';
import { getBodyRegions } from '../services/symptoms.ts';
import { getSingleEntry } from '../single-entry.ts';
import { type DraftDocument, finishDocuments } from './finish-documents.ts';

/** The pages that answer most visitors, and are offered before anything is typed. */
const SUGGESTED_PATHS = ['/symptoms', '/services', '/doctors', '/pricing', '/visit', '/contact', '/faq'];

/** Everything that the search finds, sorted by kind. */
export const getSearchFile = onceInBuild(async (): Promise<SearchFile> => {
  const { emergencyNumbers, emergencyPhone, phone } = await getClinic();
  const lists = [listServices(), listPages(), listSigns(), listQuestions(), listPeople(), listPosts()];
  const drafts = (await Promise.all(lists)).flat();
  drafts.sort((a, b) => SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind));
  const glossary = await getSingleEntry('glossary');
  return { ...finishDocuments(drafts, glossary), emergencyNumber: emergencyNumbers[0] ?? emergencyPhone, phone };
});

async function listServices(): Promise<DraftDocument[]> {
  const signs = await getSignsFor('/symptoms');
  return (await getServices()).map(({ id, data }) => {
    const visits = groupByTier(data.signs, signs).filter(({ tier }) => tier === 'week' || tier === 'book');
    return {
      ...{ kind: 'page', title: data.title, href: slugToServicePath(id) },
      texts: [
        ...[data.description, data.overview, data.category].flat(),
        ...visits.flatMap((group) => group.signs.map(({ text }) => text)),
        ...(data.questions ?? []).flatMap(({ question, answer }) => [question, answer]),
      ],
    };
  });
}

async function listPages(): Promise<DraftDocument[]> {
  const { address } = await getClinic();
  const paths = await getIndexablePaths();
  const [about, faq, technology] = await Promise.all([
    getSingleEntry('about'),
    getSingleEntry('faq'),
    getSingleEntry('technology'),
  ]);
  const join = ({ thin, bold }: { thin: string; bold: string }) => `${thin} ${bold}`;
  const { servicesPage, technologyPage } = serviceMessages;
  const { doctors } = peopleMessages;
  const fixed = [
    ['/book', join(bookingMessages.title), bookingDescription(address.city)],
    ['/symptoms', symptomMessages.heading, symptomMessages.metaDescription(address.city)],
    ['/services', servicesPage.title, servicesPage.lead],
    ['/doctors', doctors.title, doctors.metaDescription(address.city)],
    ['/contact', join(contactMessages.title), contactMessages.metaDescription(address.city)],
    ['/about', peopleMessages.about.title, about.metaDescription],
    ['/technology', technologyPage.title, technology.metaDescription],
    ['/faq', faq.title, faq.metaDescription],
    ['/blogs', readingMessages.blogs.title, readingMessages.blogs.metaDescription],
    ['/gallery', readingMessages.gallery.title, readingMessages.gallery.metaDescription(address.city)],
    ['/recognition', messages.navigation.recognitions, readingMessages.recognition.metaDescription(address.city)],
  ] as const;
  const written = (await getCollection('pages'))
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ id, data, body = '' }) => [`/${id}`, data.title, `${data.lead} ${body}`] as const);
  return [...fixed.filter(([path]) => paths.includes(path)), ...written].map(([href, title, text]) => ({
    ...{ kind: 'page', title, href },
    ...(SUGGESTED_PATHS.includes(href) && { isSuggested: true as const }),
    texts: [text],
  }));
}

/** Lists the signs of `/symptoms`, and then the others that a service's page or a question tells. */
async function listSigns(): Promise<DraftDocument[]> {
  const signs = await getSignsFor('/symptoms');
  const regions = await getBodyRegions();
  const services = await getServices();
  const listed = regions.flatMap(({ id: region, name, symptoms }) =>
    symptoms.map(({ id, mayBe = '' }) => ({ id, href: `/symptoms#${region}`, texts: [mayBe, name] })),
  );
  const questions = (await getSingleEntry('faq')).topics.flatMap((topic) => topic.questions);
  const others = [...signs.values()].flatMap(({ id, mayBe = '', services: [slug] }) => {
    if (listed.some((sign) => sign.id === id)) return [];
    const service = services.find((one) => one.id === slug);
    if (service) {
      return [{ id, href: `${slugToServicePath(service.id)}#when-to-consult`, texts: [mayBe] }];
    }
    const asked = questions.find((question) => question.signs?.some((sign) => sign.id === id));
    return asked ? [{ id, href: `/faq#${textToAnchor(asked.question)}`, texts: [mayBe] }] : [];
  });
  return [...listed, ...others].flatMap(({ id, href, texts }) => {
    const sign = signs.get(id);
    if (!sign) return [];
    const { say, tier, also, services: slugs } = sign;
    const names = { also, services: slugs.map(slugToServicePath) };
    return [{ kind: 'symptom' as const, title: say, href, sign: id, tier, ...names, texts }];
  });
}

async function listQuestions(): Promise<DraftDocument[]> {
  const { topics } = await getSingleEntry('faq');
  const { preparation } = await getSingleEntry('anaesthesia');
  return topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer, preparation: part }) => ({
      ...{ kind: 'question', title: question, href: `/faq#${textToAnchor(question)}` },
      texts: [answer, ...(part ? preparation[part] : [])],
    }));
}

/** Lists the doctors who can be booked, and then the others who have a page. */
async function listPeople(): Promise<DraftDocument[]> {
  const doctors = (await listDoctors()).map(({ name, href = '/doctors', role, qualifications, languages = [] }) => ({
    ...{ kind: 'doctor' as const, title: name, href },
    texts: [role ?? '', qualifications ?? '', ...languages],
  }));
  const others = (await getPersonLinks()).filter(({ href }) => !doctors.some((doctor) => doctor.href === href));
  return [
    ...doctors,
    ...others.map(({ name, role, href }) => ({
      kind: 'doctor' as const,
      title: name,
      href,
      texts: [role],
    })),
  ];
}

async function listPosts(): Promise<DraftDocument[]> {
  return (await getPosts()).map(({ id, data: { title, summary, tags, author } }) => ({
    ...{ kind: 'post', title, href: slugToPostPath(id) },
    texts: [summary, ...tags, author],
  }));
}
