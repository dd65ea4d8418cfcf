/** What is said of something sent that cannot be read. By itself: every page carries it. */
export const unreadable = {
  title: 'Feil',
  text: 'Vi klarte ikke å lese skjemaet. Er bildene store, send færre om gangen.',
} as const
