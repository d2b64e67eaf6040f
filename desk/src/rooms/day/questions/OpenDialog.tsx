import { openDialog } from '@clinic/ui/open-dialog.ts';
import { type ComponentProps, useEffect, useRef } from 'react';
import { DeskDialog } from '#parts/DeskDialog.tsx';

const FIELD = 'select, textarea, input:not([type="hidden"], [type="checkbox"])';

type Props = Omit<ComponentProps<typeof DeskDialog>, 'ref'> & {
  /** A selector of what has the focus once the title is read; without it, the first field. */
  first?: string;
};

/** Shows a dialog of the desk, which opens when it is rendered. Where it has no field, its title has the focus. */
export function OpenDialog({ first = FIELD, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current) openDialog(dialog.current, dialog.current.querySelector<HTMLElement>(first) ?? undefined);
  }, [first]);
  return <DeskDialog ref={dialog} {...props} />;
}
