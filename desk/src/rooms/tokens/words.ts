import { PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';
import type { TokenRefusal } from '#fhir/tokens.ts';

/** Why no token was made. */
export const TOKEN_REFUSALS: Record<TokenRefusal, string> = {
  'name-invalid': `A name has 1 to ${PERSON_NAME_MAX_CHARS} characters and no @. Example: Ward system`,
  'name-known': 'Another token has this name, or had it. Choose another one. Example: Ward system 2',
};
