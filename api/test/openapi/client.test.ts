import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { appointment } from '../sample-bookings.ts';
import { createTestApp } from '../test-app.ts';
import { createBookingClient } from './client.ts';

const { name, email, phone, department } = appointment;
const CLIENT = join(import.meta.dirname, 'client.ts');
const PATHS = join(import.meta.dirname, 'paths.ts');
const DOCUMENT = new URL('../../../docs/openapi.json', import.meta.url);

test('a program that is written by docs/openapi.json compiles, and does not with other fields', async () => {
  const paths = astToString(await openapiTS(readFileSync(DOCUMENT, 'utf8'), { defaultNonNullable: false }));
  const client = readFileSync(CLIENT, 'utf8');
  expect(compile({ [PATHS]: paths, [CLIENT]: client })).toEqual([]);
  const wrong = client.replace('{ ...patient, ...time }', 'time').replace('data.reference', 'data.id');
  const faults = compile({ [PATHS]: paths, [CLIENT]: wrong });
  expect(faults.join('\n')).toMatch(/name, email, phone.*Property 'id' does not exist/s);
});

test('a program that is written by docs/openapi.json books, is refused a taken time, and cancels', async () => {
  const { app, readRows } = await createTestApp();
  const client = createBookingClient(await app.listen({ host: '127.0.0.1', port: 0 }));
  const time = await client.findFirstFree(department);
  const booked = await client.book({ name, email, phone }, time);
  expect(readRows()).toMatchObject([{ reference: booked.reference, status: 'booked', language: 'mr' }]);
  const other = { name: 'Another Patient', email: 'another@patient.example', phone: '+91 98220 11111' };
  expect(await client.book(other, time)).toEqual({ refused: 'slot-taken' });
  expect(await client.cancel(booked.token ?? '', 'I feel better')).toBe(true);
  expect(readRows()).toMatchObject([{ status: 'cancelled' }]);
});

/** Compiles these files as the service is compiled, and lists what is wrong. */
function compile(texts: Record<string, string>): string[] {
  const config = join(import.meta.dirname, '../../tsconfig.json');
  const { options = {} } =
    ts.getParsedCommandLineOfConfigFile(config, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }) ?? {};
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (path) => texts[path] ?? readFile(path);
  const program = ts.createProgram([CLIENT], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
