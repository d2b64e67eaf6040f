import type { AnchorHTMLAttributes } from 'react';
import styles from './Brand.module.css';
import type { Logo } from './logo.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  name: { bold: string; light: string };
  logo: Logo;
  /** Width and height of the sign in px. */
  size?: number;
};

/** The clinic's logo and name as a link to the home page. */
export function Brand({ name, logo, size = 40, className = '', ...rest }: Props) {
  return (
    <a href="/" className={`${styles.brand} touch-target ${className}`} {...rest}>
      <BrandSign logo={logo} size={size} />
      <span className={styles.name}>
        {name.bold} <span className={styles.light}>{name.light}</span>
      </span>
    </a>
  );
}

/** The logo alone, fitted into a square. */
export function BrandSign({ logo: { viewBox, shapes }, size }: { logo: Logo; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={viewBox}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of content/, which its check knows as shapes alone
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
