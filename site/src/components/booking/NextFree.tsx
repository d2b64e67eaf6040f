import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { NEXT_FREE } from './NextFree.script.ts';

/** `doctor` and `department` are ids; a department stands for all its doctors. The link carries the slug `service`. */
export type NextFreeProps = { apiBase: string; doctor?: string; department?: string; service?: string };

type Props = NextFreeProps & {
  /** The link until the script knows a slot, then its time alone. Without it there is no link until then. */
  instead?: { href: string; label: string };
};

/** A link that books the next free slot. */
export function NextFree({ apiBase, doctor, department, service, instead }: Props) {
  return (
    <ArrowLink
      hidden={!instead}
      href={instead?.href}
      {...{ [NEXT_FREE]: apiBase }}
      data-doctor={doctor}
      data-department={department}
      data-service={service}
      data-brief={instead ? '' : undefined}
    >
      {instead?.label}
    </ArrowLink>
  );
}
