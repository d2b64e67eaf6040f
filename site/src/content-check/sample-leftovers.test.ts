import { describeContentMistake } from '@clinic/contract/content-mistake.ts';
import { expect, test } from 'vitest';
import { explainSamples, findSampleFilesAndPlace } from './sample-leftovers.ts';

const OWN = {
  name: { bold: 'Asha', light: 'Clinic' },
  map: { latitude: 18.52, longitude: 73.85 },
  isDemonstration: false,
};

const find = (text: string, field = 'lead', clinic = OWN) =>
  explainSamples({ file: 'content/faq.yaml', field, text }, clinic);

test.each([
  ['MBBS, MS Urology (sample)', '(sample)'],
  ['A first visit is ₹1 (a sample figure).', '(a sample figure)'],
  ['Sample House, 1 High Street', 'Sample House'],
  ['Fellowship, Sample Teaching Hospital', 'Sample Teaching Hospital'],
  ['Design: sample credit', 'sample credit'],
  ['These are sample figures.', 'sample figures'],
  ['The sample privacy desk', 'sample privacy'],
  ['12 sample street', 'sample street'],
  ['The names of schemes are samples.', 'are samples'],
  ['1 Namuna\nRoad', 'Namuna'],
  ['/book?doctor=udaharan-mehta', 'udaharan-mehta'],
  ['namunaVid01', 'namunaVid01'],
  ['care@clinic.example', 'care@clinic.example'],
  ['MMC-0000-00-0001', 'MMC-0000-00-0001'],
  ['MMC/2010/00000', 'MMC/2010/00000'],
  ['Patient A', 'Patient A'],
  ['It costs ₹0,000.', '₹0,000'],
  ['411000', '411000'],
  ['Pune 411000', '411000'],
  ['A figure, standing in for a portrait', 'standing in for a portrait'],
  ['पहली मुलाकात ₹500 (नमूने की फीस)', '(नमूने की फीस)'],
  ['एमबीबीएस (नमूना)', '(नमूना)'],
  ['एमबीबीएस (नमुना)', '(नमुना)'],
  ['डिज़ाइन: नमूना', ': नमूना'],
  ['हे नमुना आकडे आहेत.', 'नमुना आकडे'],
  ['इससे पहले डॉ. नमुना काले बताते हैं।', 'डॉ. नमुना'],
  ['डॉ. उदाहरण जोशी', 'उदाहरण '],
  ['सॅम्पल हाउस', 'सॅम्पल'],
])('an owner is told of the sample in "%s"', (text, sample) => {
  expect(find(text)).toEqual([
    `"${sample}" is a sample. Write your own, or remove it, before isDemonstration is false.`,
  ]);
  expect(find(text, 'lead', { ...OWN, isDemonstration: true })).toEqual([]);
});

test('what a doctor takes is no sample of ours', () => {
  expect(find('A needle takes a tiny sample. Bring the sample report. The samples are sampled again.')).toEqual([]);
  expect(find('सुईने नमुना घेतो. उदाहरणार्थ गाठीचा नमुना.')).toEqual([]);
  expect(find('सुई से नमूना लेते हैं, उदाहरण के लिए गाँठ का।')).toEqual([]);
  expect(find('./images/namuna-kale.webp', 'image.src')).toEqual([]);
});

test.each([
  ['Call +91 20 0000 0100', '912000000100'],
  ['(020) 0000-0108', '912000000108'],
  ['00912000000100', '912000000100'],
  ['tel:+912000000100', '912000000100'],
  ['https://wa.me/910000000000?text=Hi', '910000000000'],
  ['https://api.whatsapp.com/send?phone=910000000000', '910000000000'],
  ['+91 00000 00000वर फोन करा.', '910000000000'],
])('an owner is told of the number of the sample in "%s"', (text, number) => {
  expect(find(text)).toEqual([expect.stringContaining(`the sample's number +${number}.`)]);
});

test.each([
  '10.1097/SLA.0000000000001401',
  '10.1000/0000000000',
  'https://doi.org/10.1097/SLA.0000000000001401',
  'https://journal.org/read?id=2000000100',
  'ISRCTN2000000100',
  '1912000000108',
])('the digits in "%s" are no number of the sample', (text) => {
  expect(find(text)).toEqual([]);
});

test('an owner is told of the place and the names of files of the sample', () => {
  const files = ['content/team/namuna-pawar.yaml', 'content/team/asha-rao.yaml'];
  const told = findSampleFilesAndPlace(files, { ...OWN, map: { latitude: 18.5308, longitude: 73.8475 } });
  expect(told.map(describeContentMistake)).toEqual([
    "content/team/namuna-pawar.yaml: Rename this file by your own person: its name is a sample's.",
    "content/clinic.yaml: map: This is the sample's place. Write where your own door is.",
  ]);
  expect(findSampleFilesAndPlace(files, { ...OWN, isDemonstration: true })).toEqual([]);
});
