import styles from './RecognitionSeal.module.css';

export type RecognitionIcon = keyof typeof PATHS;

const PATHS = {
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.2 4.9 3.7 5.2M16 5.5h3.5c0 3-1.2 4.9-3.7 5.2M12 14v4M8.5 20h7',
  newspaper: 'M4 5h12v14H6a2 2 0 0 1-2-2zM16 9h4v8a2 2 0 0 1-2 2h-2M7 8.5h6M7 12h6M7 15.5h4',
  certificate:
    'M12 16H4V4h16v7M7.5 8h9M7.5 11.5h4M17 18a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM15.2 17.4L14.6 22l2.4-1.4 2.4 1.4-.6-4.6',
  shield: 'M12 2.5l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5',
} as const;

type Props = { icon: RecognitionIcon };

/** A disc with an icon for the kind of recognition. It is decoration, because the kind is beside it in words. */
export function RecognitionSeal({ icon }: Props) {
  return (
    <span className={styles.seal}>
      <svg className={styles.drawing} viewBox="0 0 24 24" width="34" height="34" aria-hidden="true">
        <path d={PATHS[icon]} />
      </svg>
    </span>
  );
}
