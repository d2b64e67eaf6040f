import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ACCOUNT_PATHS, type NewPasskey } from '@clinic/contract/desk-people.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { deskAccountMessages } from '#messages/desk-account.ts';
import { Card } from '../frame/Card.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import { NO_PASSKEY } from './Passkey.script.ts';
import { PasskeyForm } from './PasskeyForm.tsx';

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
