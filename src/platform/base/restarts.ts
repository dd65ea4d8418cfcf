import { z } from 'zod'

/** How often the parent of `npm start` has started the server again, and why it did so last. */
const Restarts = z.object({
  restarts: z.number().int(),
  lastCrash: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
})

export type Restarts = z.infer<typeof Restarts>

/** The restarts that the parent process reports in HUSVAER_RESTARTS; none where there is no parent. */
export function readRestarts(environment: NodeJS.ProcessEnv): Restarts {
  const text = environment.HUSVAER_RESTARTS
  return text ? Restarts.parse(JSON.parse(text)) : { restarts: 0, lastCrash: null }
}
