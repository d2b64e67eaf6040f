import { getImage } from 'astro:assets';
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import type { Doctor } from '@clinic/contract/booking-calendar.ts';
import { getToday } from '@clinic/contract/clinic-clock.ts';
import { REGISTRATION_LABEL } from '@clinic/contract/translatable-texts.ts';
import { chosenDoctorWords } from '#messages/booking-late.ts';
import { peopleMessages } from '#messages/people.ts';
import { wishToBookPath } from '../booking/book-path.ts';
import { describeHours, dropPastHours } from '../booking/doctor-hours.ts';
import { toShown } from '../booking/shown-names.ts';
import { getClinic } from '../clinic/clinic.ts';
import { phoneToHref } from '../clinic/phone.ts';
import { API_BASE } from '../paths/api-base.ts';
import { preparePicture } from '../pictures/pictures.ts';
import { getSingleEntry } from '../single-entry.ts';
import { getFounders, slugToFounderPath } from './founders.ts';

const words = peopleMessages.doctors;

/** The side of a portrait's file: twice its size on the page, for dense screens. */
export const PORTRAIT_PX = 176;

/** Returns the addresses of doctors' portraits by the doctors' ids, for doctors who have one. */
export async function getDoctorPortraits(): Promise<Record<string, string>> {
  const portraits = await Promise.all(
    (await getCollection('doctors')).map(async ({ id, data }: CollectionEntry<'doctors'>) => {
      const size = { width: PORTRAIT_PX, height: PORTRAIT_PX };
      const image = await getImage({ src: data.image.src, format: 'webp', ...size, fit: 'cover', position: 'top' });
      return [id, image.src] as const;
    }),
  );
  return Object.fromEntries(portraits);
}

/**
 * Returns the address of a doctor's portrait for pages rendered on demand, for which no pictures are encoded;
 * `undefined` for a doctor without a picture.
 */
export async function findPortraitPath(id: string): Promise<string | undefined> {
  return (await getEntry('doctors', id)) && `/portraits/${id}.webp`;
}

/** A doctor who can be booked, as lists show them. */
export type DoctorEntry = Doctor & {
  /** The doctor's field, or a founder's role; absent for a doctor without a page. */
  role?: string | undefined;
  image?: CollectionEntry<'doctors'>['data']['image'] | undefined;
  profile?: CollectionEntry<'doctors'>['data']['profile'];
  /** The doctor's page, or a founder's; absent for a doctor without a profile. */
  href?: string | undefined;
};

/** Returns the departments of `booking.yaml` with all that the content says of their doctors, by their shown names. */
async function getDepartments(): Promise<{ id: string; name: string; doctors: DoctorEntry[] }[]> {
  const [{ departments, timeZone }, entries, founders] = await Promise.all([
    getSingleEntry('booking'),
    getCollection('doctors'),
    getFounders(),
  ]);
  const today = getToday(timeZone, new Date());
  return departments.map((department) => ({
    ...department,
    name: toShown(department.name),
    doctors: department.doctors.map((booked) => {
      const hours = booked.hours && dropPastHours(booked.hours, today);
      const doctor = { ...booked, hours, name: toShown(booked.name) };
      const entry = entries.find(({ id }) => id === doctor.id)?.data;
      const founder = founders.find(({ id }) => id === doctor.id);
      if (founder) {
        return { ...doctor, image: entry?.image, role: founder.data.role, href: slugToFounderPath(doctor.id) };
      }
      const { profile } = entry ?? {};
      return {
        ...doctor,
        image: entry?.image,
        profile,
        role: profile?.role,
        href: profile && idToDoctorPath(doctor.id),
      };
    }),
  }));
}

/** Lists the doctors who have a page of their own below `/doctors`. */
export async function listProfiles(): Promise<Profiled[]> {
  return (await listDoctors()).filter(hasProfile);
}

type Profiled = DoctorEntry & { [Field in 'image' | 'profile' | 'href']: NonNullable<DoctorEntry[Field]> };

