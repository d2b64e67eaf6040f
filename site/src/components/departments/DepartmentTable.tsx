import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { TodayCall } from '#components/signs/TodayCall.tsx';
import type { TodayHelp } from '#lib/clinic/emergency-help.ts';
import type { ShownSign } from '#lib/services/signs.ts';
import { departmentMessages as words } from '#messages/services.ts';
import styles from './DepartmentTable.module.css';

type Props = {
  lead: string;
  /** `href` leads to the booking form with the department chosen. */
  departments: { name: string; href: string; signs: ShownSign[] }[];
  today: TodayHelp;
};

/** The table of signs by department. Each department's name links to the booking page. */
export function DepartmentTable({ lead, departments, today }: Props) {
  return (
    <div className={styles.frame}>
      <p className={styles.lead}>{lead}</p>
      <table className={styles.table} aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.notice}</th>
            <th scope="col">{words.department}</th>
          </tr>
        </thead>
        {departments.map(({ name, href, signs }) => (
          <tbody key={href}>
            {signs.map(({ id, tier, text }, place) => (
              <tr key={id}>
                <td data-sign={id} data-tier={tier}>
                  {text}
                  {tier === 'today' && <TodayCall help={today} />}
                </td>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={signs.length}>
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
