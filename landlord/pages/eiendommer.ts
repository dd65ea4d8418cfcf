import type { Described } from '../../landlord-types/page.ts'

export const eiendommerPage: Described = {
  description:
    'Boliger, coliving, minilager, næringslokaler, parkering og reklameplasser i Larvik, Notodden og Stokke. Se bilder, pris og areal.',
}
