import { Button } from '@clinic/ui/Button.tsx';
import { PRINTS } from './PrintButton.script.ts';
import { deskAccountMessages } from './words.ts';

/** Prints the page. Without script, which alone can print, there is no button. */
export function PrintButton() {
  return (
    <Button variant="outline" size="small" hidden {...{ [PRINTS]: '' }}>
      {deskAccountMessages.backupCodes.print}
    </Button>
  );
}
