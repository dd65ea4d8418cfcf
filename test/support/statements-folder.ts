import { join } from 'node:path'

/** Where the unit tests write which statements they have sent to PostgreSQL, a file for each test file. */
export const statementsFolder = join(import.meta.dirname, '../../test-results/statements')
