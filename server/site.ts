import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import { type DataVersion, followDataVersion } from './database/data-version.ts'
import { type Database, openDatabase } from './database/database.ts'
import type { Log } from './log.ts'
import { openStorage, type Storage } from './pictures/storage.ts'
import { createKeyRing, type KeyRing } from './secrets/key-ring.ts'
import { openSecretKey, type SecretKey } from './secrets/secret-key.ts'

/** The parts that everything else is built on, opened once and handed down. */
export interface Site {
  config: Config
  log: Log
  database: Database
  storage: Storage
  version: DataVersion
  catalogue: Catalogue
  secret: SecretKey
  keyRing: KeyRing
  close(): Promise<void>
}

export async function openSite(config: Config, log: Log): Promise<Site> {
  const [database, storage] = await Promise.all([openDatabase(config), openStorage(config)])
  const [version, secret] = await Promise.all([followDataVersion(database.url, log), openSecretKey(config)])
  return {
    config,
    log,
    database,
    storage,
    version,
    catalogue: createCatalogue(database, version),
    secret,
    keyRing: createKeyRing(database.pool, secret),
    async close() {
      await version.close()
      await database.close()
    },
  }
}
