const MAPS_URL = 'https://www.google.com/maps';

/** In decimal degrees. A name of a place may be known twice, or not at all. */
type Place = { latitude: number; longitude: number };

/** The address of the map for a frame, which needs no API key. */
export function createMapFrameUrl(place: Place): string {
  return `${MAPS_URL}?q=${toQuery(place)}&output=embed`;
}

/** A link to the place in the maps service: https://developers.google.com/maps/documentation/urls/get-started */
export function createPlaceUrl(place: Place): string {
  return `${MAPS_URL}/search/?api=1&query=${toQuery(place)}`;
}

/** A link to directions from the visitor's own place. */
export function createDirectionsUrl(place: Place): string {
  return `${MAPS_URL}/dir/?api=1&destination=${toQuery(place)}`;
}

function toQuery({ latitude, longitude }: Place): string {
  return encodeURIComponent(`${latitude},${longitude}`);
}
