import { hashToken } from '@clinic/api/appointments/links/manage-links.ts';
import { describeDatabases } from '@clinic/api/test/databases.ts';
import { expect, test } from 'vitest';
import { listConcerned } from '#rooms/openings/concerned.ts';
import { openForOwner } from '#test/people/owner-desk.ts';
import { ASHA } from '#test/people.ts';
import { tokenCommand } from './token-command.ts';

describeDatabases((createUrl) => {
  test('an owner makes a token, which is shown once and kept as its hash, and revokes it', async () => {
    const { send, get, db, readRecords, app } = await openForOwner(await createUrl());
    const made = await send('/settings/tokens', { name: ' Ward  system ' });
    const token = /value="([\w-]{43})"/.exec(made.body)?.[1] ?? '';
    expect([made.statusCode, made.body]).toEqual([200, expect.stringContaining('The token of Ward system')]);
    const rows = await db.selectFrom('fhir_tokens').selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({ name: 'Ward system', token_hash: hashToken(token), made_by: ASHA }),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await get('/settings/tokens')).body).not.toContain(token);
    const ask = () => app.inject({ url: '/fhir/Location', headers: { authorization: `Bearer ${token}` } });
    expect((await ask()).statusCode).toBe(200);
    const page = (await get('/settings/tokens')).body.replaceAll('<!-- -->', '');
    expect(page).toContain('Last used on 20 November 2026, 12:00 PM.');
    expect(page).toContain('/openings?by=token+Ward+system');
    expect((await get('/openings?by=token+Ward+system')).body).toContain('Read by a program: Location 1');

    const path = `/settings/tokens/${rows[0]?.id}/revoke`;
    expect((await send(path)).headers.location).toBe('/settings/tokens?done=revoked');
    expect((await send(path)).headers.location).toBe('/settings/tokens?done=gone');
    expect((await ask()).statusCode).toBe(401);
    expect((await get('/settings/tokens')).body).toContain('Revoked');
    expect((await readRecords()).map(({ action, subject }) => [action, subject])).toEqual([
      ['token-made', 'Ward system'],
      ['token-revoked', 'Ward system'],
    ]);
  });

  test('a token needs a name that no other has had', async () => {
    const { send, db } = await openForOwner(await createUrl());
    for (const name of ['', 'a@b', 'x'.repeat(100)]) {
      expect((await send('/settings/tokens', { name })).statusCode, name).toBe(422);
    }
    await send('/settings/tokens', { name: 'Ward system' });
    const again = await send('/settings/tokens', { name: 'Ward system' });
    expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('Another token has this name')]);
    expect(await db.selectFrom('fhir_tokens').selectAll().execute()).toHaveLength(1);
  });

  test('a person with a shell makes, lists and revokes tokens', async () => {
    const { db, clock, readRecords } = await openForOwner(await createUrl());
    const run = (...args: string[]) => tokenCommand(db, args, clock.now);
    expect(await run('list')).toBe('There is no token.');
    expect(await run('add', 'Ward system')).toMatch(/^The token of Ward system, shown only now:\n[\w-]{43}$/);
    const [id = ''] = (await run('list')).split('  ');
    expect(await run('list')).toContain('no use is recorded');
    expect(await run('revoke', id)).toBe('The token of Ward system opens nothing any more.');
    await expect(run('revoke', id)).rejects.toThrow('No token with this id is in use.');
    await expect(run('add', 'Ward system')).rejects.toThrow('Another token has this name');
    await expect(run('make')).rejects.toThrow('Use one of:');
    expect((await readRecords()).map(({ made_by }) => made_by)).toEqual(['command line', 'command line']);
  });

  test('the list of those whom a breach concerns names whom a program has read, or says that it cannot', async () => {
    const { app, send, book, db, clock, readRow } = await openForOwner(await createUrl());
    const token = /value="([\w-]{43})"/.exec((await send('/settings/tokens', { name: 'Ward' })).body)?.[1];
    const ids = [await book(1), await book(2, { appointmentTime: '03:00 PM' })];
    for (const path of [`Patient/${ids[0]}`, 'Slot', 'Patient?_id=none', 'Appointment']) {
      await app.inject({ url: `/fhir/${path}`, headers: { authorization: `Bearer ${token}` } });
    }
    const asked = { from: '2026-11-20', to: '2026-11-21', by: 'token Ward' };
    const { csv, unknown } = await listConcerned(db, { timeZone: 'Asia/Kolkata' }, asked, clock.now);
    expect(csv).toContain((await readRow(ids[0] ?? '')).reference);
    expect(csv).not.toContain((await readRow(ids[1] ?? '')).reference);
    expect(unknown).toEqual({ fhir: 1 });
  });
});
