import { EMAIL_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import type { DeskPeople, PeopleRefusal } from '@clinic/contract/desk-people.ts';
import { DESK_ROLES, PERSON_NAME_MAX_CHARS } from '@clinic/contract/desk-person.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { deskPeopleMessages } from '#messages/desk-people.ts';
import { Card } from '../frame/Card.tsx';
import { Choices } from '../frame/Choices.tsx';
import styles from '../frame/Form.module.css';
import { HintedField } from '../frame/HintedField.tsx';

const words = deskPeopleMessages.add;

type Props = Pick<DeskPeople, 'entry' | 'refused'>;

/** The form that adds a person. The answer shows the one-time link. */
export function AddPerson({ entry, refused }: Props) {
  const emailError = refused === 'email-invalid' || refused === 'known' ? toError(refused) : undefined;
  const nameError = refused === 'name-invalid' ? toError(refused) : undefined;
  return (
    <Card id="add" title={words.title}>
      <form className={styles.form} method="post" action={DESK_PATHS.people}>
        <TextField
          id="email"
          name="email"
          label={words.email}
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
          label={words.name}
          optionalMark={words.optional}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={PERSON_NAME_MAX_CHARS}
          defaultValue={entry.name}
          error={nameError}
          autoFocus={nameError !== undefined}
        />
        <Choices
          legend={words.role}
          name="role"
          chosen={entry.role}
          choices={DESK_ROLES.map((role) => ({
            value: role,
            label: (
              <>
                <b>{deskPeopleMessages.roles[role]}</b>: {words.hints[role]}
              </>
            ),
          }))}
        />
        <Button type="submit" size="small">
          {words.submit}
        </Button>
      </form>
    </Card>
  );
}

function toError(refused: PeopleRefusal): string {
  return deskPeopleMessages.refused[refused];
}
