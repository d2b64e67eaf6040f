import type { PortalView } from '@clinic/contract/portal.ts';
import { wishToBookPath } from './booking/book-path.ts';
import { getAddressLines } from './clinic/address.ts';
import { getClinic } from './clinic/clinic.ts';
import { prepareEmergencyHelp } from './clinic/emergency-help.ts';
import { createDirectionsUrl } from './clinic/maps-links.ts';
import { findPortraitPath, listDoctors } from './people/doctors.ts';
import { getSingleEntry } from './single-entry.ts';

/** Prepares what an appointment's page shows of the clinic and of the doctor. */
export async function preparePortalPage({ appointment: { doctorId } }: PortalView) {
  const clinic = await getClinic();
  const { timeZone, slots, departments } = await getSingleEntry('booking');
  const doctor = (await listDoctors()).find(({ id }) => id === doctorId);
  const department = departments.find(({ doctors }) => doctors.some(({ id }) => id === doctorId));
  return {
    timeZone,
    clinicSlots: slots,
    phone: clinic.phone,
    clinicName: `${clinic.name.bold} ${clinic.name.light}`,
    addressLines: getAddressLines(clinic.address),
    directionsUrl: createDirectionsUrl(clinic.map),
    notice: prepareEmergencyHelp(clinic).notice,
    portrait: await findPortraitPath(doctorId),
    doctorHref: doctor?.href,
    bookHref: department ? wishToBookPath({ doctor: doctorId, department: department.id }) : '/book',
  };
}

export type PortalPageFacts = Awaited<ReturnType<typeof preparePortalPage>>;
