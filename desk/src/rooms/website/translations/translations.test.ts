/** @module-tag long */
import { expect, test } from 'vitest';
import { openWebsiteDesk, set } from '#test/website-desk.ts';

const MEMBER = '/website/team/namuna-pawar';
const HINDI = `${MEMBER}/translation/hi`;
const FILE = 'hi/team/namuna-pawar.yaml';
const JSON_WANTED = { accept: 'application/json' };

type Text = { key: string; english: string; translation: string; former: { english: string } | null };
type Desk = Awaited<ReturnType<typeof openWebsiteDesk>>;

/** Changes one sentence of a member of the team, and finds it among the texts of the translation. */
async function changeSentence({ change, getData }: Desk) {
  const { fields } = await getData(MEMBER);
  const changed = (fields.summary as string).replace('She plans', 'She still plans');
  await change(MEMBER, set('summary', changed));
  const { texts } = (await getData(HINDI)) as { texts: Text[] };
  return { old: fields.summary as string, changed, text: texts.find(({ english }) => english === changed) as Text };
}

test('a changed sentence waits for its translation beside the former one, which the check judges', async () => {
  const desk = await openWebsiteDesk();
  expect((await desk.get(MEMBER)).body).toMatch(/>Hindi: all translated<.*>Marathi: all translated</s);
  const { old, text } = await changeSentence(desk);
  expect([text.translation, text.former?.english]).toEqual(['', old]);
  expect((await desk.get(MEMBER)).body).toContain('Hindi: 1 to translate');

  const refused = await desk.change(HINDI, set(`text.${text.key}`, 'वे 7 नाम जानती हैं।'));
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toMatch(/वे 7 नाम जानती हैं।.*The numbers differ/s);
  await expect(desk.readDraft(FILE)).rejects.toThrow('ENOENT');

  const saved = await desk.change(HINDI, set(`text.${text.key}`, 'वे आपको नाम से जानती हैं।'));
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `${HINDI}?done=saved`]);
  expect(await desk.readDraft(FILE)).toContain('वे आपको नाम से जानती हैं।');
  expect(await desk.readDraft(FILE)).not.toContain(old);
  const { texts } = (await desk.getData(HINDI)) as { texts: Text[] };
  expect(texts.filter(({ translation }) => translation === '')).toEqual([]);
  expect((await desk.get('/website')).body).toMatch(/Namuna Pawar[^<]*, Hindi/);
  expect((await desk.get('/website/draft')).body).toMatch(/, Hindi: 2 texts changed/);
});

test('a translation that still says the same is kept by a tick', async () => {
  const desk = await openWebsiteDesk();
  const { changed, text } = await changeSentence(desk);
  await desk.change(HINDI, (sent) => [...sent, [`stays.${text.key}`, 'yes']]);
  expect(await desk.readDraft(FILE)).toContain(`${changed}:`);
});

test('nothing of another owner is overwritten, and a text that is not sent stays', async () => {
  const desk = await openWebsiteDesk();
  const { text } = await changeSentence(desk);
  const typed = { [`text.${text.key}`]: 'नाम', version: 'another' };
  const answer = await desk.send(HINDI, typed);
  expect([answer.statusCode, answer.body.includes('>नाम<')]).toEqual([409, true]);
  const { version, texts } = await desk.getData(HINDI);
  expect((await desk.send(HINDI, typed, JSON_WANTED)).json()).toEqual({ version });
  const saved = await desk.send(HINDI, { ...typed, version }, JSON_WANTED);
  expect(saved.json().mistakes).toEqual([]);
  const after = (await desk.getData(HINDI)).texts as Text[];
  expect(after.filter(({ translation }) => translation === '')).toEqual([]);
  expect(after.slice(0, 2)).toEqual(texts.slice(0, 2));
});

test('the name of who has compared a translation goes with the text that changes', async () => {
  const desk = await openWebsiteDesk();
  const sign = { reviewedBy: 'Dr. Asha Bhide', reviewedOn: '2026-11-20' };
  await desk.change(HINDI, (sent) => sent.map(([name, value]) => [name, sign[name as 'reviewedBy'] ?? value]));
  expect(await desk.readDraft(FILE)).toMatch(/reviewedBy: Dr\. Asha Bhide\nreviewedOn: 2026-11-20\n/);
  const { text } = await changeSentence(desk);
  await desk.change(HINDI, set(`text.${text.key}`, 'वे आपको नाम से जानती हैं।'));
  expect(await desk.readDraft(FILE)).not.toContain('reviewed');
});

test('a file without a translation, and a language without a folder, are as they are', async () => {
  const desk = await openWebsiteDesk();
  expect((await desk.get(`${MEMBER}/translation/en`)).statusCode).toBe(404);
  expect((await desk.get('/website/questions/glossary')).body).not.toContain('Marathi:');
  expect((await desk.get('/website/team/nobody/translation/hi')).statusCode).toBe(404);
});
