/** The error for a submission that cannot be read. In its own file, since every page loads it. */
export const unreadable = {
  title: 'Feil',
  text: 'Vi klarte ikke å lese skjemaet. Er bildene store, send færre om gangen.',
} as const
