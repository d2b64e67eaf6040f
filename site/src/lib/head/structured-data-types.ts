import type { Weekday } from '@clinic/contract/booking-calendar.ts';

/** Structured data for search engines (https://schema.org), with only the properties that the site writes. */
export type StructuredData =
  | MedicalClinic
  | Physician
  | MedicalProcedure
  | MedicalWebPage
  | BlogPosting
  | FAQPage
  | BreadcrumbList;

export type MedicalClinic = {
  '@type': 'MedicalClinic';
  '@id': string;
  name: string;
  description: string;
  url: string;
  telephone: string;
  email: string;
  image: string;
  address: PostalAddress;
  geo: GeoCoordinates;
  openingHoursSpecification: OpeningHoursSpecification[];
  medicalSpecialty: 'Surgical';
  potentialAction: ReserveAction;
};

export type Physician = {
  '@type': 'Physician';
  name: string;
  description: string;
  url: string;
  image: string;
  telephone: string;
  address: PostalAddress;
  medicalSpecialty?: 'Surgical' | 'Emergency';
  identifier?: { '@type': 'PropertyValue'; name: string; value: string };
  knowsLanguage?: string[];
  openingHoursSpecification?: OpeningHoursSpecification[];
  parentOrganization: ClinicReference;
};

export type MedicalProcedure = {
  '@type': 'MedicalProcedure';
  name: string;
  description: string;
  url: string;
  image: string;
  followup?: string;
};

export type MedicalWebPage = {
  '@type': 'MedicalWebPage';
  name: string;
  description: string;
  url: string;
  about: { '@type': 'MedicalProcedure'; name: string };
  publisher: ClinicReference;
  /** YYYY-MM-DD */
  lastReviewed?: string;
  reviewedBy?: { '@type': 'Person'; name: string };
  potentialAction: ReserveAction;
};

export type ReserveAction = {
  '@type': 'ReserveAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  result: { '@type': 'Reservation'; name: string };
};

export type BlogPosting = {
  '@type': 'BlogPosting';
  headline: string;
  description: string;
  /** YYYY-MM-DD */
  datePublished: string;
  author: { '@type': 'Person'; name: string };
  publisher: ClinicReference;
  image: string;
  keywords: string;
  mainEntityOfPage: string;
};

export type FAQPage = {
  '@type': 'FAQPage';
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[];
};

export type BreadcrumbList = {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
};

export type PostalAddress = {
  '@type': 'PostalAddress';
  streetAddress: string;
  addressLocality: string;
  addressRegion: string;
  postalCode: string;
  addressCountry: string;
};

export type GeoCoordinates = { '@type': 'GeoCoordinates'; latitude: number; longitude: number };

export type OpeningHoursSpecification = {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: Weekday[];
  opens: string;
  closes: string;
  /** YYYY-MM-DD, both included. */
  validFrom?: string;
  validThrough?: string;
};

export type ClinicReference = { '@type': 'MedicalClinic'; '@id': string; name: string; url: string };
