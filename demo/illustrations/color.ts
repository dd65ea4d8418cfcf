/** Colours are `#rrggbb` throughout. */
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

const hex = (values: number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The colour that lies `amount` (0 to 1) of the way from `from` to `to`. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to)
  return hex(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * amount))
}

/** Lighter towards warm white. */
export const lighter = (color: string, amount: number) => mix(color, '#fff8ea', amount)

/** Darker towards ink, so that shadows stay cool and never go black. */
export const darker = (color: string, amount: number) => mix(color, '#16232c', amount)
