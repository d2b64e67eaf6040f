import { Icon } from '@clinic/ui/Icon.tsx';
import type { HTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { Key } from '#parts/Key.tsx';
import styles from './ChoiceBar.module.css';

type Props = HTMLAttributes<HTMLDivElement> & {
  ref?: Ref<HTMLDivElement> | undefined;
  id: string;
  label: string;
  /** The patient for whom a time is chosen, after this word. */
  word: string;
  name: string;
  /** The choices that one press takes. */
  choices?: ReactNode;
  leave: { label: string; href: string; onClick: MouseEventHandler | undefined };
  children: ReactNode;
};

/** A dark band in place of the waiting room while a free time is chosen for a patient. */
export function ChoiceBar({ ref, id, label, word, name, choices, leave, children, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div
      ref={ref}
      role="group"
      aria-label={label}
      aria-describedby={id}
      tabIndex={-1}
      className={`${styles.bar} night`}
      {...rest}
    >
      <div id={id} className={styles.text}>
        <p className={styles.name}>
          <Icon name="arrow" size={18} /> {word}{' '}
          <b className="one-line">
            <bdi>{name}</bdi>
          </b>
        </p>
        {children}
      </div>
      {choices}
      <a className={`${styles.leave} round-control`} href={leave.href} onClick={leave.onClick}>
        {leave.label} <Key>Esc</Key>
      </a>
    </div>
  );
}

/** A line of the band below the name; `isTrouble`: why the last chosen time was refused. */
export function ChoiceLine({ isTrouble = false, children }: { isTrouble?: boolean; children: string }) {
  return (
    <p className={styles.line} data-trouble={isTrouble ? '' : undefined}>
      {children}
    </p>
  );
}
