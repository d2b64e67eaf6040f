import { PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';

/** Why a form about a person was refused. `gone`: somebody else has removed the person. */
export const PEOPLE_REFUSALS = {
  'email-invalid': 'This is not an email address. Please check it.',
  'role-unknown': 'Choose one of the roles.',
  'name-invalid': `Write a name of at most ${PERSON_NAME_MAX_CHARS} characters, without @.`,
  known: 'This person is already in the list. Make a new link there.',
  gone: 'Somebody else has removed this person.',
  'last-owner': 'This is the last owner. Make somebody else an owner first.',
  self: 'You cannot remove yourself. Ask another owner.',
} as const;

export type PeopleRefusal = keyof typeof PEOPLE_REFUSALS;
