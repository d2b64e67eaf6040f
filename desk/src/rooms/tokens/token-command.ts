import type { ClinicDatabase } from '@clinic/api/database/tables.ts';
import { StartupError } from '@clinic/api/startup-error.ts';
import type { Kysely } from 'kysely';
import { addToken, listTokens, revokeToken } from '#fhir/tokens.ts';
import { COMMAND_LINE } from '#frame/command-line.ts';
import { TOKEN_REFUSALS } from './words.ts';

export const TOKEN_USAGE = '  npm run desk -- token add "Ward system"|list|revoke ID';

/** Makes, lists and revokes the tokens with which programs read FHIR. Throws StartupError. */
export async function tokenCommand(
  db: Kysely<ClinicDatabase>,
  [what = '', subject = '']: readonly string[],
  now: Date,
): Promise<string> {
  if (what === 'add') {
    const made = await addToken(db, subject, COMMAND_LINE, now);
    if (typeof made === 'string') throw new StartupError(TOKEN_REFUSALS[made]);
    return `The token of ${made.name}, shown only now:\n${made.token}`;
  }
  if (what === 'list') return describeTokens(db);
  if (what !== 'revoke') throw new StartupError(`Use one of:\n${TOKEN_USAGE}`);
  const name = await revokeToken(db, subject, COMMAND_LINE, now);
  if (name === null) throw new StartupError('No token with this id is in use. See: npm run desk -- token list');
  return `The token of ${name} opens nothing any more.`;
}

async function describeTokens(db: Kysely<ClinicDatabase>): Promise<string> {
  const tokens = await listTokens(db);
  if (tokens.length === 0) return 'There is no token.';
  return tokens
    .map(({ id, name, made_by, made_at, ended_at, lastUse }) => {
      const state = ended_at ? `revoked ${ended_at}` : lastUse ? `last used ${lastUse}` : 'no use is recorded';
      return [id, name, `made by ${made_by} ${made_at}`, state].join('  ');
    })
    .join('\n');
}
