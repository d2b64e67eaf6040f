import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import type { LiHTMLAttributes } from 'react';
import { homeMessages } from '#messages/home.ts';
import styles from './ServiceCard.module.css';

export type ServiceSummary = {
  title: string;
  category: string;
  description: string;
  duration?: string | undefined;
  href: string;
  /** The booking form with the service's department chosen. */
  bookHref: string;
  /** The addresses of the service's contour drawing, for a light and for a dark card. */
  plates: { day: string; night: string };
};

const words = homeMessages.services;

type Props = LiHTMLAttributes<HTMLLIElement> & {
  service: ServiceSummary;
  size: 'wide' | 'narrow';
  ground: 'night' | 'ice' | 'white';
};

/** One service in a list. The link to its page covers the card, except for the link to book. */
export function ServiceCard({ service, size, ground, className = '', ...rest }: Props) {
  const { title, category, description, duration, href, bookHref, plates } = service;
  const isNight = ground === 'night';
  return (
    <li
      className={`${styles.card} card ${className} ${isNight ? 'night' : ''}`}
      data-size={size}
      data-ground={ground}
      {...rest}
    >
      <img
        className={styles.plate}
        src={isNight ? plates.night : plates.day}
        width="400"
        height="400"
        alt=""
        loading="lazy"
      />
      <p className={styles.category}>{category}</p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
      {duration && <p className={styles.duration}>{duration}</p>}
      <div className={`${styles.ways} cluster`}>
        <ArrowLink href={href} className="whole-card">
          {words.learnMore}
          <span className="visually-hidden">{` ${words.about} ${title}`}</span>
        </ArrowLink>
        <ArrowLink href={bookHref} className={styles.book} aria-label={`${words.book} ${title}`}>
          {words.book}
        </ArrowLink>
      </div>
    </li>
  );
}
