/** Paths of the API, relative to its base. */
export const APPOINTMENTS_PATH = '/api/appointments';
export const AVAILABILITY_PATH = '/api/availability';
export const NEXT_FREE_PATH = '/api/availability/next';
