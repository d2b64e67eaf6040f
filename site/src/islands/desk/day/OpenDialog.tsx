import { type ComponentProps, useEffect, useRef } from 'react';
import { DeskDialog } from '#components/desk/frame/DeskDialog.tsx';

/** Shows a dialog of the desk, which opens when it is rendered. */
export function OpenDialog(props: Omit<ComponentProps<typeof DeskDialog>, 'ref'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return <DeskDialog ref={dialog} {...props} />;
}
