import { Box } from '#parts/Box.tsx';
import { Fold } from '#parts/Fold.tsx';
import { deskDoorMessages } from '#people/door-words.ts';

const words = deskDoorMessages.signIn;

/** Says what to do without an account, a passphrase or a phone. Nobody can ask for a mail, which a stranger could read. */
export function SignInHelp() {
  return (
    <Fold summary={words.help}>
      <p>{words.noAccount}</p>
      <p>{words.forgotten}</p>
      <p>{words.noOwner}</p>
      <Box>
        <code>npm run desk -- add EMAIL</code>
      </Box>
    </Fold>
  );
}
