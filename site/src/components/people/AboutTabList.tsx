import { peopleMessages } from '#messages/people.en.ts';
import styles from './AboutTabs.module.css';

const { tabs, tabList } = peopleMessages.about;

/** A panel's id, which is also the address's hash. */
export type AboutTabId = keyof typeof tabs;

/** Anchor links to the five panels; `AboutTabs.script.js` makes tabs of them. */
export function AboutTabList() {
  return (
    <ul className={styles.list} data-tab-list="" aria-label={tabList}>
      {Object.entries(tabs).map(([id, label]) => (
        <li key={id}>
          <a id={`tab-${id}`} className={styles.tab} href={`#${id}`} data-label={label}>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
