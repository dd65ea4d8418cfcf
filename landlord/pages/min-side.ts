import type { MinSidePage } from '../../landlord-types/info-pages.ts'
import type { Words } from '../../landlord-types/language.ts'
import { tenantPortal } from '../company.ts'

export const minSidePage: Words<MinSidePage> = {
  nb: {
    title: 'Min side',
    heading: 'Alt om leieforholdet ditt',
    lead: `Som leietaker har du din egen side hos samarbeidspartneren vår, ${tenantPortal.name}. Der ligger papirene dine, og der når du oss.`,
    description: 'Logg inn på Min side: leiekontrakt, fakturaer, betalinger og meldinger samlet på ett sted.',
    offersTitle: 'Dette finner du der',
    offers: [
      {
        title: 'Digital leiekontrakt',
        text: 'Les og signer kontrakten, og finn den igjen når du trenger den.',
      },
      {
        title: 'Fakturaer og betalinger',
        text: 'Kopi av alle fakturaer, og oversikt over det du har betalt.',
      },
      { title: 'Meldinger', text: 'Skriv til oss og se svarene samlet.' },
      { title: 'Oversikt over leieobjektet', text: 'Areal, nøkler, måleravlesning og det som hører til.' },
    ],
    open: `Gå til ${tenantPortal.name}`,
    helpTitle: 'Får du ikke logget inn?',
    helpText: 'Brukernavnet er e-postadressen i kontrakten. Ta kontakt, så hjelper vi deg videre.',
  },
}
