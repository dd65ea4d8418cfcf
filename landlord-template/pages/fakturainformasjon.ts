import type { FakturaPage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'

export const fakturaPage: Words<FakturaPage> = {
  nb: {
    title: 'Faktura',
    heading: 'Faktura til oss',
    lead: 'For leverandører: hvem fakturaen skal til, og hvordan.',
    description: 'Hvordan leverandører sender faktura til oss.',
    howTitle: 'Slik sender du',
    how: [
      { title: 'EHF', text: 'Send helst EHF til organisasjonsnummeret under.' },
      { title: 'PDF', text: 'Kan du ikke sende EHF, sender du en PDF til fakturaadressen.' },
    ],
    warningTitle: 'Nytt kontonummer?',
    warning: 'Vi sier aldri fra om nytt kontonummer på e-post. Ring oss før du betaler.',
    mailTitle: 'Spørsmål',
    mailText: 'Skriv fakturanummeret i e-posten.',
  },
}
