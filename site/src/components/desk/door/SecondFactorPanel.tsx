import { ACCOUNT_PATHS, type AccountRefusal } from '@clinic/contract/desk-people.ts';
import { deskAccountMessages } from '#messages/desk-account.ts';
import { Card } from '../frame/Card.tsx';
import { Fold } from '../frame/Fold.tsx';
import { PassphraseAsk } from './PassphraseAsk.tsx';

const words = deskAccountMessages.factor;

type Props = { isOn: boolean; refused: AccountRefusal | null };

/** The panel that says whether sign-in asks for a code, and turns that on or off. */
export function SecondFactorPanel({ isOn, refused }: Props) {
  const state = { word: isOn ? words.on : words.off, isOn };
  if (!isOn) {
    return (
      <Card id="second-factor" title={words.title} state={state}>
        <p>{words.offText}</p>
        <PassphraseAsk form="setUp" action={ACCOUNT_PATHS.setUp} submit={words.switchOn} refused={refused} />
      </Card>
    );
  }
  return (
    <Card id="second-factor" title={words.title} state={state}>
      <p>{words.onText}</p>
      {(['backupCodes', 'switchOff'] as const).map((form) => {
        const { summary, text, submit } = form === 'switchOff' ? words.switchOff : words.codes;
        return (
          <Fold key={form} summary={summary} isOpen={refused?.form === form}>
            <p>{text}</p>
            <PassphraseAsk form={form} action={ACCOUNT_PATHS[form]} submit={submit} refused={refused} />
          </Fold>
        );
      })}
    </Card>
  );
}
