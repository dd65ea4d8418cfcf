import { advertisingSpaces } from './advertising.ts'
import { inlandColiving } from './coliving-inland.ts'
import { larvikColiving } from './coliving-larvik.ts'
import { inlandCommercial } from './commercial-inland.ts'
import { larvikCommercial } from './commercial-larvik.ts'
import type { DemoEntry } from './entry.ts'
import { larvikOuterHomes } from './homes-larvik-around.ts'
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
  ...larvikOuterHomes,
  ...notoddenHomes,
  ...stokkeHomes,
  ...parking,
  ...larvikCommercial,
  ...inlandCommercial,
  ...larvikColiving,
  ...inlandColiving,
  ...storage,
  ...advertisingSpaces,
]
