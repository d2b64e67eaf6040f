import { RuledList } from '#components/patterns/RuledList.tsx';
import { Split } from '#components/patterns/Split.tsx';
import '@clinic/ui/styles/compositions/heading-small.css';

type Props = { sections: { title: string; items: string[] }[] };

/** A list is set large when no item is longer than this. */
const NAME_MAX_CHARS = 36;

/** The sections of a profile, such as education and publications, each with its items as ruled rows. */
export function ProfileSections({ sections }: Props) {
  return sections.map(({ title, items }) => (
    <Split key={title} room="close" heading={<h2 className="heading-small">{title}</h2>}>
      <RuledList items={items} size={items.every(({ length }) => length <= NAME_MAX_CHARS) ? 'large' : undefined} />
    </Split>
  ));
}
