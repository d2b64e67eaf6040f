import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChoiceForm } from '#components/desk/review/ChoiceForm.tsx';

type Props = { pattern: string; head?: ReactNode; children?: ReactNode };

/**
 * The form of the review. It hydrates to count the selected bookings while they are chosen; its rows stay static.
 * Without script the actions name no number.
 */
export function ReviewChoice({ pattern, head, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const countChosen = () => form.current && setCount(new FormData(form.current).getAll('id').length);
    countChosen();
    const leaving = new AbortController();
    // React hears no change of the static rows.
    form.current?.addEventListener('change', countChosen, { signal: leaving.signal });
    // A browser that goes back restores the selection after the page has loaded.
    addEventListener('pageshow', countChosen, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);

  return (
    <ChoiceForm ref={form} pattern={pattern} count={count} head={head}>
      {children}
    </ChoiceForm>
  );
}
