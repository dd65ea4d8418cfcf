import { defineWords } from '../../../../domain/text/language.ts'

export const companyMailWords = defineWords({
  nb: {
    subject: (name: string, reference: string) => `${name} ${reference}`,
    urgent: 'HASTER: ',
    quarantined: 'Mulig søppel: ',
    heading: (name: string) => `Ny sak: ${name.toLowerCase()}`,
    preheader: (reference: string) => `Referanse ${reference}`,
    quarantinedText: {
      honeypot:
        'Saken er trolig søppelpost, og avsenderen har ikke fått kvittering. Se på den før du svarer.',
      'unknown-sender': 'Saken har fått e-post fra en ukjent adresse. Se på den før du svarer.',
      'too-fast': 'Skjemaet ble fylt ut påfallende fort. Se på saken før du svarer.',
    },
    withheld: 'Resten av svarene leser du i saken. De sendes ikke på e-post.',
    photosMissing: (count: number) =>
      count === 1 ? 'Ett bilde kom ikke fram.' : `${count} bilder kom ikke fram.`,
    open: 'Åpne saken',
    facts: {
      reference: 'Referanse',
      urgency: 'Hastegrad',
      sentAt: 'Sendt',
      promisedAt: 'Svarfrist',
      photos: 'Bilder',
    },
  },
})
