import { UNDO_SECONDS } from '@clinic/contract/desk-person.ts';
import { DayNotice } from '#parts/DayNotice.tsx';
import { DeskPage } from '#parts/DeskPage.tsx';
import textStyles from '#parts/Text.module.css';
import type { DeskAccount } from '#people/people-view.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { NameForm } from './NameForm.tsx';
import { PasskeyPanel } from './PasskeyPanel.tsx';
import { PasskeySetUp } from './PasskeySetUp.tsx';
import { PassphraseChange } from './PassphraseChange.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';
import { SignOutPanel } from './SignOutPanel.tsx';
import { UndoForm } from './UndoForm.tsx';
import { deskAccountMessages as words } from './words.ts';

type Props = DeskAccount & {
  clinicName: string;
  timeZone: string;
};

/** A person's own account. While the person turns on the second factor or adds a passkey, it shows only that step. */
export function AccountPage({
  person,
  hasSecondFactor,
  passkeys,
  newPasskey,
  setUp,
  backupCodes,
  notice,
  refused,
  clinicName,
  timeZone,
  today,
}: Props) {
  if (backupCodes) return <BackupCodes codes={backupCodes} email={person.email} />;
  if (setUp) return <SecondFactorSetUp {...setUp} email={person.email} clinicName={clinicName} refused={refused} />;
  if (newPasskey) return <PasskeySetUp {...newPasskey} />;
  return (
    <DeskPage
      title={words.title}
      notice={notice && <DayNotice kind="done">{words.notices[notice]}</DayNotice>}
      aside={
        <div>
          {person.name && (
            <p className={textStyles.strong}>
              <bdi>{person.name}</bdi>
            </p>
          )}
          <p className={textStyles.strong}>{person.email}</p>
          <p className={`${textStyles.label} marker`}>{words.roles[person.role]}</p>
        </div>
      }
    >
      <NameForm name={person.name ?? ''} refused={refused} />
      <UndoForm seconds={person.undoSeconds ?? UNDO_SECONDS[0]} />
      <SecondFactorPanel isOn={hasSecondFactor} email={person.email} refused={refused} />
      <PasskeyPanel {...{ passkeys, refused, timeZone, today }} email={person.email} />
      <PassphraseChange email={person.email} refused={refused} />
      <SignOutPanel />
    </DeskPage>
  );
}
