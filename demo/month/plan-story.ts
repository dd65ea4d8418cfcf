import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import { addDays, osloDate } from '../../src/domain/time/calendar.ts'
import { instantInOslo } from '../../src/domain/time/oslo-instant.ts'
import { findForm } from '../../src/features/form-catalogue/catalogue.ts'
import { photoFieldOf } from '../../src/forms/engine/form.ts'
import type { Random } from '../illustrations/random.ts'
import type { Written } from './answers/written.ts'
import { monthForms } from './forms.ts'
import { momentIn, momentPartsOf } from './moments.ts'
import type { Person } from './people.ts'
import { type StaffPerson, staffWith } from './staff.ts'
import type { Sending, Step, Story } from './story.ts'
import type { Act, Tale } from './tales.ts'
import { notes, replyTexts, senderMessages } from './texts/replies.ts'
import { vary } from './vary.ts'

interface Plan {
  formId: string
  at: Date
  person: Person
  tale: Tale
  /** The end of the month. */
  until: Date
  random: Random
}

/** How long cases take, in days, at most. */
const MAX_DAYS = 6
const MAX_DAYS_OF_URGENT = 1

/** How many of a hundred forms that could show something have photos, and are taken by telephone. */
const PHOTO_SHARE = 0.14
const TELEPHONE_SHARE = 0.05

/** One case: its form, filled in, and what happens to it. */
export function planStory(plan: Plan): Story {
  const { formId, at, person, tale, until, random } = plan
  const written = write(plan, person, at)
  const isUrgent = written.entries.urgency?.[0] === 'urgent'
  const days = random.range(0.3, isUrgent ? MAX_DAYS_OF_URGENT : MAX_DAYS)
  const end = new Date(Math.min(until.getTime(), at.getTime() + days * 86_400_000))
  const team = teamOf(formId, random)
  const parts = momentPartsOf(at, end, tale.acts.length)
  const steps = tale.acts.map((act, index): Step => {
    const isLast = index === tale.acts.length - 1
    const period = isLast && news.includes(act) ? lately(plan, parts[index]) : parts[index]
    const when = momentIn(random, period ?? [at, end], act.startsWith('sender') ? 'sender' : 'staff')
    return stepOf(act, when, { plan, written, team })
  })
  const form = findForm(formId)
  const hasPhoto = form !== undefined && photoFieldOf(form) !== null && random.chance(PHOTO_SHARE)
  const isByTelephone = written.scene !== undefined && !tale.held && random.chance(TELEPHONE_SHARE)
  return {
    sending: {
      formId,
      at,
      person,
      entries: written.entries,
      scenes: hasPhoto && written.scene ? [written.scene] : [],
      held: tale.held ?? null,
    },
    registeredBy: isByTelephone ? team.lead : null,
    steps,
  }
}

function write({ formId, random, tale }: Plan, person: Person, at: Date): Written {
  const form = monthForms[formId]
  if (!form) throw new Error(`There are no answers to the form ${formId}`)
  return form.write({ random, person, day: osloDate(at), isUrgent: tale.isUrgent ?? false })
}

/** What staff answer within days: where nothing has followed, it has just come. */
const news: readonly Act[] = ['sender-answers', 'sender-writes-again', 'sender-adds-photo']

const NEWS_MS = 1.5 * 86_400_000

/** The last days of the month, as far as they come after the beginning of a period. */
function lately({ until }: Plan, [from] = [until, until]): [Date, Date] {
  return [new Date(Math.max(from.getTime(), until.getTime() - NEWS_MS)), until]
}

interface Team {
  /** Who sorts the cases, and may merge and release them. */
  lead: StaffPerson
  /** Who works on the case. */
  worker: StaffPerson
}

const leads: readonly StaffRole[] = ['saksbehandler']

function teamOf(formId: string, random: Random): Team {
  const readers = findForm(formId)?.readers ?? []
  const hands = staffWith(readers).filter(({ role }) => role !== 'administrator')
  const caretakers = hands.filter(({ role }) => role === 'vaktmester')
  const workers = caretakers.length > 0 && random.chance(0.65) ? caretakers : hands
  return { lead: random.pick(staffWith(leads)), worker: random.pick(workers) }
}

interface Scene {
  plan: Plan
  written: Written
  team: Team
}

function stepOf(act: Act, at: Date, { plan, written, team: { lead, worker } }: Scene): Step {
  const { random, until, formId } = plan
  const say = (patterns: readonly string[]) => vary(random, random.pick(patterns))
  const inDays = (days: number, hour: number) => instantInOslo(addDays(osloDate(until), days), hour)
  switch (act) {
    case 'assign':
      return { act, at, by: random.chance(0.4) ? worker : lead, to: worker }
    case 'on-it':
      return { act: 'reply', at, by: worker, text: say(replyTexts.onIt) }
    case 'question':
      return { act: 'reply', at, by: worker, text: say(replyTexts.question), status: 'waiting-for-sender' }
    case 'close': {
      const text = say(replyTexts.closing).replace('{outcome}', written.outcome)
      return { act: 'reply', at, by: worker, text, status: 'done' }
    }
    case 'note':
      return { act, at, by: worker, text: say(notes), scenes: [] }
    case 'photo-note':
      return { act: 'note', at, by: worker, text: say(notes), scenes: written.scene ? [written.scene] : [] }
    case 'snooze':
      return { act, at, by: worker, until: inDays(random.int(1, 6), 8) }
    case 'due':
      return { act, at, by: worker, due: inDays(random.int(0, 4), 16) }
    case 'follow':
    case 'release':
      return { act, at, by: lead }
    case 'duplicate':
      return { act: 'merge-duplicate', at, by: lead, duplicate: duplicateOf(plan, formId, at) }
    case 'sender-answers':
      return { act: 'sender-writes', at, text: say(senderMessages.answer) }
    case 'sender-writes-again':
      return { act: 'sender-writes', at, text: say(senderMessages.again) }
    case 'sender-adds-photo':
      return { act, at, scene: written.scene ?? 'hallway' }
    case 'sender-reopens':
    case 'sender-withdraws':
      return { act, at }
  }
}

/** The same from a neighbour in the same house, sent between the first of them and the merging. */
function duplicateOf(plan: Plan, formId: string, mergedAt: Date): Sending {
  const { random, person, at } = plan
  const neighbour: Person = {
    ...person,
    first: random.pick(['Berit', 'Geir', 'Nora', 'Tom', 'Wenche', 'Ali']),
    email: `nabo.${person.email}`,
    phone: `4${person.phone.slice(1)}`,
    home: { ...person.home, unit: `H0${random.int(1, 5)}0${random.int(1, 8)}` },
  }
  const between = new Date((at.getTime() + mergedAt.getTime()) / 2)
  return {
    formId,
    at: between,
    person: neighbour,
    entries: write(plan, neighbour, between).entries,
    scenes: [],
    held: null,
  }
}
