import type { Finding, Judge } from './finding.ts';

type FalseAlarm = {
  judge: Judge;
  /** The Nu checker's rules are its messages, which a pattern can match. */
  rule: string | RegExp;
  /** The beginning of the element, or what sets it apart. The judge may be right about any other. */
  element: RegExp;
  /** Set where the rule has several messages. */
  message?: RegExp;
  /** Tells why people meet no barrier there. */
  reason: string;
};

const ANY = /^/;

const DRAWN_AS_BLOCKS = 'A narrow screen draws the table as blocks, and browsers then forget its own roles.';
const SIGN_IN_NAME = 'HTML lets a field for an email address hold the name with which somebody signs in.';
const ANSWERS_AT_ONCE =
  'The results stand below the fields while somebody types or chooses. Enter sends a form with one field.';

/**
 * Findings of the judges that are no barrier. `npm run test:a11y` fails at every other finding, and at an entry here that
 * no longer occurs. With '(potential)' IBM's checker asks a person to look; such an entry says who or what has looked.
 */
export const FALSE_ALARMS: readonly FalseAlarm[] = [
  {
    judge: 'axe',
    rule: 'p-as-heading',
    element: />How we can help</,
    reason:
      'The panel belongs to the button Services, which names it. A heading there would come before that of the page.',
  },
  {
    judge: 'axe',
    rule: 'target-size',
    element:
      /line-to-dot" href="\/(late|review|mails)"|aria-label="(Later|Earlier): |^<button type="submit" class="\w+ round-control">$/,
    reason:
      'An open menu covers a part of it until the menu closes. Otherwise targets have 44 px (e2e/small-targets.ts).',
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_3.1_3_1_AAA.G141',
    element: /id="mobile-notice-title"/,
    reason:
      'The dialog comes first on each page. Closed it is not there; open it covers the page, and its h2 is the only one.',
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_3.1_3_1.H43.HeadersRequired',
    element: /^<table /,
    reason: 'The scope of each heading says which cells it has; HTML needs no `headers` beside it.',
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_3.1_3_5.H98',
    element: /autocomplete="username"/,
    reason: SIGN_IN_NAME,
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_3.1_3_5.H98',
    element: /^<input (?![^>]*type=)[^>]*autocomplete="name"/,
    reason: 'A field without a type is a field of text.',
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_4.1_4_6.G17.Fail',
    element: ANY,
    message: /ratio of NaN:1/,
    reason: 'It cannot calculate with colors that are mixed. e2e/text-contrast.ts measures them from pixels.',
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_4.1_4_6.G17.Fail',
    element: />Prefer to talk\? Call|^<a class="touch-target" href="tel:/,
    reason: 'The words lie over the dark rail beside the form, which is no ancestor of theirs; measured from pixels.',
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle2.Guideline2_4.2_4_8.H59.2b',
    element: /^<link rel="preload" as="image"[^>]* imagesrcset=/,
    reason: 'HTML lets a preloaded picture name its files in imagesrcset alone.',
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle3.Guideline3_2.3_2_2.H32.2',
    element: /^<form class="search-form"|^<form [^>]*action="\/(search|earliest)"/,
    reason: ANSWERS_AT_ONCE,
  },
  {
    judge: 'HTML_CodeSniffer',
    rule: 'Principle4.Guideline4_1.4_1_2.H91.A.EmptyNoId',
    element: /^<a [^>]*hidden=""[^>]* data-next-free=/,
    reason: 'The link is hidden until the page knows the next free time, which becomes its text.',
  },
  {
    judge: 'IBM',
    rule: 'aria_accessiblename_exists',
    element: /^<th [^>]*role="(row|column)header"/,
    reason: 'Firefox tells a screen reader the hour in it (e2e/screen-reader/desk.spoken.txt).',
  },
  {
    judge: 'IBM',
    rule: 'aria_complementary_label_visible',
    element: /^<aside /,
    reason: 'Its name is for a list of landmarks. What it holds says the same to those who see it.',
  },
  {
    judge: 'IBM',
    rule: 'aria_role_redundant',
    element: /^<(table|thead|tbody|tr|th|td) [^>]*role="(table|rowgroup|row|columnheader|rowheader|cell|gridcell)"/,
    reason: DRAWN_AS_BLOCKS,
  },
  {
    judge: 'IBM',
    rule: 'aria_form_label_unique',
    element: /^<form (?![^>]*aria-label)/,
    reason: 'A form without a name is no landmark (ARIA in HTML), so nobody meets it in a list of landmarks.',
  },
  {
    judge: 'IBM',
    rule: 'aria_landmark_name_unique',
    element: /^<form (?![^>]*aria-label)/,
    reason: 'A form without a name is no landmark (ARIA in HTML), so nobody meets it in a list of landmarks.',
  },
  {
    judge: 'IBM',
    rule: 'draggable_alternative_exists (potential)',
    element: /^<article /,
    reason: 'The panel of the appointment has a button that moves it (e2e/desk-morning.spec.ts).',
  },
  {
    judge: 'IBM',
    rule: 'input_autocomplete_valid',
    element: /autocomplete="username"/,
    reason: SIGN_IN_NAME,
  },
  {
    judge: 'IBM',
    rule: 'input_label_exists',
    element: /id="(passkey-name|newPasskey-passphrase|reason)"/,
    reason: 'The field and its label lie in a fold that is shut, where nobody meets either.',
  },
  {
    judge: 'IBM',
    rule: 'table_headers_related',
    element: /scope="colgroup"/,
    reason: 'The scope says which columns a department has; HTML needs no `headers` beside it.',
  },
  {
    judge: 'IBM',
    rule: 'text_quoted_correctly (potential)',
    element: /^<(li|p|dd)/,
    reason: 'The marks set off the name of a heading or a button, or a single word.',
  },
  {
    judge: 'IBM',
    rule: 'widget_tabbable_single (potential)',
    element: /^<th [^>]*role="columnheader"/,
    reason: 'The head of a column holds a link to the week of a doctor and a menu; arrow keys are for the cells.',
  },
  {
    judge: 'IBM',
    rule: 'aria_content_in_landmark',
    element: /class="skip-link"/,
    reason: 'The link comes before all landmarks, because it leads past them.',
  },
  {
    judge: 'IBM',
    rule: 'element_attribute_deprecated',
    element: /^<meta content="default-src/,
    reason: 'HTML defines http-equiv for a security policy.',
  },
  {
    judge: 'IBM',
    rule: 'aria_keyboard_handler_exists (potential)',
    element: /role="(tablist|combobox|radiogroup|grid)"/,
    reason:
      'A script of the page listens to the keys (e2e/about-tabs.spec.ts, e2e/search.spec.ts, e2e/book-calendar.spec.ts, e2e/desk-morning.spec.ts), and radio buttons do so themselves.',
  },
  {
    judge: 'IBM',
    rule: 'blockquote_cite_exists (potential)',
    element: /^<blockquote/,
    reason: 'It quotes what a patient said, which has no address.',
  },
  {
    judge: 'IBM',
    rule: 'element_tabbable_unobscured (potential)',
    element: ANY,
    reason:
      'e2e/hidden-stops.ts gives the focus to everything and finds what is wholly covered. A bar that comes and goes, as Undo at the desk, is seen only in a state of e2e/states.',
  },
  {
    judge: 'IBM',
    rule: 'element_tabbable_visible (potential)',
    element:
      /class="skip-link"|^<a (aria-current="page" )?href="\/(search|closures|numbers|export|people|settings|account)|^<button class="\w+" type="submit">$/,
    reason:
      'The link is seen while it has the focus, and what a closed menu holds cannot have it: e2e/hidden-stops.ts gives the focus to everything that can.',
  },
  {
    judge: 'IBM',
    rule: 'form_submit_button_exists (potential)',
    element: /class="search-form"|action="\/(search|earliest)"/,
    reason: ANSWERS_AT_ONCE,
  },
  {
    judge: 'IBM',
    rule: 'frame_src_valid (potential)',
    element: /youtube-nocookie|google/,
    reason: 'The frame holds a page of another company; a link beside it leads there too.',
  },
  {
    judge: 'IBM',
    rule: 'input_fields_grouped (potential)',
    element: /^<(input|textarea|select)/,
    reason: 'The fields are all that a form or a step has, and its heading stands above them.',
  },
  {
    judge: 'IBM',
    rule: 'input_label_visible (potential)',
    element:
      /^<(button|input) [^>]*aria-label=|id="(contact-message|booking-message|caller-message|bar-search|(cancel-)?reason|notice-\w+|field-[\w.]+)"/,
    reason: 'The sign on the button, or the placeholder or the title beside the field, says what its name says.',
  },
  {
    judge: 'IBM',
    rule: 'list_structure_proper (potential)',
    element: /^<dl/,
    reason: 'HTML lets a div hold each name with its values; the Nu checker has no objection.',
  },
  {
    judge: 'IBM',
    rule: 'style_background_decorative (potential)',
    element: /^<style/,
    reason:
      'It asks about every style sheet. Pictures with a meaning are img elements with alt, which the content must have.',
  },
  {
    judge: 'IBM',
    rule: 'style_color_misuse (potential)',
    element: /^<style/,
    reason:
      'It asks about every style sheet. The modes with own colors measure only that signs and words of drawings are drawn; that color alone says nothing, people have to see.',
  },
  {
    judge: 'IBM',
    rule: 'text_block_heading (potential)',
    element: /^<(p|div)/,
    reason: 'It asks about every short line: a role, a figure, a label. What titles a part is a heading.',
  },
  {
    judge: 'IBM',
    rule: 'text_contrast_sufficient (potential)',
    element: ANY,
    reason: 'It cannot read pictures and gradients. e2e/text-contrast.ts measures 7:1 from pixels.',
  },
  {
    judge: 'IBM',
    rule: 'text_contrast_sufficient',
    element: /^<p class="\w+ night">|^<a href="tel:[^"]+" class="touch-target">/,
    message: /contrast of 1\.08/,
    reason: 'The words lie over the dark rail beside the form, which is no ancestor of theirs; measured from pixels.',
  },
  {
    judge: 'IBM',
    rule: 'text_sensory_misuse (potential)',
    element: ANY,
    reason: 'It finds single words, such as a small cut or an extra scan. Above and below tell the order of the text.',
  },
  {
    judge: 'IBM',
    rule: 'widget_tabbable_exists (potential)',
    element: /name="website"|role="listbox"|id="booking-appointmentTime"/,
    reason:
      'A field that only programs find and fill in; a list whose combobox keeps the focus while it names an option; and the times of a day of which none is free.',
  },
  {
    judge: 'html-validate',
    rule: 'element-permitted-content',
    element: /> th:nth-child/,
    reason: 'HTML keeps sections and headings out of a `th`, and lets a `details` in.',
  },
  {
    judge: 'html-validate',
    rule: 'no-inline-style',
    element: ANY,
    reason: 'Script sets it as a property, which the policy allows. e2e/valid-html.spec.ts reads pages before script.',
  },
  {
    judge: 'html-validate',
    rule: 'no-redundant-role',
    element: ANY,
    message: /role "(table|rowgroup|row|columnheader|rowheader|cell)" on <t/,
    reason: DRAWN_AS_BLOCKS,
  },
  {
    judge: 'html-validate',
    rule: 'prefer-native-element',
    element: /^#search-results$/,
    reason: 'A select cannot show what was found for the words in another field, with its text (APG: combobox).',
  },
  {
    judge: 'html-validate',
    rule: 'wcag/h32',
    element: /search > form|dialog(:nth-child\(\d+\))? > form/,
    reason: ANSWERS_AT_ONCE,
  },
  {
    judge: 'vnu',
    rule: /^The “role” attribute must not be used on a “t[rhd]”|^The “\w+” role is unnecessary for element “t/,
    element: ANY,
    reason: DRAWN_AS_BLOCKS,
  },
  {
    judge: 'vnu',
    rule: /^(Article|Section) lacks heading/,
    element: ANY,
    reason:
      'Each is named by its link or by a label. Seventy headings would not make the board easier to find a way in.',
  },
];

/** Returns the number of the entry that explains a finding, or -1. */
export function findFalseAlarm({ judge, rule, element, message }: Finding): number {
  return FALSE_ALARMS.findIndex(
    (alarm) =>
      alarm.judge === judge &&
      (typeof alarm.rule === 'string' ? alarm.rule === rule : alarm.rule.test(rule)) &&
      alarm.element.test(element) &&
      (alarm.message?.test(message) ?? true),
  );
}
