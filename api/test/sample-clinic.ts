import type { BookingCalendar, Hours } from '@clinic/contract/booking-calendar.ts';

export const calendar: BookingCalendar = {
  timeZone: 'Asia/Kolkata',
  diallingPrefix: '+91',
  nationalDigits: 10,
  departments: [
    {
      id: 'urology',
      name: 'Urology',
      doctors: [
        { id: 'namuna-shaikh', name: 'Dr. Namuna Shaikh' },
        { id: 'udaharan-patil', name: 'Dr. Udaharan Patil' },
      ],
    },
    {
      id: 'robotic-surgery',
      name: 'Robotic Surgery',
      doctors: [{ id: 'namuna-gokhale', name: 'Dr. Namuna Gokhale' }],
    },
  ],
  slots: ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'],
  closedWeekdays: ['Sunday'],
  closedDates: [],
  horizonDays: 3650,
};

/** Friday noon in Pune. */
export const NOON_IN_PUNE = new Date('2026-11-20T12:00:00+05:30');

/** How long the slots of `calendar` last. */
export const SLOT_MINUTES = 60;

/** Returns `calendar` after this doctor has got hours of their own. */
export function giveHours(doctorId: string, hours: Hours[]): BookingCalendar {
  const departments = calendar.departments.map((department) => ({
    ...department,
    doctors: department.doctors.map((doctor) => (doctor.id === doctorId ? { ...doctor, hours } : doctor)),
  }));
  return { ...calendar, departments };
}