function hasProfile(doctor: DoctorEntry): doctor is Profiled {
  return doctor.image !== undefined && doctor.profile !== undefined && doctor.href !== undefined;
}

/** Prepares the parts of a doctor's page besides the profile's own words. */
export async function prepareDoctorPage({ id, image, profile, qualifications, gender, languages, hours }: Profiled) {
  const departments = (await getDepartments()).filter(({ doctors }) => doctors.some((doctor) => doctor.id === id));
  const colleagues = departments.flatMap(({ doctors }) => doctors).filter((doctor) => doctor.id !== id && doctor.href);
  const { phone } = await getClinic();
  const details = [
    { label: words.details.department, value: departments.map(({ name }) => name).join(', ') },
    { label: words.details.gender, value: gender && words.genders[gender] },
    { label: words.details.qualifications, value: qualifications },
    { label: words.details.registration, value: profile.registration },
    { label: words.details.languages, value: languages?.join(', ') },
    { label: words.details.hours, value: hours && describeHours(hours) },
    { label: words.details.contact, value: phone, href: phoneToHref(phone) },
  ];
  return {
    bookHref: wishToBookPath({ doctor: id }),
    nextFree: { apiBase: API_BASE, doctor: id },
    picture: await preparePicture(image, { widths: [400, 640, 960], sizes: '(max-width: 899px) 80vw, 36vw' }),
    details: details.flatMap(({ value, ...detail }) => (value ? [{ ...detail, value }] : [])),
    colleagues: colleagues.map(({ name, role = '', href = '' }) => ({ name, role, href })),
  };
}

/** Prepares the departments for `DoctorList`, with pictures. */
export async function prepareDoctorList() {
  const prepare = async ({ id, name, role, image, href, qualifications, gender, languages, hours }: DoctorEntry) => ({
    ...{ id, name, role, href, bookHref: wishToBookPath({ doctor: id }) },
    facts: [
      qualifications,
      [gender && words.genders[gender], languages && chosenDoctorWords.speaks(languages)].filter(Boolean).join(' · '),
      hours && describeHours(hours),
    ].flatMap((fact) => fact || []),
    // The name beside the picture says the same, so its alternative text is empty.
    picture:
      image && (await preparePicture({ ...image, alt: '' }, { widths: [192, 384], sizes: '14vw', ratio: 5 / 7 })),
  });
  return Promise.all(
    (await getDepartments()).map(async ({ id, name, doctors }) => ({
      ...{ id, name },
      doctors: await Promise.all(doctors.map(prepare)),
    })),
  );
}

/** Lists all doctors who can be booked, in the order of their departments. */
export async function listDoctors(): Promise<DoctorEntry[]> {
  return (await getDepartments()).flatMap(({ doctors }) => doctors);
}

/** Finds what search engines want to know of a founder who can be booked, and the number of the medical council. */
export async function findDoctorFacts(id: string, { details }: CollectionEntry<'founders'>['data']) {
  const { hours, languages } = (await listDoctors()).find((doctor) => doctor.id === id) ?? {};
  return { hours, languages, registration: details.find(({ label }) => label === REGISTRATION_LABEL)?.value };
}

/** Finds the doctor with this id. The check of the content reports unknown ids before (`content-check/known-names.ts`). */
export async function getDoctorById(id: string): Promise<DoctorEntry> {
  const doctor = (await listDoctors()).find((one) => one.id === id);
  if (!doctor) throw new Error(`content/booking.yaml has no doctor with the id '${id}'.`);
  return doctor;
}

/** Finds what a post shows of its author: the name, and the page of a doctor or founder with this name. */
export async function findAuthor(name: string): Promise<{ author: string; authorHref: string | undefined }> {
  const author = toShown(name);
  return { author, authorHref: (await listDoctors()).find((doctor) => doctor.name === author)?.href };
}

/** `namuna-shaikh` -> `/doctors/namuna-shaikh` */
function idToDoctorPath(id: string): string {
  return `/doctors/${id}`;
}
