import { DESK_PATHS } from '@clinic/contract/desk-paths.ts';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { deskDoorMessages } from '#messages/desk-door.ts';
import { Box } from '../frame/Box.tsx';
import { Door } from './Door.tsx';

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
