import type { Clinic } from './clinic.ts';

/** Lists the telephone numbers that become links in every text. */
export function listTextNumbers({ emergencyNumbers, emergencyPhone, phone }: Clinic): string[] {
  return [...emergencyNumbers, emergencyPhone, phone];
}
