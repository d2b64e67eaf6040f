import {
  type Availability,
  type DepartmentAvailability,
  type NextFreeSlots,
  SLOT_STATES,
} from '@clinic/contract/appointment.ts';
import { type BookingCalendar, getAllDoctors, isCalendarDate } from '@clinic/contract/booking-calendar.ts';
import { DATE_EXAMPLE } from '@clinic/contract/field-schema.ts';
import type { ReasonCode } from '@clinic/contract/refusals.ts';
import { z } from 'zod';
import { DATE, LABEL, problems } from '../route-schema.ts';
import { visitParameter } from './query-schemas.ts';

const anything = z.unknown().optional();

/**
 * The name of a doctor or of a department, the day (YYYY-MM-DD), and the kind of visit, if any. The doctor counts where
 * both are given. An unknown kind of visit is the only reason then.
 */
function createDayQuery(calendar: BookingCalendar) {
  return z
    .object({
      doctor: anything.meta({ type: 'string', description: "The doctor's name; it counts where both are given" }),
      department: anything.meta({ type: 'string', description: "The department's name" }),
      date: anything.meta({ type: 'string', format: 'date', description: DATE_EXAMPLE, param: { required: true } }),
      visit: visitParameter(calendar),
    })
    .transform(({ doctor: doctorName, department: departmentName, date, visit }, context) => {
      const refuse = (field: string, message: ReasonCode) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const isDepartmentAsked = departmentName !== undefined && doctorName === undefined;
      const doctor = getAllDoctors(calendar).find(({ name }) => name === doctorName);
      const department = calendar.departments.find(({ name }) => isDepartmentAsked && name === departmentName);
      if (isDepartmentAsked && !department) refuse('department', 'department-unknown');
      if (!isDepartmentAsked && !doctor) refuse('doctor', 'doctor-unknown');
      if (typeof date === 'string' && isCalendarDate(date)) return { doctor, department, date, visit };
      refuse('date', 'date-invalid');
      return z.NEVER;
    });
}

const slotSchema = z.strictObject({ time: LABEL, state: z.enum(SLOT_STATES) });

const availabilitySchema = z.strictObject({
  doctor: z.string(),
  date: DATE,
  slots: z.array(slotSchema),
}) satisfies z.ZodType<Availability>;

const departmentAvailabilitySchema = z.strictObject({
  department: z.string(),
  date: DATE,
  slots: z.array(slotSchema.extend({ doctor: z.string() })),
}) satisfies z.ZodType<DepartmentAvailability>;

const nextFreeSchema = z.strictObject({
  slots: z.array(
    z.strictObject({
      doctorId: z.string().describe('An id of content/booking.yaml'),
      doctor: z.string(),
      departmentId: z.string(),
      date: DATE,
      slot: z.string().describe('On the 24-hour clock: 14:00'),
    }),
  ),
}) satisfies z.ZodType<NextFreeSlots>;

/** Describes what the two routes of free times take and give. */
export function createAvailabilitySchemas(calendar: BookingCalendar) {
  return {
    day: {
      summary: "A doctor's times of one day, or those of all doctors of a department",
      querystring: createDayQuery(calendar),
      response: { 200: z.union([availabilitySchema, departmentAvailabilitySchema]), ...problems(422) },
    },
    next: {
      summary: "Each doctor's first free time, the earliest first",
      querystring: z.object({ visit: visitParameter(calendar) }),
      response: { 200: nextFreeSchema, ...problems(422) },
    },
  };
}
