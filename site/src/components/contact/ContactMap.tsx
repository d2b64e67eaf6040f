import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { Icon } from '@clinic/ui/Icon.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import { contactMessages } from '#messages/contact.ts';
import { contactFormMessages } from '#messages/contact-form.ts';
import styles from './ContactMap.module.css';
import { FRAME_SOURCE, FRAME_TITLE, MAP_STATE } from './ContactMap.script.ts';
import { MapPlate } from './MapPlate.tsx';

type Props = {
  addressLines: string[];
  /** Addresses in the maps service: the map to frame, the clinic's place, and directions to it. */
  frameUrl: string;
  placeUrl: string;
  directionsUrl: string;
};

const words = contactMessages.map;

/** The clinic's address with a map, which `ContactMap.script.ts` loads over the drawn plate after a scroll near it. */
export function ContactMap({ addressLines, frameUrl, placeUrl, directionsUrl }: Props) {
  return (
    <section id="map" className={`${styles.map} page-grid`} aria-labelledby="map-title">
      <div className={styles.place}>
        <SectionHeading id="map-title" display={words} />
        <address className={styles.address}>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ArrowLink href={directionsUrl} target="_blank" rel="noopener">
          {words.directions}
          <span className="visually-hidden"> ({contactFormMessages.opensNewTab})</span>
        </ArrowLink>
      </div>
      <div
        className={`${styles.frame} frame`}
        {...{ [MAP_STATE]: 'waiting', [FRAME_SOURCE]: frameUrl, [FRAME_TITLE]: words.frame }}
      >
        <MapPlate className={styles.plate} />
        <p className={`${styles.loading} needs-script`}>{words.loading}</p>
        <a className={styles.cover} href={placeUrl} target="_blank" rel="noopener">
          <span className={styles.open}>
            {words.open}
            <Icon name="arrow" size={18} />
          </span>
          <span className="visually-hidden"> ({contactFormMessages.opensNewTab})</span>
        </a>
      </div>
    </section>
  );
}
