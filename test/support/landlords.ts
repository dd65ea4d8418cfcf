import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { landlordFolder } from '../../tooling/landlord-folder.mjs'

const root = join(import.meta.dirname, '../..')

/** The files of a landlord's folder, as the engine reads them. */
export interface LandlordFolder {
  advertising: typeof import('#landlord/advertising.ts')
  appliances: typeof import('#landlord/appliances.ts')
  colours: typeof import('#landlord/colours.ts')
  categories: typeof import('#landlord/categories.ts')
  company: typeof import('#landlord/company.ts')
  'form-settings': typeof import('#landlord/form-settings.ts')
  'display-font': typeof import('#landlord/display-font.ts')
  'drawn-pictures': typeof import('#landlord/drawn-pictures.ts')
  guides: typeof import('#landlord/guides.ts')
  'image-import': typeof import('#landlord/image-import.ts')
  'invoice-companies': typeof import('#landlord/invoice-companies.ts')
  landing: typeof import('#landlord/landing.ts')
  locations: typeof import('#landlord/locations.ts')
  navigation: typeof import('#landlord/navigation.ts')
  'pages/bolig': typeof import('#landlord/pages/bolig.ts')
  'pages/coliving': typeof import('#landlord/pages/coliving.ts')
  'pages/eiendommer': typeof import('#landlord/pages/eiendommer.ts')
  'pages/fakturainformasjon': typeof import('#landlord/pages/fakturainformasjon.ts')
  'pages/fordeler': typeof import('#landlord/pages/fordeler.ts')
  'pages/husordensregler': typeof import('#landlord/pages/husordensregler.ts')
  'pages/interesseskjema': typeof import('#landlord/pages/interesseskjema.ts')
  'pages/kundeservice': typeof import('#landlord/pages/kundeservice.ts')
  'pages/ledige-leiligheter': typeof import('#landlord/pages/ledige-leiligheter.ts')
  'pages/min-side': typeof import('#landlord/pages/min-side.ts')
  'pages/minilager': typeof import('#landlord/pages/minilager.ts')
  'pages/naering': typeof import('#landlord/pages/naering.ts')
  'pages/om-oss': typeof import('#landlord/pages/om-oss.ts')
  'pages/parkering': typeof import('#landlord/pages/parkering.ts')
  'pages/parkering-soknad': typeof import('#landlord/pages/parkering-soknad.ts')
  'pages/personvern': typeof import('#landlord/pages/personvern.ts')
  'pages/reklame': typeof import('#landlord/pages/reklame.ts')
  'pages/rense-sluket': typeof import('#landlord/pages/rense-sluket.ts')
  'pages/sjekkliste': typeof import('#landlord/pages/sjekkliste.ts')
  'pages/solo-service': typeof import('#landlord/pages/solo-service.ts')
  prices: typeof import('#landlord/prices.ts')
  promises: typeof import('#landlord/promises.ts')
  'reply-templates': typeof import('#landlord/reply-templates.ts')
  'search-answers': typeof import('#landlord/search-answers.ts')
  'staff-roles': typeof import('#landlord/staff-roles.ts')
  'town-maps': typeof import('#landlord/town-maps.ts')
  wordmark: typeof import('#landlord/wordmark.ts')
}

/** All files of a landlord's folder, by their names without an ending. What they lack is for the compiler to say. */
async function readLandlord(folder: string): Promise<LandlordFolder> {
  const names = (await readdir(join(root, folder), { recursive: true })).filter((name) =>
    /^[^.]+\.ts$/.test(name),
  )
  const files = await Promise.all(
    names.map(async (name) => [name.replace(/\.ts$/, ''), await import(join(root, folder, name))]),
  )
  return Object.fromEntries(files)
}

export const firstLandlord = await readLandlord('landlord')
/** What `new-landlord` begins with, as it stands: with every category. */
export const templateLandlord = await readLandlord('landlord-template')
export const ownLandlord = await readLandlord(landlordFolder(root))
