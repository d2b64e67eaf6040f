import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Box } from '#parts/Box.tsx';
import { Door } from '#people/Door.tsx';
import { deskDoorMessages } from '#people/door-words.ts';

const words = deskDoorMessages.gone;

/** The page for a one-time link that has been used or has expired. */
export function PassphraseGone() {
  return (
    <Door title={words.title}>
      <p>{words.text}</p>
      <p>{words.command}</p>
      <Box>
        <code>npm run desk -- add EMAIL</code>
      </Box>
      <p>
        {words.signIn} <ArrowLink href={DESK_PATHS.signIn}>{words.signInLink}</ArrowLink>
      </p>
    </Door>
  );
}
