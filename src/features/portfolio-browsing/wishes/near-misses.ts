import type { Language } from '../../../../landlord-types/language.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import type { IsoDate } from '../../../domain/time/calendar.ts'
import { eachOf, fewestOf } from '../filters/bedrooms.ts'
import type { DimensionName, FilterValue } from '../filters/dimensions.ts'
import type { Feature } from '../filters/features.ts'
import type { IndexedHome } from '../filters/home-facts.ts'
import { eachKind, type PlaceKind } from '../filters/kinds.ts'
import { vacancyLabel } from '../filters/vacancy-label.ts'
import { nearMissWords } from './near-misses.words.ts'

/** A home, and the features that it is said not to have. */
export interface WishedHomeFacts extends IndexedHome {
  lacks: readonly Feature[]
}

/** How far a home is from what is wished, the nearest nearly 0, and why in words. */
export interface NearMiss {
  distance: number
  reason: string
}

export interface MissContext {
  today: IsoDate
  language: Language
  /** The kilometres from a town to another; null where one of them is not known. */
  kilometres(from: string, to: string): number | null
  /** Whether a town has an area of a name. */
  isAreaOf(area: string, town: string): boolean
}

type MissOf = (home: WishedHomeFacts, asked: FilterValue, context: MissContext) => NearMiss | null

/** So much dearer or smaller, as a share of what is asked, is no longer near. */
const MAX_SHARE = 0.25
/** Some three months. */
const MAX_DAYS_LATE = 92
/** A way to drive for a visit. */
const MAX_KILOMETRES = 40
const MAX_CLASSES = 2

/** The kinds that who wishes for another may live in as well. */
const nearKinds: Readonly<Partial<Record<PlaceKind, readonly PlaceKind[]>>> = {
  rekkehus: ['enebolig'],
  enebolig: ['rekkehus'],
  hybel: ['studio'],
  studio: ['hybel'],
}

const DAY_MS = 86_400_000

/** Why a home that fails this one thing is near all the same; null where it is not. */
const missOf: Readonly<Record<DimensionName, MissOf>> = {
  by({ town }, asked, context) {
    const kilometres = context.kilometres(String(asked), town.slug)
    if (kilometres === null || kilometres > MAX_KILOMETRES) return null
    return { distance: kilometres / 100, reason: textsOf(context).inTown(town.name) }
  },
  omrade: ({ town }, asked, context) =>
    context.isAreaOf(String(asked), town.slug)
      ? { distance: 0.1, reason: textsOf(context).elsewhereIn(town.name) }
      : null,
  rute: () => null,
  slag({ kinds }, asked, context) {
    const near = kinds.find((kind) =>
      eachKind(String(asked)).some((wanted) => nearKinds[wanted]?.includes(kind)),
    )
    return near ? { distance: 0.3, reason: textsOf(context).kind(near) } : null
  },
  soverom({ bedrooms }, asked, context) {
    const texts = textsOf(context)
    if (bedrooms === null) return null
    const wanted = eachOf(asked).map((one) => fewestOf(one))
    if (wanted.includes(bedrooms - 1)) return { distance: 0.3, reason: texts.oneMore }
    return wanted.includes(bedrooms + 1) ? { distance: 0.35, reason: texts.oneLess } : null
  },
  minsoverom: ({ bedrooms }, asked, context) =>
    bedrooms === Number(asked) - 1 ? { distance: 0.35, reason: textsOf(context).oneLess } : null,
  maksleie({ rent }, asked, context) {
    const texts = textsOf(context)
    if (rent === null) return { distance: 0.3, reason: texts.unmentioned.rent }
    const share = rent / Number(asked) - 1
    return share <= MAX_SHARE ? { distance: share, reason: texts.rent(rent) } : null
  },
  minareal({ squareMetres }, asked, context) {
    const texts = textsOf(context)
    if (squareMetres === null) return { distance: 0.3, reason: texts.unmentioned.area }
    const share = 1 - squareMetres / Number(asked)
    return share <= MAX_SHARE ? { distance: share, reason: texts.area(squareMetres) } : null
  },
  ledig: (home, _, context) => laterThan(context.today, home, context),
  fra: (home, asked, context) => laterThan(String(asked), home, context),
  energi({ energy }, asked, context) {
    const texts = textsOf(context)
    if (energy === null) return { distance: 0.2, reason: texts.unmentioned.energy }
    // From «A» on, one letter a class.
    const classes = energy.charCodeAt(0) - String(asked).charCodeAt(0)
    return classes <= MAX_CLASSES ? { distance: classes / 20, reason: texts.energy(energy) } : null
  },
  dyr: unmentioned('dyr'),
  balkong: unmentioned('balkong'),
  heis: unmentioned('heis'),
  parkering: unmentioned('parkering'),
  moblert: unmentioned('moblert'),
}

/** The one reason for which a home is not what is wished, where it is near; null where it is not. */
export const nearMissOf = (
  name: DimensionName,
  home: WishedHomeFacts,
  asked: FilterValue,
  context: MissContext,
): NearMiss | null => missOf[name](home, asked, context)

/** A home that is all that is wished, and let or promised to others now; null where it is neither. */
export function takenMissOf({ vacancy }: WishedHomeFacts, { today, language }: MissContext): NearMiss | null {
  if (vacancy?.kind !== 'reserved' && vacancy?.kind !== 'rented') return null
  const distance = vacancy.kind === 'reserved' ? 0.8 : 0.9
  return { distance, reason: vacancyLabel(vacancy, today, language) }
}

const textsOf = ({ language }: MissContext) => wordsOf(nearMissWords, language)

function laterThan(
  day: string,
  { vacancy }: WishedHomeFacts,
  { today, language }: MissContext,
): NearMiss | null {
  if (vacancy?.kind !== 'from') return null
  const days = (Date.parse(vacancy.date) - Date.parse(day)) / DAY_MS
  return days <= MAX_DAYS_LATE
    ? { distance: days / 150, reason: vacancyLabel(vacancy, today, language) }
    : null
}

/** What is said not to be there is no near miss. */
function unmentioned(feature: Feature): MissOf {
  return ({ lacks }, _, context) =>
    lacks.includes(feature) ? null : { distance: 0.15, reason: textsOf(context).unmentioned[feature] }
}
