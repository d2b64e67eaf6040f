import { readingMessages } from '#messages/reading.ts';

type Props = { facts: { title: string; text: string; asOf: { isoDate: string; text: string } }[] };

const words = readingMessages.facts;

/** Facts that change, each with the day on which somebody last checked it. */
export function DatedFacts({ facts }: Props) {
  return (
    <>
      <h2 id={words.id}>{words.title}</h2>
      <ul>
        {facts.map(({ title, text, asOf }) => (
          <li key={title}>
            <strong>{title}:</strong> {text}{' '}
            <small>
              {words.asOf} <time dateTime={asOf.isoDate}>{asOf.text}</time>.
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
