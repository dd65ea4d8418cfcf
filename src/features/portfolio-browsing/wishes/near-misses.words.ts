import { formatArea, formatMoney } from '../../../domain/format/format.ts'
import { defineWords } from '../../../domain/text/language.ts'
import type { Feature } from '../filters/features.ts'
import type { PlaceKind } from '../filters/kinds.ts'

/** Why a home is not quite what is wished for. Of all else it is. */
export const nearMissWords = defineWords({
  nb: {
    rent: (kroner: number) => `${formatMoney(kroner, 'nb')}, ellers alt`,
    area: (squareMetres: number) => `${formatArea(squareMetres, 'nb')}, ellers alt`,
    kind: (kind: PlaceKind) => `${kind.charAt(0).toLocaleUpperCase('nb')}${kind.slice(1)}, ellers alt`,
    energy: (letter: string) => `Energiklasse ${letter}, ellers alt`,
    oneMore: 'Ett soverom til',
    oneLess: 'Ett soverom mindre',
    inTown: (town: string) => `I ${town}`,
    elsewhereIn: (town: string) => `Et annet sted i ${town}`,
    unmentioned: {
      rent: 'Leien er ikke nevnt',
      area: 'Arealet er ikke nevnt',
      energy: 'Energiklassen er ikke nevnt',
      dyr: 'Dyr er ikke nevnt',
      balkong: 'Balkong er ikke nevnt',
      heis: 'Heis er ikke nevnt',
      parkering: 'Parkering er ikke nevnt',
      moblert: 'Møbler er ikke nevnt',
    } satisfies Record<Feature | 'rent' | 'area' | 'energy', string>,
  },
})
