/** The providers of most patients, the commonest first, with the endings that their addresses have. */
const PROVIDERS = {
  gmail: ['com'],
  yahoo: ['com', 'co.in', 'in'],
  rediffmail: ['com'],
  hotmail: ['com', 'co.in'],
  outlook: ['com', 'in'],
  icloud: ['com'],
};

/** Providers with a name that is a slip away from one of these. */
const REAL_NAMES = ['mail', 'email', 'ymail', 'cloud'];

/** Endings that do not exist. */
const WRONG_ENDINGS = ['con', 'cmo', 'ocm', 'vom', 'xom', 'comm', 'coom', 'cim', 'cpm', 'conm'];

/** The domain of an address, in small letters: `Asha@Gmail.com` -> `gmail.com` */
export function toDomain(email: string): string {
  return email
    .trim()
    .slice(email.trim().lastIndexOf('@') + 1)
    .toLowerCase();
}

/**
 * Returns the address that was probably meant: `son@gmial.com` -> `son@gmail.com`; empty when it only lacks a dot, as
 * `son@sample` does; `null` when nothing is wrong with it.
 */
export function findMeantEmail(email: string): string | null {
  const domain = toDomain(email);
  const local = email.trim().slice(0, -domain.length - 1);
  if (local === '' || domain === '') return null;
  const meant = findMeantDomain(domain);
  return meant ? `${local}@${meant}` : meant;
}

function findMeantDomain(domain: string): string | null {
  const [name = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  const glued = ending === '' && name.endsWith('com') ? name.slice(0, -'com'.length) : name;
  for (const [provider, endings] of Object.entries(PROVIDERS)) {
    const isNamed = glued === provider;
    if (!isNamed && (REAL_NAMES.includes(glued) || !isOneSlip(glued, provider))) continue;
    if (rest.length > 1 && !endings.includes(ending)) continue;
    if (endings.includes(ending)) return isNamed ? null : `${provider}.${ending}`;
    // All of Gmail's addresses end alike.
    if (ending === '' || endings.length === 1 || isOneSlip(ending, 'com')) return `${provider}.com`;
    return isNamed ? null : `${provider}.${ending}`;
  }
  if (ending === '') return '';
  return WRONG_ENDINGS.includes(ending) ? `${name}.com` : null;
}

/** Whether one letter is missing, too many or another one, or two neighbours are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  const at = [...meant].findIndex((letter, place) => letter !== typed[place]);
  if (at === -1) return typed.length === meant.length + 1;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return isSwapped || rest === wanted.slice(1) || rest.slice(1) === wanted || rest.slice(1) === wanted.slice(1);
}
