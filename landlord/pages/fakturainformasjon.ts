import type { FakturaPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
export const fakturaPage: Words<FakturaPage> = {
  nb: {
    title: 'Fakturainformasjon',
    heading: 'Fakturainformasjon',
    lead: 'For leverandører: Her finner du hvilket selskap fakturaen skal til, og hvordan vi vil ha den.',
    description:
      'Fakturainformasjon for leverandører: EHF, e-postadresser, organisasjonsnummer og kontonummer for alle selskapene.',
    howTitle: 'Slik sender du faktura',
    how: [
      {
        title: 'Send EHF',
        text: 'Vi tar imot faktura som EHF. Bruk organisasjonsnummeret til selskapet som har bestilt.',
      },
      {
        title: 'Ellers PDF',
        text: 'Kan du ikke sende EHF, sender du en PDF til selskapets egen fakturaadresse. Én faktura per e-post.',
      },
      {
        title: 'Merk med prosjekt',
        text: 'Fakturaen må være merket med riktig prosjekt og navnet på den som bestilte. Ellers blir den sendt i retur.',
      },
    ],
    warningTitle: 'Pass på falske fakturaer og endrede kontonumre',
    warning:
      'Vi bytter aldri kontonummer per e-post. Får du beskjed om et nytt nummer, ring oss på nummeret nederst på denne siden før du betaler eller sender noe.',
    mailTitle: 'Spørsmål om faktura',
    mailText: 'Skriv til oss, og oppgi fakturanummer og selskap.',
  },
}
