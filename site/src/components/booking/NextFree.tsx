import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import styles from './NextFree.module.css';
import { NEXT_FREE } from './NextFree.script.ts';

/** `doctor` and `department` are ids; a department stands for all its doctors. The link carries the slug `service`. */
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
