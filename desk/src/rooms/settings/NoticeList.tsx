import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import type { DeskNoticeLine } from '@clinic/contract/site-pages.ts';
import { instantToWords } from '#appointments/desk-times.ts';
import { CompactButton } from '#parts/DeskButton.tsx';
import { List, Row } from '#parts/List.tsx';
import textStyles from '#parts/Text.module.css';
import { makerToName } from '#people/desk-makers.ts';

type Props = { notices: readonly DeskNoticeLine[]; now: string; timeZone: string };

/** The notices that are shown or will be, each with the act that ends it. */
export function NoticeList({ notices, now, timeZone }: Props) {
  if (notices.length === 0) return <p>The website shows no notice.</p>;
  return (
    <List>
      {notices.map(({ id, texts, from, until, by, byName }) => {
        const isShown = from <= now;
        const languages = LANGUAGE_CODES.filter((language) => texts[language]);
        return (
          <Row
            key={id}
            aria-labelledby={`notice-${id}`}
            action={
              <form method="post" action={`${DESK_PATHS.notices}/${id}/end`}>
                <CompactButton aria-describedby={`notice-${id}`}>{isShown ? 'End now' : 'Take back'}</CompactButton>
              </form>
            }
          >
            <p className={`${textStyles.strong} ${textStyles.dot}`} data-hollow={isShown ? undefined : ''}>
              {isShown ? 'Shown now' : 'To come'}
            </p>
            <div id={`notice-${id}`}>
              {languages.map((language) => (
                <p key={language} lang={language}>
                  {texts[language]}
                </p>
              ))}
            </div>
            <p className={textStyles.small}>{spanToWords({ from, until }, timeZone)}</p>
            <p className={textStyles.small}>Set by {makerToName({ by, byName })}</p>
          </Row>
        );
      })}
    </List>
  );
}

export const spanToWords = ({ from, until }: Pick<DeskNoticeLine, 'from' | 'until'>, timeZone: string) =>
  `From ${instantToWords(from, timeZone)} until ${instantToWords(until, timeZone)}`;
