import type { ComponentProps } from 'react';
import { departmentMessages as words } from '#messages/services.ts';
import styles from './DepartmentGuide.module.css';
import { DepartmentTable } from './DepartmentTable.tsx';

/** The table of symptoms as a disclosure, closed at first. */
export function DepartmentGuide(props: ComponentProps<typeof DepartmentTable>) {
  return (
    <details className={styles.guide}>
      <summary className={styles.summary}>{words.unsure}</summary>
      <DepartmentTable {...props} />
    </details>
  );
}
