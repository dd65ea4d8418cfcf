export const boligWords = {
  loading: 'Laster områder...',
  empty: 'Ingen boliger funnet for øyeblikket.',
} as const
