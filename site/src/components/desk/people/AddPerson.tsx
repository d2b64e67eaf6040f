import { EMAIL_MAX_CHARS } from '@clinic/contract/appointment.ts';
import { DESK_PATHS, DESK_ROLES } from '@clinic/contract/desk.ts';
import type { DeskPeople } from '@clinic/contract/desk-people.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/Field.tsx';
import { deskPeopleMessages } from '#messages/desk-people.en.ts';
import { Card } from '../frame/Card.tsx';
import { Choices } from '../frame/Choices.tsx';
import styles from '../frame/Form.module.css';

const words = deskPeopleMessages.add;

type Props = { entry: DeskPeople['entry']; error: string | undefined };

/** The form that adds a person. The answer shows the one-time link. */
export function AddPerson({ entry, error }: Props) {
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
          error={error}
          autoFocus={error !== undefined}
          required
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
