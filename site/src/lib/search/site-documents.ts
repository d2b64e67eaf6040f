import { getCollection } from 'astro:content';
import { bookingDescription, bookingMessages } from '#messages/booking.ts';
import { contactMessages } from '#messages/contact.ts';
import { peopleMessages } from '#messages/people.ts';
import { readingMessages } from '#messages/reading.ts';
import { serviceMessages } from '#messages/services.ts';
import { messages } from '#messages/shared.ts';
import { symptomMessages } from '#messages/symptoms.ts';
import { getPosts, slugToPostPath } from '../blog/posts.ts';
import { SEARCH_KINDS, type SearchFile } from '../browser/search/search-documents.ts';
import { getClinic } from '../clinic/clinic.ts';
import { getIndexablePaths } from '../paths/site-paths.ts';
import { listDoctors } from '../people/doctors.ts';
import { getPersonLinks } from '../people/people.ts';
import { onceInBuild } from '../pictures/once-in-build.ts';
import { textToAnchor } from '../reading/anchors.ts';
import { getServices, slugToServicePath } from '../services/services.ts';
import { getBodyRegions } from '../services/symptoms.ts';
import { getSingleEntry } from '../single-entry.ts';
import { type DraftDocument, finishDocuments } from './finish-documents.ts';

/** Everything that the search finds, sorted by kind. */
export const getSearchFile = onceInBuild(async (): Promise<SearchFile> => {
  const { emergencyNumbers, emergencyPhone } = await getClinic();
  const lists = [listServices(), listPages(), listSymptoms(), listQuestions(), listPeople(), listPosts()];
  const drafts = (await Promise.all(lists)).flat();
  drafts.sort((a, b) => SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind));
  const { terms } = await getSingleEntry('glossary');
  return { ...finishDocuments(drafts, terms), emergencyNumber: emergencyNumbers[0] ?? emergencyPhone };
});

/** A service is also found by what patients call its signs. */
async function listServices(): Promise<DraftDocument[]> {
  const symptoms = (await getBodyRegions()).flatMap((region) => region.symptoms);
  return (await getServices()).map(({ id, data }) => {
    const href = slugToServicePath(id);
    const also = symptoms.filter(({ service }) => service?.href === href).flatMap((symptom) => symptom.also);
    return {
      ...{ kind: 'page', title: data.title, href },
      ...listNames(also),
      texts: [
        ...[data.description, data.overview, data.whenToConsult, data.category].flat(),
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
    texts: [text],
  }));
}

async function listSymptoms(): Promise<DraftDocument[]> {
  return (await getBodyRegions()).flatMap(({ id, name, symptoms }) =>
    symptoms.map(({ notice, also, mayBe, tier, service, department }) => ({
      ...{ kind: 'symptom', title: notice, href: `/symptoms#${id}` },
      ...listNames(also),
      texts: [mayBe, name, service?.title ?? '', department.name],
      ...(tier === 'now' && { isUrgent: true as const }),
    })),
  );
}

async function listQuestions(): Promise<DraftDocument[]> {
  const { topics } = await getSingleEntry('faq');
  return topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      ...{ kind: 'question', title: question, href: `/faq#${textToAnchor(question)}` },
      texts: [answer].flat(),
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

const listNames = (also: readonly string[]) => (also.length > 0 ? { also: [...new Set(also)].join(', ') } : {});
