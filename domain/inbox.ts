import { type IsoDate, parseDate } from './calendar.ts'
import { choiceIn } from './no-choice.ts'

/** The lanes of the inbox, in the order in which one looks at them. «alle» is where a search looks. */
export const lanes = [
  'haster',
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

/** The lane that opens first: what staff have to do something about. */
export const defaultLane = 'venter-pa-oss' satisfies Lane

/** What a staff member looks for in the inbox. Its spelling is the query of the page's address. */
export interface InboxQuery {
  lane: Lane
  text: string
  form: string | null
  town: string | null
  property: string | null
  urgency: string | null
  /** A colleague's id, or «ingen». */
  assignee: string | null
  from: IsoDate | null
  to: IsoDate | null
  /** «over»: past its deadline. */
  deadline: 'over' | null
  /** Closed on this day or later. */
  closedFrom: IsoDate | null
  page: number
}

/** How the parts of a query are spelled. */
const names = {
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
  page: 'side',
} as const satisfies Record<keyof InboxQuery, string>

const MAX_FILTER_CHARACTERS = 200

export function parseInboxQuery(search: URLSearchParams): InboxQuery {
  const get = (part: keyof typeof names) =>
    choiceIn(search.get(names[part])?.trim().slice(0, MAX_FILTER_CHARACTERS) ?? null)
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
    deadline: get('deadline') === 'over' ? 'over' : null,
    closedFrom: parseDate(get('closedFrom') ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Nothing narrows the list down but its lane and what is looked for. */
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
} as const satisfies Partial<InboxQuery>

export function isNarrowed(query: InboxQuery): boolean {
  return Object.keys(notNarrowed).some((part) => query[part as keyof typeof notNarrowed] !== null)
}

/** A query of a lane that nothing narrows down but what is given. */
export function laneQuery(lane: Lane, narrowed: Partial<InboxQuery> = {}): InboxQuery {
  return { lane, text: '', page: 1, ...notNarrowed, ...narrowed }
}

/** The query as it stands in an address. */
export function inboxSearch(query: InboxQuery): string {
  const search = new URLSearchParams()
  for (const [part, name] of Object.entries(names) as [keyof InboxQuery, string][]) {
    const value = query[part]
    if (part === 'page' && value === 1) continue
    if (value) search.set(name, String(value))
  }
  return search.toString()
}

/** The address of an inbox query, with some parts changed. Whatever changes, one starts on the first page. */
export function inboxPath(query: InboxQuery, change: Partial<InboxQuery> = {}): string {
  return `/saker?${inboxSearch({ ...query, page: 1, ...change })}`
}
