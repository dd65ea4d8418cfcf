import { addDays, firstDayOfMonth, type IsoDate, osloDate, weekday } from '../../../domain/time/calendar.ts'

/** How many backups are kept: the last one of so many days, weeks and months that have one. */
export interface KeptCounts {
  days: number
  weeks: number
  months: number
}

const NAME = /^husvaer-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})Z\.age$/

/** The name of a backup that is made now, such as `husvaer-2026-11-22T0115Z.age`. */
export function backupName(now: Date): string {
  return `husvaer-${now.toISOString().slice(0, 16).replace(':', '')}Z.age`
}

/** When a backup was made, by its name; null for any other file. */
export function backupMadeAt(name: string): Date | null {
  const [, day, hour, minute] = NAME.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:00Z`) : null
}

/** The names of the backups, the newest first. Other files are left out. */
export function newestBackups(names: readonly string[]): string[] {
  return names
    .filter((name) => backupMadeAt(name) !== null)
    .sort()
    .reverse()
}

/** Those of the files in a folder that rotation removes. Files with other names are never among them. */
export function outdatedBackups(names: readonly string[], kept: KeptCounts): string[] {
  const newest = newestBackups(names)
  const periods: [number, (day: IsoDate) => string][] = [
    [kept.days, (day) => day],
    [kept.weeks, (day) => addDays(day, -((weekday(day) + 6) % 7))],
    [kept.months, firstDayOfMonth],
  ]
  const wanted = new Set(periods.flatMap(([count, periodOf]) => lastOfEach(newest, periodOf).slice(0, count)))
  return newest.filter((name) => !wanted.has(name))
}

/** The last backup of each period, the newest period first. */
function lastOfEach(newest: readonly string[], periodOf: (day: IsoDate) => string): string[] {
  const found = new Map<string, string>()
  for (const name of newest) {
    const at = backupMadeAt(name)
    const period = at && periodOf(osloDate(at))
    if (period && !found.has(period)) found.set(period, name)
  }
  return [...found.values()]
}
