import { pick } from '../../src/domain/records.ts'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { type Random, randomFrom } from '../illustrations/random.ts'
import { arrivalsBefore } from './arrivals.ts'
import { monthForms } from './forms.ts'
import { makePeople } from './people.ts'
import { planStory } from './plan-story.ts'
import { divided, shuffled } from './shares.ts'
import type { Story } from './story.ts'
import { closedTales, openTales, type Tale } from './tales.ts'

export interface Month {
  /** How many cases. */
  count: number
  /** Its end: nothing has happened after it. */
  until: Date
  /** The same seed gives the same month. */
  seed: number
}

/** How many of a thousand cases are still open at the end of the month. */
const OPEN_IN_A_THOUSAND = 88

/** How many of a thousand came last, and no staff member has done anything with them. */
const UNTOUCHED_IN_A_THOUSAND = 46

const untouched: Tale = { acts: [], share: 0 }

/** The forms that promise no reply, and so are never late. */
const withoutPromise = ['apartment-survey', 'apartment-survey-dialog', 'house-rules-agreement']

/** A month of cases as landlords have them, the newest first. Without input or output. */
export function planMonth({ count, until, seed }: Month): Story[] {
  const random = randomFrom(seed)
  const people = makePeople(random, Math.ceil(count * 0.6))
  const arrivals = arrivalsBefore(until, count, random)
  const tales = talesOf(count, random)
  const forms = shuffled(divided(count, sharesOfForms()), random)
  return arrivals.map((at, place) => {
    const tale = tales[place] ?? untouched
    const formId = takeForm(forms, tale)
    // Each case has chances of its own: one more act in a case does not change all that come after it.
    const own = randomFrom(seed * 10_000 + place)
    return planStory({ formId, at, tale, until, person: own.pick(people), random: own })
  })
}

/** What happens to each case, the newest first: most that are open were sent lately. */
function talesOf(count: number, random: Random): Tale[] {
  const fresh = Math.round((count * UNTOUCHED_IN_A_THOUSAND) / 1000)
  const other = Math.max(
    Object.keys(openTales).length,
    Math.round((count * (OPEN_IN_A_THOUSAND - UNTOUCHED_IN_A_THOUSAND)) / 1000),
  )
  const open = divided(other, openTales).map((name): Tale => openTales[name])
  const tales = new Map<number, Tale>()
  for (let place = 0; place < fresh; place += 1) tales.set(place, untouched)
  for (const [index, tale] of open.entries()) {
    let place = fresh + Math.floor((index / open.length) ** 2 * (count - fresh) * 0.85)
    while (tales.has(place)) place += 1
    tales.set(place, tale)
  }
  const closed = shuffled(divided(count - tales.size, closedTales), random)
  return Array.from({ length: count }, (_, place) => {
    const known = tales.get(place)
    if (known) return known
    const name = closed.pop()
    return name ? closedTales[name] : untouched
  })
}

function takeForm(forms: string[], { isLate = false, isUrgent = false }: Tale): string {
  const index = forms.findIndex(
    (form) => (!isLate || !withoutPromise.includes(form)) && (!isUrgent || form.startsWith('issue-report')),
  )
  const [form] = forms.splice(Math.max(0, index), 1)
  if (form === undefined) throw new Error('There are fewer forms than cases')
  return form
}

/** The forms that the month has answers for. A landlord without parking has no form for it. */
export const formsOfMonth = () => Object.keys(monthForms).filter((formId) => findForm(formId) !== undefined)

const sharesOfForms = () => pick(monthForms, formsOfMonth())
