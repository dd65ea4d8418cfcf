import type { CategorySlug } from '../../landlord-types/category.ts'
import type { IsoDate } from '../calendar.ts'
import type { Spot } from '../map/spot.ts'
import { IdList } from '../packed/id-list.ts'
import { float64, NumberList, uint8 } from '../packed/number-list.ts'
import type { Run } from '../packed/runs.ts'
import { SharedList } from '../packed/shared-list.ts'
import { TextList } from '../packed/text-list.ts'
import type { PropertyId } from '../property.ts'
import type { EnergyClass } from './energy-class.ts'
import type { Feature } from './features.ts'
import type { HomeFacts, Homes, Place, StatedHome } from './home-facts.ts'
import { type StatedVacancy, type Vacancy, vacancyOn } from './vacancy.ts'

/** The columns of a table of homes. */
interface HomeColumns {
  ids: IdList
  titles: TextList
  types: SharedList<string>
  createdAt: NumberList
  bedrooms: NumberList
  rents: NumberList
  squareMetres: NumberList
  /** Where it stands; neither is a number where that is not known. */
  x: NumberList
  y: NumberList
  isExact: NumberList
  categories: SharedList<readonly CategorySlug[]>
  towns: SharedList<Place>
  areas: SharedList<Place>
  stated: SharedList<StatedVacancy>
  features: SharedList<readonly Feature[]>
  energy: SharedList<EnergyClass | null>
}

const numbers = () => new NumberList(float64)

const noHomes = (): HomeColumns => ({
  ids: new IdList(),
  titles: new TextList(),
  types: new SharedList(),
  createdAt: numbers(),
  bedrooms: numbers(),
  rents: numbers(),
  squareMetres: numbers(),
  x: numbers(),
  y: numbers(),
  isExact: new NumberList(uint8),
  categories: new SharedList(),
  towns: new SharedList(),
  areas: new SharedList(),
  stated: new SharedList(),
  features: new SharedList(),
  energy: new SharedList(),
})

/**
 * Homes as columns of numbers, some 120 bytes each: half a million of them fit beside a small heap. What homes have in
 * common, such as their town, is the same object in many of them (`homeReader`), and kept once. Their vacancy follows from
 * the day, which is the only thing that another day changes.
 */
export class PackedHomes implements Homes<HomeFacts> {
  readonly #today: IsoDate
  readonly #columns: HomeColumns

  constructor(today: IsoDate, columns: HomeColumns = noHomes()) {
    this.#today = today
    this.#columns = columns
  }

  /** The same homes on another day. */
  on(today: IsoDate): PackedHomes {
    return new PackedHomes(today, this.#columns)
  }

  get length(): number {
    return this.#columns.ids.length
  }

  at(place: number): HomeFacts | undefined {
    return place < this.length ? new PackedHome(this.#columns, place, this.#today) : undefined
  }

  *[Symbol.iterator](): Generator<HomeFacts> {
    for (let place = 0; place < this.length; place += 1)
      yield new PackedHome(this.#columns, place, this.#today)
  }

  push(home: StatedHome): void {
    const columns = this.#columns
    columns.ids.push(home.id)
    columns.titles.push(home.title)
    columns.types.push(home.type)
    columns.createdAt.push(home.createdAt)
    columns.bedrooms.push(home.bedrooms ?? Number.NaN)
    columns.rents.push(home.rent ?? Number.NaN)
    columns.squareMetres.push(home.squareMetres ?? Number.NaN)
    columns.x.push(home.spot?.x ?? Number.NaN)
    columns.y.push(home.spot?.y ?? Number.NaN)
    columns.isExact.push(Number(home.spot?.isExact ?? false))
    columns.categories.push(home.categories)
    columns.towns.push(home.town)
    columns.areas.push(home.area)
    columns.stated.push(home.stated)
    columns.features.push(home.features)
    columns.energy.push(home.energy)
  }

  /** The places of some homes; those that are not here are left out. */
  placesOf(ids: Iterable<PropertyId>): Map<PropertyId, number> {
    return this.#columns.ids.placesOf(ids)
  }

  /** Homes to be merged into these. */
  successor(): PackedHomes {
    const { types, categories, towns, areas, stated, features, energy } = this.#columns
    return new PackedHomes(this.#today, {
      ...noHomes(),
      types: types.successor(),
      categories: categories.successor(),
      towns: towns.successor(),
      areas: areas.successor(),
      stated: stated.successor(),
      features: features.successor(),
      energy: energy.successor(),
    })
  }

  /** Homes with stretches of these and of their successor. */
  merged(successor: PackedHomes, runs: readonly Run[]): PackedHomes {
    const [columns, added] = [this.#columns, successor.#columns]
    return new PackedHomes(this.#today, {
      ids: columns.ids.merged(added.ids, runs),
      titles: columns.titles.merged(added.titles, runs),
      types: columns.types.merged(added.types, runs),
      createdAt: columns.createdAt.merged(added.createdAt, runs),
      bedrooms: columns.bedrooms.merged(added.bedrooms, runs),
      rents: columns.rents.merged(added.rents, runs),
      squareMetres: columns.squareMetres.merged(added.squareMetres, runs),
      x: columns.x.merged(added.x, runs),
      y: columns.y.merged(added.y, runs),
      isExact: columns.isExact.merged(added.isExact, runs),
      categories: columns.categories.merged(added.categories, runs),
      towns: columns.towns.merged(added.towns, runs),
      areas: columns.areas.merged(added.areas, runs),
      stated: columns.stated.merged(added.stated, runs),
      features: columns.features.merged(added.features, runs),
      energy: columns.energy.merged(added.energy, runs),
    })
  }
}

const unknownPlace: Place = { slug: '', name: '' }

/** One home of a table, read when it is asked. */
class PackedHome implements HomeFacts {
  readonly #columns: HomeColumns
  readonly #place: number
  readonly #today: IsoDate

  constructor(columns: HomeColumns, place: number, today: IsoDate) {
    this.#columns = columns
    this.#place = place
    this.#today = today
  }

  get id(): PropertyId {
    return this.#columns.ids.at(this.#place)
  }
  get title(): string {
    return this.#columns.titles.at(this.#place)
  }
  get type(): string {
    return this.#columns.types.at(this.#place) ?? ''
  }
  get createdAt(): number {
    return this.#columns.createdAt.at(this.#place)
  }
  get bedrooms(): number | null {
    return known(this.#columns.bedrooms.at(this.#place))
  }
  get rent(): number | null {
    return known(this.#columns.rents.at(this.#place))
  }
  get squareMetres(): number | null {
    return known(this.#columns.squareMetres.at(this.#place))
  }
  get spot(): Spot | null {
    const { x, y, isExact } = this.#columns
    const place = this.#place
    return Number.isNaN(x.at(place))
      ? null
      : { x: x.at(place), y: y.at(place), isExact: isExact.at(place) === 1 }
  }
  get categories(): readonly CategorySlug[] {
    return this.#columns.categories.at(this.#place) ?? []
  }
  get town(): Place {
    return this.#columns.towns.at(this.#place) ?? unknownPlace
  }
  get area(): Place {
    return this.#columns.areas.at(this.#place) ?? unknownPlace
  }
  get vacancy(): Vacancy | null {
    const stated = this.#columns.stated.at(this.#place)
    return stated ? vacancyOn(stated, this.#today) : null
  }
  get features(): readonly Feature[] {
    return this.#columns.features.at(this.#place) ?? []
  }
  get energy(): EnergyClass | null {
    return this.#columns.energy.at(this.#place) ?? null
  }
}

const known = (number: number): number | null => (Number.isNaN(number) ? null : number)
