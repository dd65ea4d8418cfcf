export const interestPage = {
  title: 'Interesseskjema',
  description:
    'Fortell hva du ser etter: bolig, minilager, næringslokale, coliving, parkering eller reklameplass. Vi svarer innen 1–2 virkedager.',
  lead: 'Velg hva du er interessert i, så viser vi skjemaet som hører til.',
  type: 'Hva er du interessert i?',
  types: {
    bolig: 'Leilighet, hybel eller hus',
    minilager: 'Bod, garasje eller båtplass',
    naering: 'Kontor, butikk eller lager',
    coliving: 'Eget rom, felles kjøkken',
    parkering: 'Fast plass, ute eller inne',
    reklame: 'Plass der folk går forbi',
  },
  unknown: { title: 'Ukjent skjematype', text: 'Lenken fører til et skjema vi ikke har. Velg blant disse.' },
  listings: 'Se ledige leiligheter',
} as const
