import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import styles from './NextFree.module.css';
import { NEXT_FREE } from './NextFree.script.ts';

/** Of a doctor, or of all doctors of a department, by their ids. `service` is the slug that the link carries on. */
export type NextFreeProps = { apiBase: string; doctor?: string; department?: string; service?: string };

/** A link that books the next free slot. It stays hidden until the script knows one. */
export function NextFree({ apiBase, doctor, department, service }: NextFreeProps) {
  return (
    <ArrowLink
      hidden
      className={styles.next}
      {...{ [NEXT_FREE]: apiBase }}
      data-doctor={doctor}
      data-department={department}
      data-service={service}
    />
  );
}
