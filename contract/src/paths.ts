/** Paths of the API, relative to its base. */
export const APPOINTMENTS_PATH = '/api/appointments';
export const AVAILABILITY_PATH = '/api/availability';
export const NEXT_FREE_PATH = '/api/availability/next';
/** Meta tells here what becomes of WhatsApp messages. */
export const WHATSAPP_PATH = '/api/whatsapp';

/**
 * The page where a patient asks for a new link. The page of one appointment is below it, at the token of the
 * appointment's link.
 */
export const PORTAL_PATH = '/portal';
/** The calendar file of an appointment, below its page. */
export const CALENDAR_FILE_NAME = 'appointment.ics';
