/** A link that opens the way to an address in the map of a telephone, whichever it has. */
export const routeLink = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
