import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { instantToWords } from '#appointments/desk-times.ts';
import { type ListedToken, toUser } from '#fhir/tokens.ts';
import { CompactButton } from '#parts/DeskButton.tsx';
import { Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { TextLink } from '#parts/TextLink.tsx';
import { makerToName } from '#people/desk-makers.ts';
import { type Names, toMaker } from '#people/names.ts';

type Props = { token: ListedToken; names: Names; timeZone: string };

/** A token in the list: whose it is, who made or revoked it and when, and its last use. */
export function TokenRow({ token, names, timeZone }: Props) {
  const { id, name, made_by, made_at, ended_by, ended_at, lastUse } = token;
  const by = (maker: string, at: string) =>
    `by ${makerToName(toMaker(maker, names))} on ${instantToWords(at, timeZone)}`;
  const revoke = ended_at === null && (
    <form method="post" action={`${DESK_PATHS.tokens}/${id}/revoke`}>
      <CompactButton>
        Revoke
        <span className="visually-hidden"> the token of {name}</span>
      </CompactButton>
    </form>
  );
  return (
    <Row action={revoke} aria-labelledby={`token-${id}`}>
      <h3 id={`token-${id}`} className={textStyles.strong}>
        <bdi>{name}</bdi>
      </h3>
      <p className={textStyles.small}>
        {ended_at && ended_by ? `Revoked ${by(ended_by, ended_at)}` : `Made ${by(made_by, made_at)}`}
      </p>
      <p className={textStyles.small}>
        {lastUse ? (
          <>
            Last used on {instantToWords(lastUse, timeZone)}.{' '}
            <TextLink href={`${DESK_PATHS.openings}?${new URLSearchParams({ by: toUser(name) })}`}>
              Each use
              <span className="visually-hidden"> of {name}</span>
            </TextLink>
          </>
        ) : (
          'No use is recorded.'
        )}
      </p>
    </Row>
  );
}
