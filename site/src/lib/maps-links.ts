const MAPS_URL = 'https://www.google.com/maps';

/** The address of the map for a frame, which needs no API key. */
export function createMapFrameUrl(place: string): string {
  return `${MAPS_URL}?q=${encodeURIComponent(place)}&output=embed`;
}

/** A link to the place in the maps service: https://developers.google.com/maps/documentation/urls/get-started */
export function createPlaceUrl(place: string): string {
  return `${MAPS_URL}/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** A link to directions from the visitor's own place. */
export function createDirectionsUrl(place: string): string {
  return `${MAPS_URL}/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
