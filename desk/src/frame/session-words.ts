/** Every page of the desk says this about a session that ends, and about a form that was not saved. */
export const deskSessionEndMessages = {
  soon: 'You will be signed out within ten minutes. What you type then comes back after you sign in.',
  stay: 'Stay signed in',
  stayed: 'You stay signed in.',
  over: 'You were signed out. Send your form as usual: it comes back after you sign in.',
  kept: 'Nothing was saved yet. This is what you typed before you were signed out.',
  /** Comes first in the title of a page, so that a browser’s tab and a screen reader say it first. */
  notSaved: (title: string) => `Not saved: ${title}`,
  notSignedIn: (title: string) => `Not signed in: ${title}`,
} as const;
