import { useRef, useState } from 'react';
import type { EarliestAnswer, EarliestQuestion } from '#appointments/earliest/view.ts';
import { fetchEarliest } from '#browser/desk-client.ts';
import { leaveToSignIn } from '#browser/signed-out.ts';

/** The next free times for a caller, as they were asked for on this page. */
export type LiveEarliest = {
  asked: EarliestQuestion;
  /** `null` before the first answer. */
  answer: EarliestAnswer | null;
  /** While the same question is asked again, its times stay `shown`. */
  state: 'shown' | 'asking' | 'failed';
  ask: (question: EarliestQuestion) => Promise<void>;
};

/**
 * Asks for free times, first from `from` on and for the kind of visit `visit`, and remembers what was asked for. A new
 * question ends the one before it.
 */
export function useEarliest(from: string, visit?: string): LiveEarliest {
  const [asked, setAsked] = useState<EarliestQuestion>({ with: '', from, part: '', ...(visit && { visit }) });
  const [found, setFound] = useState<{ question: EarliestQuestion; answer: EarliestAnswer } | null>(null);
  const [state, setState] = useState<LiveEarliest['state']>('shown');
  const asking = useRef<AbortController>(undefined);

  async function ask(question: EarliestQuestion): Promise<void> {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setAsked(question);
    setState(found && isSame(question, found.question) ? 'shown' : 'asking');
    const outcome = await fetchEarliest(question, controller.signal);
    if (controller.signal.aborted) return;
    if (outcome.kind === 'signed-out') return leaveToSignIn();
    if (outcome.kind === 'failed') return setState('failed');
    setFound({ question, answer: outcome.answer });
    setState('shown');
  }

  return { asked, answer: found?.answer ?? null, state, ask };
}

function isSame(one: EarliestQuestion, other: EarliestQuestion): boolean {
  return (['with', 'from', 'part', 'visit'] as const).every((name) => one[name] === other[name]);
}
