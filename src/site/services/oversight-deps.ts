import type { CaseworkDeps } from '../../features/inbox/server/caseworker.ts'
import type { IncomingDeps } from '../../features/incoming-mail/server/ingest-mail.ts'
import type { Storage } from '../../platform/storage/storage.ts'

/** The dependencies of what is done with mail and with persons' data. */
export interface OversightDeps extends CaseworkDeps {
  storage: Storage
  incoming: IncomingDeps
}
