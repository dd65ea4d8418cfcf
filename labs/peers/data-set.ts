import pg from 'pg'
import { type Picture, pictureSrcSet, pictureUrl } from '../../src/domain/portfolio/picture.ts'
import type {
  PropertyCardView,
  PropertyDetail,
  PropertyList,
} from '../../src/features/portfolio-browsing/server/views.ts'

/** As the browser's code asks for a page's data. */
async function read<Data>(url: string): Promise<Data> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

/** The widest picture of a card, and of a property's page, as our pages have them. */
const CARD_WIDTH = 960
const PAGE_WIDTH = 1600

/** The markup of a picture with its texts made, so that peers write the same. */
function shownPicture(picture: Picture | null, widest: typeof CARD_WIDTH | typeof PAGE_WIDTH) {
  if (!picture) return null
  const bands = picture.preview.match(/[0-9a-f]{3}/g) ?? []
  return {
    src: pictureUrl(picture.key, 640),
    srcSet: pictureSrcSet(picture, widest),
    width: picture.width,
    height: picture.height,
    preview: bands.map((colour, row) => `<path fill="#${colour}" d="M0 ${row}h1v1H0z"/>`).join(''),
  }
}

const shownCard = (card: PropertyCardView) => ({ ...card, picture: shownPicture(card.picture, CARD_WIDTH) })

const shownProperty = (property: PropertyDetail) => ({
  ...property,
  distances: property.distances.map(({ to, length }) => ({ label: to, value: length })),
  pictures: property.pictures.map((picture) => shownPicture(picture, PAGE_WIDTH)),
  alternatives: property.alternatives.map(shownCard),
})

/** What a telephone loads of a card. */
const LOADED_WIDTH = 960

/** Has every picture drawn and the loaded width made, so that a site that has just begun does neither while it is measured. */
async function askForPictures(site: string, cards: readonly PropertyCardView[]): Promise<void> {
  for (const { id, picture } of cards) {
    const { pictures } = await read<PropertyDetail>(`${site}/api/eiendommer/${id}`)
    const shown = [
      ...pictures.map(({ key }) => pictureUrl(key, 320)),
      picture && pictureUrl(picture.key, LOADED_WIDTH),
    ]
    for (const path of shown.filter((each) => each !== null)) {
      const answer = await fetch(site + path, { headers: { Accept: 'image/avif,*/*' } })
      await answer.arrayBuffer()
    }
  }
}

/**
 * Writes the portfolio that our site shows into tables for the peers, with every text made: they have less to do than
 * ours, which formats numbers, prices and dates itself. Gives the property whose page is measured: a vacant home.
 */
export async function exportDataSet(site: string, databaseUrl: string): Promise<string> {
  const first = await read<PropertyList>(`${site}/api/eiendommer`)
  const rest = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, index) =>
      read<PropertyList>(`${site}/api/eiendommer?side=${index + 2}`),
    ),
  )
  const cards = [first, ...rest].flatMap((list) => list.cards)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`
    drop schema if exists peers cascade;
    create schema peers;
    create table peers.cards (
      position integer primary key, id uuid not null, title text not null, type text not null, location text not null,
      vacancy jsonb, price text, facts jsonb not null, energy_class text, picture jsonb
    );
    create table peers.properties (id uuid primary key, property jsonb not null)`)
  await askForPictures(site, cards)
  for (const [position, card] of cards.map(shownCard).entries()) {
    const { id, title, type, location, vacancy, price, facts, energyClass, picture } = card
    await client.query('insert into peers.cards values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      position,
      id,
      title,
      type,
      location,
      vacancy && JSON.stringify(vacancy),
      price,
      JSON.stringify(facts),
      energyClass,
      picture && JSON.stringify(picture),
    ])
    const property = await read<PropertyDetail>(`${site}/api/eiendommer/${id}`)
    await client.query('insert into peers.properties values ($1, $2)', [
      id,
      JSON.stringify(shownProperty(property)),
    ])
  }
  await client.query('analyze peers.cards, peers.properties')
  await client.end()
  const home = cards.find(({ type, vacancy }) => type === 'Bolig' && vacancy?.kind === 'now')
  if (!home) throw new Error('The demo portfolio has no vacant home')
  return home.id
}
