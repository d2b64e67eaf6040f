import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { departmentMessages as words } from '#messages/departments.en.ts';
import styles from './DepartmentTable.module.css';

type Props = {
  lead: string;
  /** `href` leads to the booking form with the department chosen. */
  departments: { name: string; href: string; complaints: string[] }[];
};

/** The table of complaints by department. Each department's name links to the booking page. */
export function DepartmentTable({ lead, departments }: Props) {
  return (
    <div className={styles.frame}>
      <p className={styles.lead}>{lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.complaint}</th>
            <th scope="col">{words.department}</th>
          </tr>
        </thead>
        {departments.map(({ name, href, complaints }) => (
          <tbody key={href}>
            {complaints.map((complaint, place) => (
              <tr key={complaint}>
                <td>{complaint}</td>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={complaints.length}>
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
