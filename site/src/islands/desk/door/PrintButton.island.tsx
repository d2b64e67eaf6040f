import { useEffect, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { deskAccountMessages } from '#messages/desk-account.ts';

/** Prints the page. It hydrates because only script can print; without script there is no button. */
export function PrintButton() {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  if (!isAwake) return null;
  return (
    <Button variant="outline" size="small" onClick={() => window.print()}>
      {deskAccountMessages.backupCodes.print}
    </Button>
  );
}
