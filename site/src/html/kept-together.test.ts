import { expect, test } from 'vitest';
import { printChanged } from '../../test/changed-page.ts';
import { keepTogether } from './kept-together.ts';

/** Shows each no-break space as `~`. */
const keep = (html: string) => printChanged(html, keepTogether).replaceAll('\u00a0', '~');

test.each([
  ['Call 1800 000 0000 or +91 20 0000 0112 now.', 'Call 1800~000~0000 or +91~20~0000~0112 now.'],
  ['Call (020) 2567 1234 or 98765 43210.', 'Call (020)~2567~1234 or 98765~43210.'],
  ['Open from 9:00 AM IST to 7 pm.', 'Open from 9:00~AM~IST to 7~pm.'],
  ['Open from 9:00 AM GMT+11 to 7 pm.', 'Open from 9:00~AM~GMT+11 to 7~pm.'],
  ['At 02:00 PM, 03:00 PM and 05:00 p.m.', 'At 02:00~PM, 03:00~PM and 05:00~p.m.'],
  ['It costs ₹ 500 or Rs. 1,000.', 'It costs ₹~500 or Rs.~1,000.'],
  ['Stay 10 days.', 'Stay 10~days.'],
  ['Below 70 mg/dL, 70 mg, 15 km, 38 °C, 2 cm.', 'Below 70~mg/dL, 70~mg, 15~km, 38~°C, 2~cm.'],
  ['शाम 7:00 बजे तक, 24 घंटे, 2 हफ्ते', 'शाम~7:00~बजे तक, 24~घंटे, 2~हफ्ते'],
  ['१० दिन या 3 महीने में', '१०~दिन या 3~महीने में'],
  ['सकाळी 11:00 ते संध्याकाळी 7:00, 10 दिवसांत', 'सकाळी~11:00 ते संध्याकाळी~7:00, 10~दिवसांत'],
  ['24 तास, 6 आठवड्यांनंतर, 15 मिनिटे आधी', '24~तास, 6~आठवड्यांनंतर, 15~मिनिटे आधी'],
  ['Take <b>10 days</b> off.', 'Take <b>10~days</b> off.'],
])('keepTogether keeps the values of ‘%s’ whole', (text, kept) => {
  expect(keep(`<p>${text}</p>`)).toBe(`<p>${kept}</p>`);
});

test.each([
  '<p>8 in 100 people, in 2026 100 patients, on 3 June 2026, 5 gall bladders, 7 amber lights</p>',
  '<p>10+ years experience, 24/7 emergency care</p>',
  '<p>The laser work takes 20-30 minutes, and 1-2 hours in all.</p>',
  '<p>A call on कल रात 100 लोग</p>',
  '<dd>9:00 AM IST</dd><dd>9:00 AM GMT+11</dd><span>11:00 am–7:00 pm</span>',
  '<head><title>Back in 10 days from now</title></head>',
  '<p>Call <a class="x" href="tel:+912000000108">us at <b>+91 20 0000 0108</b></a> now</p>',
  '<script>const text = "Back in 10 days";</script><style>p { margin: 10 days of it }</style>',
  '<astro-island props="{}"><p>Back in 10 days</p></astro-island>',
  '<select><option>Back in 10 days</option></select><textarea>Back in 10 days</textarea>',
  '<input value="Back in 10 days" aria-label="in 10 days"><!-- Back in 10 days -->',
])('keepTogether leaves %s as it is', (html) => {
  expect(printChanged(html, keepTogether)).toBe(html);
});
