import type { PageLocals } from '@clinic/contract/rendered-pages.ts';
import Database from 'better-sqlite3';
import type { InjectOptions } from 'fastify';
import { appointment, createPatient } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';

/** Builds the app with a site that records what it renders. */
export async function createPortalApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const rendered: { page: string; locals: PageLocals }[] = [];
  const testApp = await createTestApp({
    renderPage: async (page, locals) => {
      rendered.push({ page, locals });
      return { body: '<!doctype html><p>Drawn</p>', policy: "default-src 'none'" };
    },
    renderText: async (page, locals) => {
      rendered.push({ page, locals });
      return 'BEGIN:VCALENDAR';
    },
    ...options,
  });

  /** Sends a form as a browser does from a page of the site. */
  function submit(url: string, fields: Record<string, string> | string, headers: InjectOptions['headers'] = {}) {
    return testApp.app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'clinic.example',
        origin: 'https://clinic.example',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Books, and resolves to the reference and the path of the appointment's page. `number` makes another patient. */
  async function bookOne(change: Partial<typeof appointment> = {}, number?: number) {
    const patient = number === undefined ? {} : createPatient(number);
    const { reference, manageUrl } = (await testApp.book({ ...appointment, ...patient, ...change })).json();
    return { reference: String(reference), path: new URL(manageUrl).pathname };
  }

  return { ...testApp, rendered, submit, bookOne, readMails: () => readTable(testApp.databasePath, 'mails') };
}

export function readTable(databasePath: string, table: 'appointments' | 'mails'): Record<string, unknown>[] {
  const database = new Database(databasePath, { readonly: true });
  try {
    return database.prepare(`select * from ${table} order by created_at`).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}
