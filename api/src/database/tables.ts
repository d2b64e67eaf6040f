import type {
  AppointmentsTable,
  ChangesTable,
  FreedSlotsTable,
  MailsTable,
  WebhookEndpointsTable,
  WhatsAppReceiptsTable,
} from './appointment-tables.ts';
import type {
  AbsencePatientsTable,
  AbsencesTable,
  BusyCalendarsTable,
  ClockDaysTable,
  ClosuresTable,
  DeskFeedsTable,
  DeskRecordsTable,
  FhirTokensTable,
  NotesTable,
  NoticesTable,
  OpeningsTable,
  SessionsTable,
  WaitingScreenTable,
} from './desk-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';

/** The tables as both databases hold them. The migrations create them. */
export type ClinicDatabase = SignInTables & {
  appointments: AppointmentsTable;
  mails: MailsTable;
  changes: ChangesTable;
  freed_slots: FreedSlotsTable;
  closures: ClosuresTable;
  busy_calendars: BusyCalendarsTable;
  sessions: SessionsTable;
  absences: AbsencesTable;
  absence_patients: AbsencePatientsTable;
  notices: NoticesTable;
  waiting_screen: WaitingScreenTable;
  desk_records: DeskRecordsTable;
  desk_feeds: DeskFeedsTable;
  fhir_tokens: FhirTokensTable;
  notes: NotesTable;
  openings: OpeningsTable;
  clock_days: ClockDaysTable;
  whatsapp_receipts: WhatsAppReceiptsTable;
  webhook_endpoints: WebhookEndpointsTable;
};
