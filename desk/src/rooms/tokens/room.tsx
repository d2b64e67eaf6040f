import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { addToken, type ListedToken, listTokens, revokeToken, type TokenRefusal } from '#fhir/tokens.ts';
import type { PageProps } from '#frame/page.ts';
import { type Act, defineRoom, type Visit } from '#frame/room.ts';
import { Card } from '#parts/Card.tsx';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import formStyles from '#parts/Form.module.css';
import { HintedField } from '#parts/HintedField.tsx';
import { List } from '#parts/List.tsx';
import { type Names, readNames } from '#people/names.ts';
import { TokenRow } from './TokenRow.tsx';
import { TOKEN_REFUSALS } from './words.ts';

const DONE = {
  revoked: 'The token is revoked. It opens nothing any more.',
  gone: 'The token was revoked already.',
};

type View = {
  tokens: ListedToken[];
  names: Names;
  /** The typed name. */
  entry: string;
  refused: TokenRefusal | null;
  /** The new token. Only the answer that makes it has it. */
  made: { name: string; token: string } | null;
  done: string | null;
};

const TITLE = { thin: 'Programs', bold: 'that read' };

/** The page where owners let programs of the hospital read FHIR, and end that. */
export const tokens = defineRoom<View>({
  name: 'tokens',
  path: DESK_PATHS.tokens,
  access: 'owners',
  toTitle: () => `${TITLE.thin} ${TITLE.bold}`,
  toPlace: () => 'settings',
  load,
  acts: {
    [DESK_PATHS.tokens]: { act: add, fillIn: ({ field }) => ({ entry: field('name') }), showsOnce: true },
    [`${DESK_PATHS.tokens}/:id/revoke`]: { act: revoke },
  },
  Page: TokensPage,
});

async function load({ desk: { db }, query }: Visit): Promise<View> {
  const [listed, names] = await Promise.all([listTokens(db), readNames(db)]);
  // Those that have ended stand below.
  const sorted = listed.sort((one, other) => Number(one.ended_at !== null) - Number(other.ended_at !== null));
  const done = Object.entries(DONE).find(([name]) => name === query('done'))?.[1] ?? null;
  return { tokens: sorted, names, entry: '', refused: null, made: null, done };
}

async function add({ desk, field, maker, now }: Visit): ReturnType<Act<View>['act']> {
  const made = await addToken(desk.db, field('name'), maker, now);
  return typeof made === 'string' ? { refused: { entry: field('name'), refused: made } } : { once: { made } };
}

async function revoke({ desk, params, maker, now }: Visit) {
  const name = await revokeToken(desk.db, params.id ?? '', maker, now);
  return { to: `${DESK_PATHS.tokens}?done=${name === null ? 'gone' : 'revoked'}` };
}

function TokensPage({ view: { tokens: listed, names, entry, refused, made, done }, clinic }: PageProps<View>) {
  const error = refused ? TOKEN_REFUSALS[refused] : undefined;
  return (
    <DeskPage
      title={TITLE}
      notice={done && <DayNotice kind="done">{done}</DayNotice>}
      aside={
        <>
          <p>
            A program of the hospital reads appointments, patients’ names and telephone numbers, and free times by FHIR.
            It changes nothing, and a token opens nothing else. Each use is recorded.
          </p>
          <Card id="new" title="A new token">
            <form className={formStyles.form} method="post" action={DESK_PATHS.tokens} noValidate>
              <HintedField
                id="name"
                name="name"
                label="Name of the program"
                hint="For example Ward system. It stands beside each use."
                autoComplete="off"
                maxLength={PERSON_NAME_MAX_CHARS}
                defaultValue={entry}
                error={error}
                autoFocus={error !== undefined}
                required
              />
              <Button type="submit" size="small">
                Make a token
              </Button>
            </form>
          </Card>
        </>
      }
    >
      {made && (
        <Card id="made" title={`The token of ${made.name}`} tone="mint">
          <TextField id="token" label="Token" value={made.token} readOnly autoFocus />
          <p>
            It is shown only now. Give it only to whoever sets the program up: with it anybody who reaches the desk
            reads all of this.
          </p>
        </Card>
      )}
      <Card id="tokens" title="Tokens">
        {listed.length === 0 ? (
          <p>No program can read anything.</p>
        ) : (
          <List>
            {listed.map((token) => (
              <TokenRow key={token.id} token={token} names={names} timeZone={clinic.timeZone} />
            ))}
          </List>
        )}
      </Card>
    </DeskPage>
  );
}
