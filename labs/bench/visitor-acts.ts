import type { Page } from '@playwright/test'
import { comparisonPath } from '../../src/domain/portfolio/chosen-properties.ts'
import { FAVOURITES_PLACE } from '../../src/features/portfolio-browsing/ui/favourites/place.ts'
import { blankPhoto } from '../../test/support/blank-photo.ts'
import { type Act, type Acts, pressByFinger as press, pressKey } from './acts.ts'

/** A page that is measured: what a visitor does on it, one after the other, and what the device knows from before. */
export interface MeasuredPage {
  acts: Acts
  stored?: Readonly<Record<string, string>>
}

const filters = (page: Page) => page.getByRole('search', { name: 'Filtre' })
const main = (page: Page) => page.getByRole('main')
const button = (name: string | RegExp) => press((page) => main(page).getByRole('button', { name }).first())
const sendEmpty = press((page) => main(page).locator('form fieldset button[type=submit]').last())

const fillField = press((page) => main(page).locator('form').getByRole('textbox').first())

const choosePhoto: Act = async (page) => {
  const file = {
    name: 'bilde.jpg',
    mimeType: 'image/jpeg',
    buffer: await blankPhoto(4000, 3000).jpeg().toBuffer(),
  }
  await main(page).locator('input[type=file]').first().setInputFiles(file)
}

/** A dialog of customer service: it is opened by its tile, answered with nothing, and closed. */
const dialogOf = (tile: string): Acts => ({
  [`opens «${tile}»`]: press((page) => main(page).getByRole('link', { name: tile, exact: true }).first()),
  [`closes «${tile}»`]: press((page) => page.getByRole('dialog').getByRole('button', { name: 'Lukk' })),
})

const openMenu = press((page) => page.locator('header summary').first())

/** The pages that are measured: `home` is the id of a home, `others` those of other properties. */
export const measuredPages = (
  home: string,
  others: readonly string[],
): Readonly<Record<string, MeasuredPage>> => ({
  '/': {
    acts: {
      'opens the menu': openMenu,
      'unfolds a category': press((page) => page.locator('header nav li summary').first()),
      'closes the menu': openMenu,
      'sends the contact form empty': sendEmpty,
      'writes in it': fillField,
    },
  },
  '/eiendommer': {
    acts: {
      'asks for more («Vis flere»)': press((page) => page.getByRole('link', { name: 'Vis flere' })),
      'saves a home': button(/^Lagre/),
      'chooses a type': press((page) => page.getByRole('link', { name: 'Minilager' }).first()),
    },
  },
  '/eiendommer?type=bolig&by=larvik&soverom=2': {
    acts: {
      'opens the filters': press((page) => filters(page).getByRole('button', { name: 'Filtrer og sorter' })),
      'opens a filter': press((page) => filters(page).locator('summary').nth(1)),
      'makes a choice': press((page) => filters(page).locator('details[open] a:not([aria-current])').first()),
    },
  },
  '/eiendommer?type=bolig&visning=kart': {
    acts: {
      'opens the filters': press((page) => filters(page).getByRole('button', { name: 'Filtrer og sorter' })),
      'closes them': press((page) => filters(page).getByRole('button', { name: 'Lukk' }).first()),
      'chooses what stands at a pin': press((page) => page.locator('.map-canvas a').first()),
    },
  },
  [`/eiendommer/${home}`]: {
    acts: {
      'sees the next picture': button('Neste bilde'),
      'chooses a picture': press((page) => page.locator('.gallery li a').last()),
      'saves it': button(/^Lagre/),
      'unfolds who owns it': press((page) => page.getByText('Eier og matrikkel')),
    },
  },
  '/interesseskjema': {
    acts: {
      'chooses a type': press((page) => main(page).getByText('Parkering', { exact: true }).first()),
    },
  },
  '/interesseskjema?type=bolig': {
    acts: { 'sends it empty': sendEmpty, 'writes in a field': fillField, 'types a letter': pressKey('a') },
  },
  '/melde-avvik': {
    acts: {
      'sends it empty': sendEmpty,
      'chooses a photo': choosePhoto,
      'removes the photo': button(/^Fjern/),
    },
  },
  '/leilighetsundersokelse': { acts: { 'sends it empty': sendEmpty } },
  '/parkering-soknad': { acts: { 'sends it empty': sendEmpty } },
  '/hvitevarefeil': {
    acts: { 'unfolds an answer': press((page) => main(page).locator('details summary').first()) },
  },
  '/kundeservice': {
    acts: {
      ...dialogOf('Meld avvik'),
      ...dialogOf('Naboklage'),
      ...dialogOf('Tapt nøkkel'),
      ...dialogOf('Sjekkliste for flyttevask'),
      'unfolds the house rules': press((page) => main(page).locator('details summary').last()),
    },
  },
  '/si-fra?type=bolig&by=larvik&soverom=2': {
    acts: {
      'writes in it': fillField,
      'chooses how often': press((page) => main(page).getByText('Én gang om dagen', { exact: true })),
      'unfolds what the address is used for': press((page) => main(page).locator('details summary').first()),
      'sends it empty': button('Si fra til meg'),
    },
  },
  '/sok': {
    acts: {
      'goes to the field': press((page) => page.getByRole('combobox')),
      'types a letter': pressKey('s'),
      'types another, and gets suggestions': pressKey('l'),
      'goes to a suggestion': pressKey('ArrowDown'),
    },
  },
  '/favoritter': {
    stored: { [FAVOURITES_PLACE]: [home, ...others].join(' ') },
    acts: {
      'takes one out of the comparison': press((page) => page.getByRole('checkbox').first()),
      'removes one': button(/^Ta bort/),
    },
  },
  [comparisonPath([home, ...others])]: {
    acts: {
      'removes one': press((page) =>
        main(page)
          .getByRole('link', { name: /^Ta bort/ })
          .first(),
      ),
    },
  },
})
