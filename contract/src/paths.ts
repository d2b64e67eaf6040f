/** Paths of the API, relative to its base. */
export const APPOINTMENTS_PATH = '/api/appointments';
export const AVAILABILITY_PATH = '/api/availability';
