import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Card } from '#parts/Card.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import { NO_PASSKEY } from '#people/Passkey.script.ts';
import { PasskeyForm } from '#people/PasskeyForm.tsx';
import { ACCOUNT_PATHS, type NewPasskey } from '#people/people-view.ts';
import { deskAccountMessages } from './words.ts';

const words = deskAccountMessages.newPasskey;

/** Asks the person's device for a passkey. The press is theirs, because some browsers ask only then. */
export function PasskeySetUp({ name, options }: NewPasskey) {
  return (
    <DeskPage title={words.title} aside={<ArrowLink href={DESK_PATHS.account}>{words.back}</ArrowLink>}>
      <Card id="new-passkey" title={name || deskAccountMessages.passkeys.unnamed}>
        <p>{words.text}</p>
        <p {...{ [NO_PASSKEY]: '' }}>{words.missing}</p>
        <PasskeyForm
          action={ACCOUNT_PATHS.addPasskey}
          submit={words.submit}
          faults={words.faults}
          question={{ new: options }}
        >
          <input type="hidden" name="name" value={name} />
        </PasskeyForm>
      </Card>
    </DeskPage>
  );
}
