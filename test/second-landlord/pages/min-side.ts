import type { MinSidePage } from '../../../landlord-types/info-pages.ts'
import type { Words } from '../../../landlord-types/language.ts'
import { tenantPortal } from '../company.ts'

export const minSidePage: Words<MinSidePage> = {
  nb: {
    title: 'Beboersiden',
    heading: 'Kontrakten din',
    lead: `Den ligger på ${tenantPortal.name}.`,
    description: 'Logg inn på Beboersiden.',
    offersTitle: 'Der er',
    offers: [{ title: 'Kontrakten', text: 'Signert.' }],
    open: `Åpne ${tenantPortal.name}`,
    helpTitle: 'Utestengt?',
    helpText: 'Ring oss.',
  },
}
