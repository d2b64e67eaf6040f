import { ACCOUNT_PATHS } from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { deskAccountMessages } from '#messages/desk-account.ts';
import { Card } from '../frame/Card.tsx';

const words = deskAccountMessages.signOut;

/** The panel that ends all sessions of the person. */
export function SignOutPanel() {
  return (
    <Card id="sign-out" title={words.title}>
      <p>{words.text}</p>
      <form method="post" action={ACCOUNT_PATHS.signOut}>
        <Button type="submit" variant="outline" size="small">
          {words.submit}
        </Button>
      </form>
    </Card>
  );
}
