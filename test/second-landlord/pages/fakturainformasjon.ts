import type { FakturaPage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'

export const fakturaPage: Words<FakturaPage> = {
  nb: {
    title: 'Faktura',
    heading: 'Send oss en faktura',
    lead: 'Ett selskap, én adresse.',
    description: 'Hvor fakturaer skal sendes.',
    howTitle: 'Slik gjør du',
    how: [{ title: 'EHF', text: 'Helst.' }],
    warningTitle: 'Nytt kontonummer?',
    warning: 'Ring før du betaler.',
    mailTitle: 'Spør',
    mailText: 'Vi svarer.',
  },
}
