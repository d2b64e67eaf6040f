/** The links of an appointment, in a file of its own because the wizard downloads it before the facts' names. */
export const linkMessages = {
  manage: 'Manage this appointment',
  addToCalendar: 'Add to calendar',
  sendToChat: 'Send to my WhatsApp',
} as const;
