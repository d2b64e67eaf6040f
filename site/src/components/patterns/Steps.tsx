import styles from './Steps.module.css';

type Props = {
  items: { title: string; description: string }[];
  level?: 'h3' | 'h4';
  /** Numbers of two digits stand above the titles of steps that follow each other, and each step has a color. */
  isNumbered?: boolean;
};

const NUMBER_DIGITS = 2;

/** Points on one line, horizontal where they fit beside each other and vertical elsewhere. */
export function Steps({ items, level: Heading = 'h3', isNumbered = false }: Props) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={styles.steps} data-numbered={isNumbered || undefined}>
      {items.map(({ title, description }, index) => (
        <li key={title} className={styles.step}>
          {isNumbered && <span className={styles.number}>{String(index + 1).padStart(NUMBER_DIGITS, '0')}</span>}
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </List>
  );
}
