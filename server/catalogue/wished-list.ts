import type { IsoDate } from '../../domain/calendar.ts'
import { type Filters, type ListAddress, writeListAddress } from '../../domain/filters/filters.ts'
import type { PropertyId } from '../../domain/property.ts'
import { readWish } from '../../domain/wishes/read-wish.ts'
import { wishOf } from './filters/wish-in-words.ts'
import type { LiveHomes } from './live-homes.ts'

/** The list that a wish in free words asks for. */
export interface WishedList {
  /** «Boliger · Larvik · Minst 2 soverom». */
  title: string
  address: string
  /** How many properties it has. */
  count: number
  /** The first of them, those that can be moved into soonest before the others. */
  first: PropertyId[]
}

/** How many of a list's properties are shown beside its name. */
const MAX_FIRST = 4

/** What a visitor asks for, as far as the portfolio has such. */
export interface KnownWish {
  filters: Filters
  /** The filters in words: «Boliger», «Larvik», «Minst 2 soverom». */
  words: string[]
}

export function wishedListCatalogue(homes: LiveHomes, today: () => IsoDate) {
  return {
    async knownWish(asked: Filters): Promise<KnownWish> {
      const index = await homes.current()
      const filters = index.known(asked)
      return { filters, words: wishOf(filters, (name, slug) => index.placeName(name, slug)) }
    },

    /** Null where more of the words say something else, such as the name of a street. */
    async wishedList(text: string): Promise<WishedList | null> {
      const index = await homes.current()
      const places = { towns: index.choices('by').map(String), areas: index.choices('omrade').map(String) }
      const { filters, rest } = readWish(text, places, today())
      const wish = wishOf(filters, (name, slug) => index.placeName(name, slug))
      if (wish.length === 0 || rest.length >= wish.length) return null
      const address = `/eiendommer?${writeListAddress(filters satisfies Partial<ListAddress>)}`
      const found = index.find(filters, 'ledig')
      return { title: wish.join(' · '), address, count: found.total, first: found.ids(0, MAX_FIRST) }
    },
  }
}
