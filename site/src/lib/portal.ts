import type { PortalView } from '@clinic/contract/portal.ts';
import { getAddressLines } from './address.ts';
import { wishToBookPath } from './book-path.ts';
import { getClinic } from './clinic.ts';
import { findPortraitPath, listDoctors } from './doctors.ts';
import { createDirectionsUrl } from './maps-links.ts';
import { getSingleEntry } from './single-entry.ts';
import { prepareEmergencyHelp } from './urgent-signs.ts';

/** Prepares what an appointment's page shows of the clinic and of the doctor. */
export async function preparePortalPage({ appointment: { doctorId } }: PortalView) {
  const clinic = await getClinic();
  const { timeZone } = await getSingleEntry('booking');
  const doctor = (await listDoctors()).find(({ id }) => id === doctorId);
  return {
    timeZone,
    phone: clinic.phone,
    clinicName: `${clinic.name.bold} ${clinic.name.light}`,
    addressLines: getAddressLines(clinic.address),
    directionsUrl: createDirectionsUrl(clinic.map),
    notice: prepareEmergencyHelp(clinic).notice,
    portrait: await findPortraitPath(doctorId),
    doctorHref: doctor?.href,
    bookHref: doctor ? wishToBookPath({ doctor: doctorId }) : '/book',
  };
}

export type PortalPageFacts = Awaited<ReturnType<typeof preparePortalPage>>;
