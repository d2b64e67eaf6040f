import { isPhoneShort } from '@clinic/contract/appointment.ts';
import { type RefObject, useRef, useState } from 'react';
import { fetchKnown } from '#browser/desk-client.ts';
import type { KnownPerson } from './book.ts';

/** Looks up who is known by a phone number while it is typed, and fills in the form with one of them. */
export function useKnown(form: RefObject<HTMLFormElement | null>, first: KnownPerson[] | null = null) {
  const [known, setKnown] = useState(first);
  const [filledName, setFilledName] = useState('');
  const latest = useRef('');

  async function lookUp(phone: string): Promise<void> {
    if (phone === latest.current) return;
    latest.current = phone;
    if (phone === '' || isPhoneShort(phone)) return setKnown(null);
    const people = await fetchKnown(phone);
    // While somebody types, only the answer about the whole number counts.
    if (latest.current === phone) setKnown(people);
  }

  function fill(person: KnownPerson): void {
    for (const name of ['name', 'email'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = person[name];
    }
    setFilledName(person.name);
    // The pressed button is gone, and the name is what the caller confirms.
    const field = form.current?.elements.namedItem('name');
    if (field instanceof HTMLInputElement) field.focus();
  }

  return { known, filledName, lookUp, fill };
}
