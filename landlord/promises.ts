/** How soon we answer. */
export const promises = {
  interestForm: '1–2 virkedager',
  parkingApplication: '3 virkedager',
  termination: '2–3 virkedager',
  lostKey: '24 timer på hverdager',
  booking: '24 timer',
  contactMessage: '24 timer',
} as const
