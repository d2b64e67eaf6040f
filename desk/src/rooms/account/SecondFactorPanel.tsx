import { Card } from '#parts/Card.tsx';
import { Fold } from '#parts/Fold.tsx';
import { ACCOUNT_PATHS, type AccountRefusal } from '#people/people-view.ts';
import { PassphraseAsk } from './PassphraseAsk.tsx';
import { deskAccountMessages } from './words.ts';

const words = deskAccountMessages.factor;

type Props = { isOn: boolean; email: string; refused: AccountRefusal | null };

/** The panel that says whether sign-in asks for a code, and turns that on or off. */
export function SecondFactorPanel({ isOn, email, refused }: Props) {
  const state = { word: isOn ? words.on : words.off, isOn };
  if (!isOn) {
    return (
      <Card id="second-factor" title={words.title} state={state}>
        <p>{words.offText}</p>
        <PassphraseAsk
          form="setUp"
          action={ACCOUNT_PATHS.setUp}
          submit={words.switchOn}
          email={email}
          refused={refused}
        />
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
            <PassphraseAsk form={form} action={ACCOUNT_PATHS[form]} submit={submit} email={email} refused={refused} />
          </Fold>
        );
      })}
    </Card>
  );
}
