/** The words of the home page's hero that are not content. */
export const heroMessages = { pause: 'Pause', play: 'Play', features: 'What sets us apart' } as const;
