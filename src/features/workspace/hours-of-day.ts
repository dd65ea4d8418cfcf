import type { Option } from '../../forms/engine/field.ts'

/** A time of day in hours since midnight: «07.30». */
export const timeOfDay = (hours: number): string =>
  `${String(Math.floor(hours)).padStart(2, '0')}.${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`

/** The times of day from one to another, both included, as options: their values are hours since midnight. */
export function hourOptions(from: number, to: number, step = 1): Option[] {
  const count = Math.round((to - from) / step) + 1
  return Array.from({ length: count }, (_, i) => from + i * step).map((hours) => ({
    value: String(hours),
    label: timeOfDay(hours),
  }))
}
