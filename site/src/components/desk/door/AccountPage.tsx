import type { DeskAccount } from '@clinic/contract/desk-people.ts';
import type { ReactNode } from 'react';
import { deskAccountMessages as words } from '#messages/desk-account.ts';
import { DayNotice } from '../day/DayNotice.tsx';
import { DeskPage } from '../frame/DeskPage.tsx';
import textStyles from '../frame/Text.module.css';
import { BackupCodes } from './BackupCodes.tsx';
import { NameForm } from './NameForm.tsx';
import { PasskeyPanel } from './PasskeyPanel.tsx';
import { PasskeySetUp } from './PasskeySetUp.tsx';
import { PassphraseChange } from './PassphraseChange.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';
import { SignOutPanel } from './SignOutPanel.tsx';

type Props = DeskAccount & {
  clinicName: string;
  timeZone: string;
  today: string;
  /** The button that prints the backup codes. */
  printButton?: ReactNode;
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
  printButton,
}: Props) {
  if (backupCodes) return <BackupCodes codes={backupCodes} email={person.email} printButton={printButton} />;
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
      <SecondFactorPanel isOn={hasSecondFactor} refused={refused} />
      <PasskeyPanel passkeys={passkeys} refused={refused} timeZone={timeZone} today={today} />
      <PassphraseChange refused={refused} />
      <SignOutPanel />
    </DeskPage>
  );
}
