import { Icon } from '@clinic/ui/Icon.tsx';
import { WithNames } from '@clinic/ui/WithNames.tsx';
import { type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import styles from './Toast.module.css';
import { useNextStop, useRoomBelow } from './use-next-stop.ts';

type Props = HTMLAttributes<HTMLDivElement> & {
  label: string;
  text: string;
  /** The name in the text; empty when it holds none. */
  name: string;
  /** The line that shows the remaining time; its owner shortens it. */
  lineRef?: Ref<HTMLSpanElement>;
  close: { label: string; onClose: () => void };
  children?: ReactNode;
};

/** Messages at the foot of the rail, where they cover neither the board nor the bar of a move. The latest is lowest. */
export function Toasts({ latest, children }: { latest: number | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useNextStop(box, latest);
  useRoomBelow(box);
  return (
    <div ref={box} className={styles.toasts}>
      {children}
    </div>
  );
}

/** Says what was done. */
export function Toast({ label, text, name, lineRef, close, children, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields
    <div role="group" aria-label={label} className={`${styles.toast} night`} {...rest}>
      <p className={styles.text}>
        <WithNames text={text} names={[name]} />
      </p>
      <span className={styles.track} aria-hidden="true">
        <span ref={lineRef} className={styles.line} />
      </span>
      <div className={styles.actions}>
        {children}
        <button type="button" className={styles.close} aria-label={close.label} onClick={close.onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </div>
  );
}
