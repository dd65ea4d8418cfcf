import { changeSource } from '../../../test/support/change-source.ts'

/** Preloaded into a site: a mail that was refused is not tried again. */
changeSource('src/platform/mail/retries.ts', 'export const MAX_RETRIES = 36', 'export const MAX_RETRIES = 0')
