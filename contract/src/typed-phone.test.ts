import { expect, test } from 'vitest';
import { type Country, readTypedPhone, toDialled, typedPhoneToHref } from './typed-phone.ts';

const INDIA: Country = { diallingPrefix: '+91', nationalDigits: 10 };

const dial = (typed: string, country = INDIA) => {
  const phone = readTypedPhone(typed, country);
  return phone && toDialled(phone, country);
};

const SPELLINGS = [
  ...[
    '9876543210',
    '98765 43210',
    '098765-43210',
    '98765.43210',
    '98765/43210',
    '9 8 7 6 5 4 3 2 1 0',
    '0 98765 43210',
  ],
  ...[
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '+(91)98765/43210',
    '091-98765/43210',
    '91 9876543210',
  ],
  ...[
    '0091 (98765) 43210',
    '00 91 98765 43210',
    'tel:+91-98765-43210',
    'Ph. 98765 43210',
    '\u202a+91 98765 43210\u202c',
  ],
  ...['+91 (0) 98765 43210', '+91(0)98765.43210', '+91 098765 43210', '+0 98765 43210'],
];
const DOUBLED_CODES = [
  ...['+91 +91 98765 43210', '9191 98765 43210', '+91 91 9876543210', '+91-91-98765-43210', '+91 91 91 98765 43210'],
  ...['0091 +91 098765 43210', '+91 0 91 98765 43210', '+0091 98765 43210'],
];
const EXTENSIONS = [
  ...['ext 5', 'ext. 5', 'x5', 'Extn-5', '#5', ';ext=5', ',5', '*5', '- 5', '5', '(5)', ': 5', 'एक्स. 5', 'विस्तार ५'],
  ...['(home, after 6)', '\n5', '/11', '× 5'],
].map((end) => `98765 43210 ${end}`);
const SECOND_NUMBERS = [
  ' / ',
  '/',
  ', ',
  ';',
  ' or ',
  ' and ',
  ' & ',
  ' | ',
  ' ',
  '  ',
  ' - ',
  ' – ',
  '-',
  '\n',
  ' किंवा ',
  ' ؛ ',
].flatMap((between) => [
  `98765 43210${between}98220 11111`,
  `+91 9876543210${between}+91 9822011111`,
  `9876543210${between}020 2567 1234`,
]);
const GLUED_NUMBERS = ['98765432109822011111', '+919876543210919822011111', '9876543210+919822011111'];
const OTHER_SCRIPTS = [0x966, 0x9e6, 0xbe6, 0x660, 0x6f0, 0xff10, 0x1d7ce, 0x1d7f6, 0x116d0, 0x116da].map((zero) =>
  '91 98765 43210 5'.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))),
);

test.each([...SPELLINGS, ...DOUBLED_CODES, ...EXTENSIONS, ...SECOND_NUMBERS, ...GLUED_NUMBERS, ...OTHER_SCRIPTS])(
  '%j is dialled as its first number',
  (typed) => {
    expect(dial(typed)).toBe('+919876543210');
  },
);

test.each([
  ['+91 91234 56789', '+919123456789'],
  ['9191919191', '+919191919191'],
  ['+91 +91 91919 19191', '+919191919191'],
  ['+91 91234 56789 98220 11111', '+919123456789'],
  ['020 2567 1234', '+912025671234'],
  ['(020) 2567-1234/35', '+912025671234'],
  ['+91 20 2567 1234 ext 5', '+912025671234'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['+44 ( 0 ) 20 7946 0018 ext 5', '+442079460018'],
  ['0044 020 7946 0018', '+442079460018'],
  ['+44 20 7946 0018 / 020 7946 0019', '+442079460018'],
  ['+44 20 7946 0018 020 7946 0019', '+442079460018'],
  ['+65 9123 4567 9876 5432', '+6591234567'],
  ['+1 (212) 555-0100 x5', '+12125550100'],
  ['+971 050 123 4567', '+971501234567'],
  // Italy's numbers keep their zero.
  ['+39 06 698 1234', '+39066981234'],
  ['+91 98765 4321', '+91987654321'],
])('%j is dialled as %s', (typed, dialled) => {
  expect(dial(typed)).toBe(dialled);
});

test.each([
  ['2567 1234', '25671234'],
  ['2567 1234 98765 43210', '25671234'],
  ['2567123/98765 43210', '2567123'],
  ['2567123 ext 5', '2567123'],
  ['98765 432101', '98765432101'],
  ['12', '12'],
  ['000', '000'],
])('%j is %s, and no program dials it with a country code', (typed, digits) => {
  expect(readTypedPhone(typed, INDIA)).toEqual({ kind: 'local', digits });
  expect(dial(typed)).toBeNull();
});

test.each(['', '+', 'ask her son'])('%j holds no number', (typed) => expect(readTypedPhone(typed, INDIA)).toBeNull());

test.each([
  ['+44', 10, ['07700 900123', '+44 7700 900123', '+44 (0)7700 900123', '0044 7700 900123'], '+447700900123'],
  ['+1', 10, ['(212) 555-0100', '1-212-555-0100', '+1 212 555 0100', '+1 1 212 555 0100'], '+12125550100'],
  ['+49', 11, ['0151 23456789', '+49 151 23456789', '49 151 23456789'], '+4915123456789'],
  ['+44', 10, ['+91 98765 43210'], '+919876543210'],
])(
  'a clinic whose country is %s with %i digits dials these alike',
  (diallingPrefix, nationalDigits, spellings, dialled) => {
    const found = spellings.map((typed) => dial(typed, { diallingPrefix, nationalDigits }));
    expect(new Set(found)).toEqual(new Set([dialled]));
  },
);

test.each([
  ['९८७६५ ४३२१० ext ५', 'tel:+919876543210'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['2567 1234', 'tel:25671234'],
  ['12', 'tel:12'],
  ['call me', undefined],
])('%s is called by its digits', (phone, href) => {
  expect(typedPhoneToHref(phone, INDIA)).toBe(href);
});
