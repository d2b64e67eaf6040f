export const PASSPHRASE = 'canary four words of asha';
export const ASHA = 'asha@clinic.example';

/** Returns what a browser sends back for the cookies that it was given. */
export function toCookie(setCookie: string | string[] | undefined): string {
  return [setCookie ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
