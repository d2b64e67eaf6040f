import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { departmentMessages as words } from '#messages/departments.ts';
import styles from './DepartmentTable.module.css';

type Props = {
  lead: string;
  /** `href` leads to the booking form with the department chosen. */
  departments: { name: string; href: string; symptoms: string[] }[];
};

/** The table of symptoms by department. Each department's name links to the booking page. */
export function DepartmentTable({ lead, departments }: Props) {
  return (
    <div className={styles.frame}>
      <p className={styles.lead}>{lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.notice}</th>
            <th scope="col">{words.department}</th>
          </tr>
        </thead>
        {departments.map(({ name, href, symptoms }) => (
          <tbody key={href}>
            {symptoms.map((notice, place) => (
              <tr key={notice}>
                <td>{notice}</td>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={symptoms.length}>
                    <ArrowLink href={href}>{name}</ArrowLink>
                  </th>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
