import type { LanguageCode } from '@clinic/contract/languages.ts';
import type { AppointmentDetails } from '@clinic/contract/mails.ts';
import type { PageLocals } from '@clinic/contract/site-pages.ts';
import Database from 'better-sqlite3';
import { appointment, createPatient } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

/** Builds the app with a site that records what it renders and writes. */
export async function createPortalApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const rendered: { page: string; locals: PageLocals }[] = [];
  const calendarFiles: { entry: AppointmentDetails; language: LanguageCode }[] = [];
  const testApp = await createTestApp({
    renderPage: async (page, locals) => {
      rendered.push({ page, locals });
      return { body: '<!doctype html><p>Drawn</p>', policy: "default-src 'none'; style-src 'sha256-of-the-page'" };
    },
    mailWriter: {
      writeAbsenceLetter: () => null,
      writeMarks: () => ({}),
      writeMail: () => {
        throw new Error('No worker sends mails here.');
      },
      writeCalendarFile: (entry, language) => {
        calendarFiles.push({ entry, language });
        return 'BEGIN:VCALENDAR';
      },
    },
    ...options,
  });

  /** Books, and resolves to the reference and the path of the appointment's page. `number` makes another patient. */
  async function bookOne(change: Partial<typeof appointment> = {}, number?: number) {
    const patient = number === undefined ? {} : createPatient(number);
    const { reference, manageUrl } = (await testApp.book({ ...appointment, ...patient, ...change })).json();
    return { reference: String(reference), path: new URL(manageUrl).pathname };
  }

  return { ...testApp, rendered, calendarFiles, bookOne, readMails: () => readTable(testApp.databasePath, 'mails') };
}

export function readTable(databasePath: string, table: 'appointments' | 'mails'): Record<string, unknown>[] {
  const database = new Database(databasePath, { readonly: true });
  try {
    return database.prepare(`select * from ${table} order by created_at`).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}
