import type { Opening, OpeningsView } from '@clinic/contract/desk-openings.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { SelectField } from '#components/ui/Field.tsx';
import { makerToWords } from '#lib/desk/desk-makers.ts';
import { instantToWords } from '#lib/desk/desk-times.ts';
import { dateToDayOfCalendar } from '#messages/dates.ts';
import { deskOpeningsMessages as words } from '#messages/desk-openings.ts';
import { Card } from '../frame/Card.tsx';
import { CompactButton } from '../frame/DeskButton.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import formStyles from '../frame/Form.module.css';
import { List, Row } from '../frame/List.tsx';
import textStyles from '../frame/Text.module.css';

type Props = OpeningsView & { timeZone: string };

/** The page where owners see who has opened patients' data, from where and when. */
export function OpeningsPage({ openings, makers, chosen, newest, older, timeZone }: Props) {
  return (
    <DeskPage
      title={words.title}
      aside={
        <>
          <p>{words.text}</p>
          <form className={formStyles.inline} method="get" action={DESK_PATHS.openings}>
            <SelectField id="openings-by" name="by" label={words.filter.label} defaultValue={chosen}>
              <option value="">{words.filter.all}</option>
              {makers.map((maker) => (
                <option key={maker.by} value={maker.by}>
                  {makerToWords(maker)}
                </option>
              ))}
            </SelectField>
            <CompactButton>{words.filter.submit}</CompactButton>
          </form>
          <p>
            <ArrowLink href={DESK_PATHS.export}>{words.back}</ArrowLink>
          </p>
        </>
      }
    >
      <Card id="openings" title={words.list}>
        {openings.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <List>
            {openings.map((opening) => (
              <Row
                key={opening.id}
                lead={
                  <time className={textStyles.small} dateTime={opening.at}>
                    {instantToWords(opening.at, timeZone)}
                  </time>
                }
              >
                <p className={textStyles.strong}>{openingToWords(opening)}</p>
                <p className={textStyles.small}>
                  <bdi>{makerToWords(opening)}</bdi>
                  {opening.from && `, ${words.from(opening.from)}`}
                </p>
              </Row>
            ))}
          </List>
        )}
        {(newest || older) && (
          <nav className={formStyles.buttons} aria-label={words.pages.label}>
            {newest && <ArrowLink href={newest}>{words.pages.newest}</ArrowLink>}
            {older && <ArrowLink href={older}>{words.pages.older}</ArrowLink>}
          </nav>
        )}
      </Card>
    </DeskPage>
  );
}

function openingToWords({ kind, subject }: Opening): string {
  const shown = kind === 'day' ? dateToDayOfCalendar(subject) : kind === 'list' ? words.lists[subject] : undefined;
  return [words.kinds[kind], shown ?? subject].filter(Boolean).join(': ');
}
