import { serviceMessages } from '#messages/services.ts';

type Risk = {
  risk: string;
  figure?: { text: string; range?: string | undefined } | undefined;
  often?: string | undefined;
  note?: string | undefined;
};

/** Prepares risks for `Risks`: how often each happens, the range of the studies and what follows, as one text. */
export function prepareRisks(risks: Risk[]) {
  return risks.map(({ risk, figure, often, note }) => {
    const range = figure?.range && serviceMessages.studiesFound(figure.range);
    return { risk, often: [figure?.text ?? often, range, note].filter(Boolean).join(' ') };
  });
}
