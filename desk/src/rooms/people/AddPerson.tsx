import { EMAIL_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { DESK_ROLES, type DeskRole, PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';
import { Button } from '@clinic/ui/Button.tsx';
import { TextField } from '@clinic/ui/Field.tsx';
import { Card } from '#parts/Card.tsx';
import { Choices } from '#parts/Choices.tsx';
import styles from '#parts/Form.module.css';
import { HintedField } from '#parts/HintedField.tsx';
import { PEOPLE_REFUSALS, type PeopleRefusal } from './refusals.ts';
import { ROLES } from './roles.ts';

export type Entry = { email: string; name: string; role: DeskRole };

const RIGHTS: Record<DeskRole, string> = {
  reception: 'everything about appointments',
  owner: 'people, exports and erasures too',
};

/** The form that adds a person. The answer shows the one-time link. */
export function AddPerson({ entry, refused }: { entry: Entry; refused: PeopleRefusal | null }) {
  const emailError = refused === 'email-invalid' || refused === 'known' ? PEOPLE_REFUSALS[refused] : undefined;
  const nameError = refused === 'name-invalid' ? PEOPLE_REFUSALS[refused] : undefined;
  return (
    <Card id="add" title="Add a person">
      <form className={styles.form} method="post" action={DESK_PATHS.people} noValidate>
        <TextField
          id="email"
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_CHARS}
          defaultValue={entry.email}
          error={emailError}
          autoFocus={emailError !== undefined}
          required
        />
        <HintedField
          id="name"
          name="name"
          label="Name"
          optionalMark="optional"
          hint="Shown beside what the person does, for example Asha."
          autoComplete="off"
          maxLength={PERSON_NAME_MAX_CHARS}
          defaultValue={entry.name}
          error={nameError}
          autoFocus={nameError !== undefined}
        />
        <Choices
          legend="Role"
          name="role"
          chosen={entry.role}
          choices={DESK_ROLES.map((role) => ({
            value: role,
            label: (
              <>
                <b>{ROLES[role]}</b>: {RIGHTS[role]}
              </>
            ),
          }))}
        />
        <Button type="submit" size="small">
          Add and make a link
        </Button>
      </form>
    </Card>
  );
}
