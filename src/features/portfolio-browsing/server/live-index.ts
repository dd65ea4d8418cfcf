import type { IsoDate } from '../../../domain/time/calendar.ts'
import type { DataTag, DataVersion } from '../../../platform/database/data-version.ts'

/** While no notification of a change arrives, what is older than this is made again. */
const MAX_AGE_WITHOUT_NOTIFICATIONS_MS = 1000

/** Something made from the data, as it is now and on this day. */
export interface LiveIndex<T> {
  /**
   * Made from the data as it is when it is asked for, or newer. Made once for all who ask, when the first one does after a
   * change or after midnight. Rejects where the database cannot be read.
   */
  current(): Promise<T>
}

interface LiveIndexOptions<T> {
  version: Pick<DataVersion, 'lastChangeOf' | 'isFollowing'>
  /** The parts of the data that it is made from. */
  tags: readonly DataTag[]
  today: () => IsoDate
  make(day: IsoDate): Promise<T>
}

interface Moment {
  /** The number of the newest change. */
  version: number
  day: IsoDate
  at: number
}

type Made<T> = Moment & { index: T }

export function liveIndex<T>({ version, tags, today, make }: LiveIndexOptions<T>): LiveIndex<T> {
  let made: Made<T> | null = null
  let making: Promise<Made<T>> | null = null

  const thisMoment = (): Moment => ({
    version: version.lastChangeOf(tags).number,
    day: today(),
    at: Date.now(),
  })

  const makeNow = async (): Promise<Made<T>> => {
    const started = thisMoment()
    return { ...started, index: await make(started.day) }
  }

  const isNewAt = (index: Made<T>, asked: Moment): boolean =>
    index.version >= asked.version &&
    index.day >= asked.day &&
    (version.isFollowing() || asked.at - index.at < MAX_AGE_WITHOUT_NOTIFICATIONS_MS)

  return {
    async current() {
      const asked = thisMoment()
      // What is being made may have begun before the change: then it is made once more.
      while (!made || !isNewAt(made, asked)) {
        making ??= makeNow().finally(() => {
          making = null
        })
        made = await making
      }
      return made.index
    },
  }
}
