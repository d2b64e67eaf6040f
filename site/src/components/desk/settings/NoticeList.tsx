import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { LANGUAGE_CODES } from '@clinic/contract/languages.ts';
import type { DeskNoticeLine } from '@clinic/contract/notices.ts';
import { instantToWords } from '#lib/desk/desk-times.ts';
import { deskSettingsMessages } from '#messages/desk-settings.ts';
import { CompactButton } from '../frame/DeskButton.tsx';
import { List, Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';

const words = deskSettingsMessages.list;

type Props = { notices: readonly DeskNoticeLine[]; now: string; timeZone: string };

/** The notices that are shown or will be, each with the act that ends it. */
export function NoticeList({ notices, now, timeZone }: Props) {
  if (notices.length === 0) return <p>{words.none}</p>;
  return (
    <List>
      {notices.map(({ id, texts, from, until, by }) => {
        const isShown = from <= now;
        const languages = LANGUAGE_CODES.filter((language) => texts[language]);
        return (
          <Row
            key={id}
            aria-labelledby={`notice-${id}`}
            action={
              <form method="post" action={`${DESK_PATHS.notices}/${id}/end`}>
                <CompactButton aria-describedby={`notice-${id}`}>{isShown ? words.end : words.takeBack}</CompactButton>
              </form>
            }
          >
            <p className={`${textStyles.strong} ${textStyles.dot}`} data-hollow={isShown ? undefined : ''}>
              {isShown ? words.shown : words.coming}
            </p>
            <div id={`notice-${id}`}>
              {languages.map((language) => (
                <p key={language} lang={language}>
                  {texts[language]}
                </p>
              ))}
            </div>
            <p className={textStyles.small}>
              {words.span(instantToWords(from, timeZone), instantToWords(until, timeZone))}
            </p>
            <p className={textStyles.small}>{words.by(by)}</p>
          </Row>
        );
      })}
    </List>
  );
}
