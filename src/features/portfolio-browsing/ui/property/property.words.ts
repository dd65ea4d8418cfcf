import type { Language } from '../../../../../landlord-types/language.ts'
import { defineWords } from '../../../../domain/text/language.ts'

/** A property's own page. */
export const detailTexts = defineWords({
  nb: {
    loading: 'Laster eiendom...',
    missing: 'Eiendom ikke funnet',
    back: 'Tilbake til eiendommer',
    about: 'Om eiendommen',
    noDescription: 'Kontakt oss for mer informasjon om denne eiendommen.',
    amenities: 'Fasiliteter',
    price: 'Pris',
    deposit: (amount: string) => `Depositum ${amount}, tre måneders leie`,
    details: 'Eiendomsdetaljer',
    ownership: 'Eier og matrikkel',
    contact: 'Kontakt oss',
    contactText: 'Interessert i denne eiendommen? Ta kontakt for mer informasjon.',
    contactButton: 'Ta kontakt',
    viewingButton: 'Bestill visning',
    applyLink: 'Send interesseskjema',
    seeOnFinn: 'Se på Finn.no',
    newTab: '(åpnes i ny fane)',
    call: 'Eller ring',
    reserved: {
      text: 'Denne er reservert. Meld interesse, så tar vi kontakt hvis den blir ledig igjen.',
      interest: 'Meld interesse',
      seeAvailable: 'Se hva som er ledig',
    },
    rented: {
      text: 'Denne er leid ut. Se hva som er ledig nå, eller fortell oss hva du leter etter.',
      seeAvailable: 'Se hva som er ledig',
      interest: 'Send interesseskjema',
    },
    alternatives: 'Dette er ledig nå',
    similar: 'Noe som ligner',
    inBuilding: 'Ledig i samme bygg',
    distances: 'Avstander',
    updated: (date: string) => `Sist oppdatert ${date}`,
    /** What is shown where the page is shared: the first sentences of the description. */
    shareText: (description: string | null, title: string) =>
      (description ?? `${title}. Kontakt oss for mer informasjon om denne eiendommen.`).slice(0, 180),
  },
})

export type DetailWords = (typeof detailTexts)[Language]

export const galleryTexts = defineWords({
  nb: {
    label: 'Bilder',
    previous: 'Forrige bilde',
    next: 'Neste bilde',
    show: (number: number, total: number) => `Vis bilde ${number} av ${total}`,
    enlarge: 'Vis i full skjerm',
    alt: (title: string, number: number, total: number) => `${title}, bilde ${number} av ${total}`,
  },
})
