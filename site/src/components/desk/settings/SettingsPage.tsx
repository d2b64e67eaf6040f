import type { SettingsView } from '@clinic/contract/notices.ts';
import { NoticePreview } from '#components/shell/SiteNotices.tsx';
import { instantToWords } from '#lib/desk/desk-times.ts';
import { deskSettingsMessages as words } from '#messages/desk-settings.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeList } from './NoticeList.tsx';
import { ScreenCard } from './ScreenCard.tsx';

/** The owner's settings: the notices on the public pages, and the screen of the waiting room. */
export function SettingsPage({ view, timeZone }: { view: SettingsView; timeZone: string }) {
  const { languages, preview, notices, now, done } = view;
  return (
    <DeskPage
      title={words.title}
      notice={done && <DayNotice kind="done">{words.done[done]}</DayNotice>}
      aside={
        <>
          <p>{words.text}</p>
          <Card id="new" title={words.form.title} tone="mint">
            <NoticeForm view={view} timeZone={timeZone} />
          </Card>
        </>
      }
    >
      {preview && (
        <Card id="preview" title={words.preview.title}>
          {languages.map((language) => {
            const text = preview.texts[language];
            return text && <NoticePreview key={language} text={text} language={language} />;
          })}
          <p>
            {words.list.span(instantToWords(preview.from, timeZone), instantToWords(preview.until, timeZone))}.{' '}
            {words.preview.text}
          </p>
        </Card>
      )}
      <Card id="notices" title={words.list.title}>
        <NoticeList notices={notices} now={now} timeZone={timeZone} />
      </Card>
      <ScreenCard screen={view.screen} screenUrl={view.screenUrl} timeZone={timeZone} />
    </DeskPage>
  );
}
