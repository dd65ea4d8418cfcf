import { formatPosition, type ListPosition, parsePosition } from '../lists/list-position.ts'
import { keysOf } from '../records.ts'
import { choiceIn } from '../submissions/no-choice.ts'
import { type IsoDate, parseDate } from '../time/calendar.ts'
import { type CaseReference, parseCaseReference } from './case-reference.ts'
import { type CaseStatus, isClosed } from './case-status.ts'

/** The lanes of the inbox, in order. «alle» is the lane of a search. */
export const lanes = [
  'haster',
  'for-sent',
  'nye',
  'mine',
  'venter-pa-oss',
  'venter-pa-avsender',
  'utsatt',
  'kontroll',
  'ferdig',
  'alle',
] as const

export type Lane = (typeof lanes)[number]

/** Where a case lies: the lane of its status, or in another case. */
export type CasePlace =
  | Extract<Lane, 'venter-pa-oss' | 'venter-pa-avsender' | 'utsatt' | 'kontroll' | 'ferdig'>
  | 'slatt-sammen'

interface Standing {
  status: CaseStatus
  isHeld: boolean
  isMerged: boolean
  isSnoozed: boolean
}

/** Where a search says that a case lies. */
export function placeOfCase({ status, isHeld, isMerged, isSnoozed }: Standing): CasePlace {
  if (isMerged) return 'slatt-sammen'
  if (isClosed(status)) return 'ferdig'
  if (isHeld) return 'kontroll'
  if (isSnoozed) return 'utsatt'
  return status === 'waiting-for-sender' ? 'venter-pa-avsender' : 'venter-pa-oss'
}

/** The lane that opens first: cases that wait for staff. */
export const defaultLane = 'venter-pa-oss' satisfies Lane

/** Whether a first reply came within its promised time, or not; a promise that still runs is neither. */
export const promiseStates = ['kept', 'broken'] as const

export type PromiseState = (typeof promiseStates)[number]

export const promiseValues = { kept: 'holdt', broken: 'brutt' } as const satisfies Record<
  PromiseState,
  string
>

/** The value of a filter for cases that have no assignee, or no town. */
export const NONE = 'ingen'

const FORM_SEPARATOR = ','

/** The value of the form filter for some forms, which may share a name. */
export const formsFilter = (ids: readonly string[]): string => ids.join(FORM_SEPARATOR)

/** The ids in the value of the form filter. */
export const formsIn = (filter: string): string[] => filter.split(FORM_SEPARATOR)

export const deadlineFilters = ['over', 'i-dag'] as const

/** An inbox query: lane, filters and search. It is stored as the query string of the URL. */
export interface InboxQuery {
  lane: Lane
  text: string
  /** The id of a form, or several with `FORM_SEPARATOR` between them. */
  form: string | null
  /** A town, or «ingen». */
  town: string | null
  property: string | null
  urgency: string | null
  /** A colleague's id, or «ingen». */
  assignee: string | null
  from: IsoDate | null
  to: IsoDate | null
  /** «over»: past its deadline. «i-dag»: the same, or its deadline is today. */
  deadline: (typeof deadlineFilters)[number] | null
  /** Closed on this day or later. */
  closedFrom: IsoDate | null
  /** Opened again by its sender on this day or later. */
  reopenedFrom: IsoDate | null
  reopenedTo: IsoDate | null
  /** Whether the promise of a first reply was kept. */
  promise: PromiseState | null
  /** The reference of a case: its sender's cases. No address names a person. */
  sender: CaseReference | null
  page: number
  /** Where in the list the page begins, or ends; null where it is found by its number alone. */
  position: ListPosition | null
}

/** The parameter of an address that holds a part of the query. */
export const inboxParameters = {
  lane: 'fane',
  text: 'q',
  form: 'skjema',
  town: 'by',
  property: 'eiendom',
  urgency: 'hast',
  assignee: 'ansvarlig',
  from: 'fra',
  to: 'til',
  deadline: 'frist',
  closedFrom: 'lukket-fra',
  reopenedFrom: 'gjenapnet-fra',
  reopenedTo: 'gjenapnet-til',
  promise: 'lofte',
  sender: 'avsender',
  page: 'side',
  position: 'fra-sak',
} as const satisfies Record<keyof InboxQuery, string>

const MAX_FILTER_CHARACTERS = 200

export function parseInboxQuery(search: URLSearchParams): InboxQuery {
  const get = (part: keyof typeof inboxParameters) =>
    choiceIn(search.get(inboxParameters[part])?.trim().slice(0, MAX_FILTER_CHARACTERS) ?? null)
  const text = get('text') ?? ''
  const lane = lanes.find((each) => each === get('lane'))
  const page = Number(get('page'))
  return {
    lane: lane ?? (text ? 'alle' : defaultLane),
    text,
    form: get('form'),
    town: get('town'),
    property: get('property'),
    urgency: get('urgency'),
    assignee: get('assignee'),
    from: parseDate(get('from') ?? ''),
    to: parseDate(get('to') ?? ''),
    deadline: deadlineFilters.find((each) => each === get('deadline')) ?? null,
    closedFrom: parseDate(get('closedFrom') ?? ''),
    reopenedFrom: parseDate(get('reopenedFrom') ?? ''),
    reopenedTo: parseDate(get('reopenedTo') ?? ''),
    promise: promiseStates.find((state) => promiseValues[state] === get('promise')) ?? null,
    sender: parseCaseReference(get('sender') ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    position: parsePosition(get('position') ?? ''),
  }
}

/** Whether the query has no filter besides its lane and search text. */
export const notNarrowed = {
  form: null,
  town: null,
  property: null,
  urgency: null,
  assignee: null,
  from: null,
  to: null,
  deadline: null,
  closedFrom: null,
  reopenedFrom: null,
  reopenedTo: null,
  promise: null,
  sender: null,
} as const satisfies Partial<InboxQuery>

/** What a query says of its page, where that is the first. */
export const firstPage = { page: 1, position: null } as const satisfies Partial<InboxQuery>

export function isNarrowed(query: InboxQuery): boolean {
  return keysOf(notNarrowed).some((part) => query[part] !== null)
}

/** A query of a lane with only the given filters. */
export function laneQuery(lane: Lane, narrowed: Partial<InboxQuery> = {}): InboxQuery {
  return { lane, text: '', ...firstPage, ...notNarrowed, ...narrowed }
}

/** The query as a URL query string. */
export function inboxSearch(query: InboxQuery): string {
  const search = new URLSearchParams()
  for (const part of keysOf(inboxParameters)) {
    const value = valueIn(query, part)
    if (part === 'page' && value === 1) continue
    if (value) search.set(inboxParameters[part], String(value))
  }
  return search.toString()
}

function valueIn(query: InboxQuery, part: keyof InboxQuery): string | number | null {
  if (part === 'promise') return query.promise && promiseValues[query.promise]
  if (part === 'position') return query.position && formatPosition(query.position)
  return query[part]
}

/** The URL of a case in a list. It keeps the list, which can stand beside the case. */
export function casePath(reference: string, query: InboxQuery): string {
  return `/saker/${reference}?${inboxSearch(query)}`
}

/** The URL of the card of a case's sender. */
export const senderPath = (reference: string): string => `/saker/${reference}/person`

/** The URL of an inbox query with some parts changed. Any change leads to the first page. */
export function inboxPath(query: InboxQuery, change: Partial<InboxQuery> = {}): string {
  return `/saker?${inboxSearch({ ...query, ...firstPage, ...change })}`
}
