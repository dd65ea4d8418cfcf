import type { Language } from '../../../landlord-types/language.ts'
import { defineWords } from '../../domain/text/language.ts'

export const menuTexts = defineWords({
  nb: {
    open: 'Meny',
    close: 'Lukk',
    label: 'Hovedmeny',
    search: 'Søk',
    favourites: 'Favoritter',
    /** With the number in the place of `#`. */
    favouritesCount: 'Favoritter, # lagret',
    about: (label: string) => `Om ${label.toLowerCase()}`,
    seeAll: (plural: string) => `Se alle ${plural}`,
    vacantHomes: 'Ledige leiligheter',
    home: 'til forsiden',
  },
})

export type MenuWords = (typeof menuTexts)[Language]
