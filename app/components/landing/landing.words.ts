export const landingWords = {
  listings: 'Se våre annonser',
  mail: 'Send e-post',
  tilesLabel: 'Hva leter du etter?',
} as const
