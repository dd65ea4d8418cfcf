import type { LocationConcern } from '../buildings/location.ts'

interface Place {
  building: string | null
  flat: string | null
  concerns: LocationConcern
}

const concerns: Record<LocationConcern, string> = {
  home: 'Boligen til avsenderen',
  elsewhere: 'Et annet sted i bygget',
  building: 'Bygget som helhet',
}

/** The texts of where a case is. */
export const locationTexts = {
  title: 'Bygg',
  concerns,
  concernsLabel: 'Hva gjelder det?',
  building: 'Bygg',
  buildingHelp: 'For eksempel «Storgata 31». Tomt når det ikke er et bygg av våre.',
  flat: 'Leilighet',
  flatHelp: 'For eksempel H0201.',
  suggested: 'Forslag',
  suggestedWhy: 'Adressen er ikke skrevet helt som vår.',
  none: 'Ikke funnet ut fra adressen.',
  confirm: 'Stemmer',
  change: 'Endre',
  choose: 'Velg bygg',
  save: 'Lagre stedet',
  caretakerNote: 'Vaktmesteren må vite',
  pictures: (count: number) => `Bilder av bygget (${count})`,
  ofFlat: (count: number) => `Tidligere i leiligheten (${count})`,
  ofBuilding: (count: number) => `Åpne i bygget (${count})`,
  changed: 'Stedet er lagret.',
  unknown: (typed: string) => `Fant ikke «${typed}» blant byggene.`,
  several: (names: readonly string[]) => `Det kan være flere: ${names.join(' · ')}. Skriv hele adressen.`,
  moved: (name: string) => `${name} endret hvor saken er`,
  /** What the timeline says. */
  event: ({ building, flat, concerns: about }: Place): string =>
    building === null
      ? 'Saken er ikke ved et bygg av våre.'
      : `Saken er ved ${[building, flat].filter(Boolean).join(', ')}${about === 'home' ? '' : ` (${concerns[about].toLowerCase()})`}.`,
} as const
