import type { BookView } from '@clinic/contract/desk-book.ts';
import { useEffect, useRef, useState } from 'react';
import { BookPage } from '#components/desk/appointment/BookPage.tsx';
import type { DeskPlace } from '#lib/desk/desk-words.ts';
import { useKnown } from './use-known.ts';

type Props = {
  /** Absent in the rendering from which the page's policy is made. */
  view: BookView | undefined;
  clinic: DeskPlace;
};

/**
 * The page where a caller is booked. It hydrates to recognise the phone number while it is typed. Without script the
 * form is sent to look it up, and to book.
 */
export function BookForm({ view, clinic }: Props) {
  return view ? <LiveForm view={view} clinic={clinic} /> : null;
}

function LiveForm({ view, clinic }: { view: BookView; clinic: DeskPlace }) {
  const [isAwake, setIsAwake] = useState(false);
  const [phone, setPhone] = useState(view.entries.phone);
  const form = useRef<HTMLFormElement>(null);
  const { known, filledName, lookUp, fill } = useKnown(form, view.known);
  useEffect(() => setIsAwake(true), []);
  return (
    <BookPage
      view={{ ...view, known }}
      clinic={clinic}
      formRef={form}
      phone={phone}
      filledName={filledName || view.entries.name}
      onPhone={(typed) => {
        setPhone(typed);
        lookUp(typed);
      }}
      onFill={isAwake ? fill : undefined}
    />
  );
}
