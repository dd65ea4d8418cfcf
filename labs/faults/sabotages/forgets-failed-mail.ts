import { changeSending } from '../mail-sending.ts'

/** Preloaded into a site: a mail that could not be handed in counts as sent. */
changeSending((send) => send().catch(() => ({})))
