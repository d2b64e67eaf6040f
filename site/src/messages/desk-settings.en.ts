import {
  MAX_NOTICES,
  NOTICE_MAX_CHARS,
  NOTICE_MAX_DAYS,
  type NoticeLanguage,
  type NoticeProblem,
} from '@clinic/contract/notices.ts';

/** The words of the page with the owner's settings. */
export const deskSettingsMessages = {
  title: { thin: 'Website', bold: 'settings' },
  text: 'A notice stands at the top of every page of the website, for example while the clinic is closed for a holiday. It appears within a minute, and goes by itself. It changes no appointment and closes no time.',
  form: {
    title: 'A new notice',
    text: 'Text',
    textIn: (language: string) => `Text in ${language}`,
    optional: 'optional',
    from: 'Show from',
    fromMark: 'empty: at once',
    until: 'Show until',
    hint: 'Days and times by the clinic’s clock.',
    preview: 'Look at it first',
    submit: 'Show on the website',
  },
  languages: { en: 'English', hi: 'Hindi', mr: 'Marathi' } satisfies Record<NoticeLanguage, string>,
  refused: 'Nothing has been changed. Please check the marked fields.',
  tooMany: `There are ${MAX_NOTICES} notices already. End one of them first.`,
  problems: {
    'text-missing': 'Write the notice.',
    'text-too-long': `Shorten this to ${NOTICE_MAX_CHARS} characters.`,
    'text-unreadable': 'Remove the signs that cannot be shown.',
    'time-invalid': 'Choose a day and a time.',
    'until-past': 'Choose a later time: this one has passed.',
    'until-before-from': 'This is before the first time.',
    'lasts-too-long': `A notice is shown for ${NOTICE_MAX_DAYS} days at most.`,
  } satisfies Record<NoticeProblem, string>,
  preview: {
    title: 'As visitors will see it',
    text: 'Nothing is shown yet.',
  },
  list: {
    title: 'Notices',
    none: 'The website shows no notice.',
    shown: 'Shown now',
    coming: 'To come',
    span: (from: string, until: string) => `From ${from} until ${until}`,
    by: (who: string) => `Set by ${who}`,
    end: 'End now',
    takeBack: 'Take back',
  },
  done: {
    set: 'The notice is set. Every page of the website shows it within a minute of its first time.',
    ended: 'The notice has ended. It leaves the website within a minute.',
    gone: 'The notice had ended already.',
  },
} as const;
