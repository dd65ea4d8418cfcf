import { advertising } from './advertising.ts'
import { coliving } from './coliving.ts'
import { commercial } from './commercial.ts'
import type { DemoEntry } from './entry.ts'
import { larvikCentreHomes } from './homes-larvik-centre.ts'
import { larvikCoastHomes } from './homes-larvik-coast.ts'
import { notoddenHomes } from './homes-notodden.ts'
import { stokkeHomes } from './homes-stokke.ts'
import { parking } from './parking.ts'
import { storage } from './storage.ts'

/** The whole demo portfolio. Streets, companies and registrations are made up; no one's home is meant. */
export const demoPortfolio: DemoEntry[] = [
  ...larvikCentreHomes,
  ...larvikCoastHomes,
  ...notoddenHomes,
  ...stokkeHomes,
  ...parking,
  ...commercial,
  ...coliving,
  ...storage,
  ...advertising,
]
