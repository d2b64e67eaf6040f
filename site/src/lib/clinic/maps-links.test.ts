import { expect, test } from 'vitest';
import { createDirectionsUrl, createMapFrameUrl, createPlaceUrl } from './maps-links.ts';

const PLACE = { latitude: -37.0725, longitude: 149.9093 };

test('map, place and way lead to the door, not to the quarter around it', () => {
  expect(createMapFrameUrl(PLACE)).toBe('https://www.google.com/maps?q=-37.0725%2C149.9093&output=embed');
  expect(createPlaceUrl(PLACE)).toBe('https://www.google.com/maps/search/?api=1&query=-37.0725%2C149.9093');
  expect(createDirectionsUrl(PLACE)).toBe('https://www.google.com/maps/dir/?api=1&destination=-37.0725%2C149.9093');
});
