import { Button } from '@clinic/ui/Button.tsx';
import type { ComponentProps } from 'react';
import styles from './Form.module.css';

/** A button that stands beside others in a bar or a row. */
export function CompactButton(props: ComponentProps<typeof Button>) {
  return <Button type="submit" variant="outline" size="small" className={styles.compact} {...props} />;
}

/** The button that does what cannot be undone. */
export function DangerButton(props: ComponentProps<typeof Button>) {
  return <Button type="submit" variant="call" size="small" className={styles.danger} {...props} />;
}
