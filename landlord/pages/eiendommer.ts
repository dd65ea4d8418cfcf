import type { Words } from '../../landlord-types/language.ts'
import type { Described } from '../../landlord-types/page.ts'

export const eiendommerPage: Words<Described> = {
  nb: {
    description:
      'Boliger, coliving, minilager, næringslokaler, parkering og reklameplasser i Larvik, Notodden og Stokke. Se bilder, pris og areal.',
  },
}
