import { join } from 'node:path'
import type { Language } from '../../../landlord-types/language.ts'
import { defaultLanguage } from '../../domain/text/language.ts'
import { perLanguage } from '../../domain/text/per-language.ts'
import { demoReader } from '../../features/demo-removal/server/marks.ts'
import { caseChannel, presenceChannel, staffChannel } from '../../features/inbox/server/live/live.ts'
import { type ContentStore, createContentStore } from '../../features/info-pages/server/edited-content.ts'
import { type Catalogue, createCatalogue } from '../../features/portfolio-browsing/server/catalogue.ts'
import type { MapCredit } from '../../features/portfolio-browsing/server/map/map-view.ts'
import type { Config } from '../../platform/base/config.ts'
import type { Log } from '../../platform/base/log.ts'
import { type DataVersion, dataChannel, followDataVersion } from '../../platform/database/data-version.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { type Listener, openListener } from '../../platform/database/listener.ts'
import { createDecoder, type Decoder } from '../../platform/photos/decoder.ts'
import { createKeyRing, type KeyRing } from '../../platform/secrets/key-ring.ts'
import { openSecretKey } from '../../platform/secrets/open-secret-key.ts'
import type { SecretKey } from '../../platform/secrets/secret-key.ts'
import { closePrivateFolders } from '../../platform/storage/data-folders.ts'
import { openStorage, type Storage } from '../../platform/storage/storage.ts'

/** Who has made the maps that are shown besides drawings; null where there is no map service. */
function mapCreditOf({ MAP_TILES_URL, MAP_ATTRIBUTION, MAP_ATTRIBUTION_URL }: Config): MapCredit | null {
  return MAP_TILES_URL ? { text: MAP_ATTRIBUTION, href: MAP_ATTRIBUTION_URL } : null
}

/** The parts that everything else is built on, opened once and handed down. */
export interface Site {
  config: Config
  log: Log
  database: Database
  storage: Storage
  listener: Listener
  version: DataVersion
  /** The portfolio in the words of the default language, and of any. */
  catalogue: Catalogue
  catalogueIn: (language: Language) => Catalogue
  content: ContentStore
  /** Whether it shows a demo. */
  isDemo: () => Promise<boolean>
  secret: SecretKey
  keyRing: KeyRing
  /** Decodes pictures from outside in a process of its own, which is started with the first. */
  decoder: Decoder
  /** Where jobs and commands put files while they work on them; the sweeper removes what a killed one left. */
  workFolder: string
  close(): Promise<void>
}

export interface OpenSiteOptions {
  /** A command works beside a running site, or without one. */
  as: 'site' | 'command'
  /** The SECRET_KEY that is being replaced; null but for the command that does so. */
  previousSecret?: SecretKey | null
  /** Ends the waiting for a database that is not there yet. */
  signal?: AbortSignal
}

/**
 * Opens the data that a configuration names, and brings the database up to date.
 * @throws ConfigError where SECRET_KEY is not the database's.
 */
export async function openSite(
  config: Config,
  log: Log,
  { as, previousSecret = null, signal }: OpenSiteOptions,
): Promise<Site> {
  const storage = await openStorage(config)
  const database = await openDatabase(config, log, as, signal)
  try {
    const secret = await openSecretKey(config, database.pool, previousSecret)
    const channels = [dataChannel, caseChannel, presenceChannel, staffChannel]
    const listener = await openListener(database.url, channels, log)
    await closePrivateFolders(config.DATA_DIR)
    const version = followDataVersion(listener)
    const decoder = createDecoder()
    const catalogueIn = perLanguage((language) =>
      createCatalogue({ pool: database.reads }, version, () => new Date(), mapCreditOf(config), language),
    )
    return {
      config,
      log,
      database,
      storage,
      listener,
      version,
      catalogue: catalogueIn(defaultLanguage),
      catalogueIn,
      content: createContentStore(database.pool, version, log),
      isDemo: demoReader(database.pool, version),
      secret,
      keyRing: createKeyRing(database.pool, secret),
      decoder,
      workFolder: join(config.DATA_DIR, 'uploads'),
      async close() {
        decoder.close()
        await listener.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}
