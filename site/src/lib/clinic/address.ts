type Address = { street: string; area: string; city: string; region: string; postalCode: string; country: string };

/** Returns the lines of a postal address. */
export function getAddressLines({ street, area, city, region, postalCode, country }: Address): string[] {
  return [street, area, `${city} ${postalCode}`, `${region}, ${country}`];
}
