export const mailWords = {
  signOff: 'Vennlig hilsen',
  automatic: 'Denne e-posten er sendt automatisk.',
} as const
