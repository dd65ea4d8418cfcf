import { z } from 'zod'

const count = z.coerce.number().int().positive()

/** The presses of an act: on the day that the table was begun, now, and at most in the end. */
const row = z.object({ act: z.string().min(1), before: count, now: count, atMost: count })

export type PressRow = z.output<typeof row>

/** The rows of the table in docs/presses.md, by the act. */
export function parsePressTable(document: string): Map<string, PressRow> {
  const lines = document.split('\n').filter((line) => /^\|.*\d/.test(line))
  return new Map(
    lines.map((line) => {
      const [, act, before, , now, , atMost] = line.split('|').map((cell) => cell.trim())
      const parsed = row.parse({ act, before, now, atMost })
      return [parsed.act, parsed]
    }),
  )
}
