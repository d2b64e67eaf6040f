import { Button } from '@clinic/ui/Button.tsx';
import { Card } from '#parts/Card.tsx';
import { ACCOUNT_PATHS } from '#people/people-view.ts';
import { deskAccountMessages } from './words.ts';

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
