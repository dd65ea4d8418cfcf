import type { MinSidePage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { tenantPortal } from '../company.ts'

export const minSidePage: Words<MinSidePage> = {
  nb: {
    title: 'Min side',
    heading: 'Leieforholdet ditt',
    lead: `Kontrakt og betalinger finner du på ${tenantPortal.name}.`,
    description: 'Logg inn der kontrakten og betalingene dine er.',
    offersTitle: 'Der finner du',
    offers: [
      { title: 'Kontrakten', text: 'Den du har signert.' },
      { title: 'Betalinger', text: 'Det du har betalt, og det som forfaller.' },
    ],
    open: `Åpne ${tenantPortal.name}`,
    helpTitle: 'Kommer du ikke inn?',
    helpText: 'Ta kontakt, så hjelper vi deg.',
  },
}
