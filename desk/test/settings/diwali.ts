/** The form of a notice as an owner fills it in. */
export const DIWALI = {
  ...{ en: 'Closed on Monday for Diwali', hi: '', mr: '' },
  ...{ from: '2026-11-21T08:00', until: '2026-11-24T09:00' },
};
