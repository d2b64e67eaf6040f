const MAPS_URL = 'https://www.google.com/maps';

/** A place in decimal degrees. Its name would not do: the maps service may know it twice, or not at all. */
type Place = { latitude: number; longitude: number };

/** Creates the address of the map for a frame. It needs no API key. */
export function createMapFrameUrl(place: Place): string {
  return `${MAPS_URL}?q=${toQuery(place)}&output=embed`;
}

/**
 * Creates a link to the place in the maps service: https://developers.google.com/maps/documentation/urls/get-started
 */
export function createPlaceUrl(place: Place): string {
  return `${MAPS_URL}/search/?api=1&query=${toQuery(place)}`;
}

/** Creates a link to directions from the visitor's own place. */
export function createDirectionsUrl(place: Place): string {
  return `${MAPS_URL}/dir/?api=1&destination=${toQuery(place)}`;
}

function toQuery({ latitude, longitude }: Place): string {
  return encodeURIComponent(`${latitude},${longitude}`);
}
