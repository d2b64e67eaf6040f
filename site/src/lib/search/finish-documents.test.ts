import { expect, test } from 'vitest';
import { createSearchIndex } from '../browser/search/search-index.ts';
import { type DraftDocument, finishDocuments } from './finish-documents.ts';

const TERMS = [
  {
    english: 'piles',
    hindi: 'बवासीर',
    marathi: 'मूळव्याध',
    also: ['haemorrhoids', 'bawaseer', 'mulvyadh', 'मोड', 'arsh', 'पाइल्स'],
  },
  {
    english: 'gallstones',
    hindi: 'पित्त की पथरी',
    marathi: 'पित्ताचे खडे',
    also: ['pitte ki pathri', 'pittache khade', 'पित्तखडा'],
  },
  {
    english: 'gall bladder',
    hindi: 'पित्त की थैली',
    marathi: 'पित्ताशय',
    also: ['gallbladder', 'gallstone', 'pittashay'],
  },
  { english: 'thyroid', hindi: 'थायरॉइड', marathi: 'थायरॉइड', also: ['थाइरॉइड'] },
  { english: 'goitre', hindi: 'घेंघा (थायरॉइड की सूजन)', marathi: 'गलगंड', also: ['goiter', 'ghengha'] },
  { english: 'hydrocele', hindi: 'हाइड्रोसील (अंडकोष में पानी)', marathi: 'हायड्रोसील', also: ['hydrosil', 'अंडवृद्धी'] },
  { english: 'insulin', hindi: 'इंसुलिन', marathi: 'इन्सुलिन', also: ['शुगर की सुई'] },
  { english: 'pricing', hindi: 'खर्च', marathi: 'खर्च', also: ['price', 'kimat', 'दर'] },
  { english: 'robot', hindi: 'रोबोट', marathi: 'रोबोट', also: [] },
];

const GLOSSARY = {
  terms: TERMS,
  pages: [{ href: '/pricing', also: ['what will it cost', 'पैसे'] }],
};

const PAGES = [
  ['/services/piles-treatment', 'Piles Treatment', 'बवासीर का इलाज', 'मूळव्याधीवर उपचार'],
  ['/services/gall-bladder-removal', 'Gall Bladder Removal', 'पित्त की थैली का ऑपरेशन', 'पित्ताशय काढण्याची शस्त्रक्रिया'],
  ['/services/advanced-thyroid-surgery', 'Advanced Thyroid Surgery', 'थायरॉइड का ऑपरेशन', 'थायरॉइडची शस्त्रक्रिया'],
  ['/services/hydrocele-surgery', 'Hydrocele Surgery', 'हाइड्रोसील का ऑपरेशन', 'हायड्रोसीलची शस्त्रक्रिया'],
  ['/pricing', 'Pricing', 'खर्च', 'खर्च'],
  ['/services/diabetic-foot-care', 'Diabetic Foot Care', 'शुगर में पैर की देखभाल', 'मधुमेहात पायाचे आजार'],
] as const;

const TEXTS: Record<string, string> = {
  '/services/gall-bladder-removal': 'It takes out [stones](/symptoms#belly), gallstones and all, stones',
  '/services/advanced-thyroid-surgery': 'A goitre is an enlarged thyroid.',
  '/services/diabetic-foot-care': 'insulin stays in the fridge',
};

const DOCTOR = { kind: 'doctor', title: 'डॉ. नमुना काळे', href: '/doctors/namuna-kale', texts: ['मराठी'] } as const;

const FILES = [1, 2, 3].map((column) => {
  const drafts: DraftDocument[] = PAGES.map((page) => ({
    ...{ kind: 'page', title: String(page[column]), href: page[0] },
    texts: [TEXTS[page[0]] ?? ''],
  }));
  return finishDocuments([...drafts, DOCTOR], GLOSSARY);
});
const SEARCHES = FILES.map((file) => ({ ...file, find: createSearchIndex(file) }));

test.each([
  ...['piles', 'pile', 'haemorrhoids', 'mulvyadh', 'mulvyadha', 'moolvyadh', 'मूळव्याध', 'मुळव्याध', 'मूळव्याधीचा त्रास'].map(
    (query) => [query, '/services/piles-treatment'],
  ),
  ...['bawasir', 'bavaseer', 'bawasir ka ilaj', 'बवासीर', 'बवासिर', 'बवासीर की तकलीफ', 'मोड', 'पाईल्स', 'arsh'].map(
    (query) => [query, '/services/piles-treatment'],
  ),
  ...[
    'pittashay',
    'पित्ताशय',
    'पित्ताशयाचे',
    'पित्त की थैली',
    'pitt ki thaili',
    'gall stone',
    'पित्तखडा',
    'pathri',
    'पथरी',
  ].map((query) => [query, '/services/gall-bladder-removal']),
  ...['थायरॉईड', 'थाइराइड', 'thairoid', 'घेंघा', 'ghenga', 'गलगंड', 'galgand', 'goiter'].map((query) => [
    query,
    '/services/advanced-thyroid-surgery',
  ]),
  ...['हाइड्रोसिल', 'हायड्रोसीलचे', 'hydrosil', 'अंडवृद्धि', 'andvruddhi', 'अण्डकोष में पानी'].map((query) => [
    query,
    '/services/hydrocele-surgery',
  ]),
  ...['इन्सुलिन', 'इंसुलीन', 'insulin'].map((query) => [query, '/services/diabetic-foot-care']),
  ...['खर्च', 'kharcha', 'price', 'क़ीमत', 'दर', 'पैसे', 'costs'].map((query) => [query, '/pricing']),
  ...['kale', 'काळे', 'काले', 'namuna', 'नमुना'].map((query) => [query, '/doctors/namuna-kale']),
])('%o finds %s first in all languages', (query, href) => {
  const first = SEARCHES.map(({ documents, find }) => documents[find(query)[0] ?? -1]?.href);
  expect(first).toEqual([href, href, href]);
});

test('a text becomes its words, without fillers, the addresses of links and the words of the title', () => {
  expect(FILES[0]?.documents[1]?.words).toBe('out stones gallstones all');
});

test('a page has the other names that the glossary lists for its address', () => {
  expect(FILES.map(({ documents }) => documents[4]?.also)).toEqual(Array(3).fill('what will it cost, पैसे'));
});

test('a service is found by the names of its signs, after them', () => {
  const sign = { kind: 'symptom', title: 'Yellow eyes', href: '/symptoms#belly', also: ['kavil'] } as const;
  const page = { kind: 'page', title: 'Gall Bladder Removal', href: '/services/gall-bladder-removal' } as const;
  const file = finishDocuments(
    [
      { ...page, texts: [] },
      { ...sign, services: [page.href], texts: [] },
    ],
    { terms: [], pages: [] },
  );
  expect(file.documents[0]?.kin).toEqual([1]);
  expect(createSearchIndex(file)('kavil')).toEqual([1, 0]);
});

test('a term that no document names is left out, and one that a title names is not searched in texts', () => {
  const [file] = FILES;
  const listTerms = (place: number) => {
    const { terms = [], parts = [] } = file?.documents[place] ?? {};
    return [...terms, ...parts].map((term) => file?.terms[term]?.split(', ')[0]);
  };
  expect(file?.terms.some((words) => words.startsWith('robot'))).toBe(false);
  expect([0, 1, 2, 5, 6].map(listTerms)).toEqual([
    ['piles'],
    ['gall bladder', 'gallstones'],
    ['thyroid', 'goitre'],
    ['insulin'],
    [],
  ]);
});
