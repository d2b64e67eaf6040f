import type { Department, Doctor } from '@clinic/contract/booking-calendar.ts';
import type { HealthcareService, Location, Practitioner, PractitionerRole } from 'fhir/r4.js';
import type { Kind, Scene } from './kind.ts';
import { LOCATION_ID, toLocation, toPractitioner } from './references.ts';
import { type Asked, type Params, pickPage } from './search.ts';

type Listed = Practitioner | PractitionerRole | HealthcareService | Location;

/** Doctors, as the published content names them. */
export const practitioners = defineListed('Practitioner', { _id: 'ids' }, (scene) => listDoctors(scene, toDoctor));

/** The department of each doctor, under the doctor's id. */
export const practitionerRoles = defineListed(
  'PractitionerRole',
  { _id: 'ids', practitioner: 'doctors' },
  (scene, { doctors }) => listDoctors(scene, toRole).filter(({ id }) => doctors?.includes(id) ?? true),
);

/** Departments. */
export const healthcareServices = defineListed('HealthcareService', { _id: 'ids' }, (scene) =>
  scene.calendar.departments.map(({ id, name, treats }) => ({
    resourceType: 'HealthcareService',
    id,
    active: true,
    name,
    ...(treats && { comment: treats }),
    location: [toLocation(scene)],
  })),
);

/** The clinic, which has one place. */
export const locations = defineListed('Location', { _id: 'ids' }, (scene) => [
  {
    resourceType: 'Location',
    id: LOCATION_ID,
    status: 'active',
    name: toLocation(scene).display,
    mode: 'instance',
    address: { text: scene.clinic.address },
  },
]);

/** Defines a type whose few resources all follow from the content. */
function defineListed<Resource extends Listed & { id: string }>(
  type: Listed['resourceType'],
  params: Params,
  list: (scene: Scene, asked: Asked) => Resource[],
): Kind {
  return {
    type,
    isVersioned: false,
    params,
    states: null,
    find: async (scene, asked) => pickPage(list(scene, asked), asked).map((resource) => ({ resource })),
  };
}

function listDoctors<Made>(scene: Scene, make: (scene: Scene, doctor: Doctor, department: Department) => Made): Made[] {
  return scene.calendar.departments.flatMap((department) =>
    department.doctors.map((doctor) => make(scene, doctor, department)),
  );
}

function toDoctor(_scene: Scene, { id, name, gender, qualifications, languages }: Doctor) {
  return {
    resourceType: 'Practitioner' as const,
    id,
    active: true,
    name: [{ text: name }],
    ...(gender && { gender }),
    ...(qualifications && { qualification: [{ code: { text: qualifications } }] }),
    ...(languages?.length && { communication: languages.map((text) => ({ text })) }),
  };
}

function toRole(scene: Scene, { id }: Doctor, department: Department) {
  return {
    resourceType: 'PractitionerRole' as const,
    id,
    active: true,
    practitioner: toPractitioner(scene, id),
    specialty: [{ text: department.name }],
    location: [toLocation(scene)],
    healthcareService: [{ reference: `HealthcareService/${department.id}`, display: department.name }],
  };
}
