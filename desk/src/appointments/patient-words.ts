import { FIELD_LABELS } from '@clinic/contract/appointment.ts';
import type { PatientField } from '@clinic/contract/patient-words.ts';

/** The desk's labels of a patient's words. */
export const patientLabels: Record<PatientField, string> = {
  ...FIELD_LABELS,
  name: 'Name',
  phone: 'Phone',
  message: 'Note',
};
