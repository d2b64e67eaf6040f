const MAPS_URL = 'https://www.google.com/maps';

/** The map as a frame, without a key. */
export function createMapFrameUrl(place: string): string {
  return `${MAPS_URL}?q=${encodeURIComponent(place)}&output=embed`;
}

/** The place in the maps service: https://developers.google.com/maps/documentation/urls/get-started */
export function createPlaceUrl(place: string): string {
  return `${MAPS_URL}/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** The way there from wherever the visitor is. */
export function createDirectionsUrl(place: string): string {
  return `${MAPS_URL}/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
