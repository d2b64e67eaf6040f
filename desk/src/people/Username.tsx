/**
 * Tells password managers whose passphrase a form is about, where the person does not type it. Without a name it is not
 * sent, and it is hidden for people, who know it.
 */
export function Username({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
