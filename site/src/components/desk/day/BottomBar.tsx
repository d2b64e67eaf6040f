import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import styles from './BottomBar.module.css';

type Props = HTMLAttributes<HTMLDivElement> & {
  ref?: Ref<HTMLDivElement> | undefined;
  label: string;
  /** The line that ends in the bar's dot; its owner may shorten it. */
  lineRef?: Ref<HTMLSpanElement>;
  /** The button that closes the bar; absent where something else closes it. */
  close?: { label: string; onClose: () => void } | undefined;
  children: ReactNode;
};

/** Shows a message at the bottom of the window and leaves the page usable. */
export function BottomBar({ ref, label, lineRef, close, children, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div ref={ref} role="group" aria-label={label} className={`${styles.bar} night`} {...rest}>
      {children}
      {close && (
        <button type="button" className={styles.close} aria-label={close.label} onClick={close.onClose}>
          <Icon name="close" size={18} />
        </button>
      )}
      <span ref={lineRef} className={styles.line} aria-hidden="true" />
    </div>
  );
}

/** The text of the bar. */
export function BarText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
