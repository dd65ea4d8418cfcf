import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { PropertyList } from '../../src/features/portfolio-browsing/server/views.ts'
import { blankPhoto } from '../support/blank-photo.ts'
import { formWithId } from '../support/form-with-id.ts'
import { sampleEntries } from '../support/sample-answers.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { keys, type Person } from './person.ts'
import { staffActs } from './staff-acts.ts'
import { type Act, sendFault } from './stage.ts'

async function fillIn(person: Person, form: string, id: string): Promise<void> {
  for (const [name, [value = '']] of Object.entries(sampleEntries(formWithId(id))))
    await person.answer(form, name, value.split('\n')[0] ?? '')
}

const homes = async (request: APIRequestContext): Promise<PropertyList['cards']> =>
  (await request.get('/api/eiendommer?type=bolig')).json().then(({ cards }) => cards)

async function twoPhotos(): Promise<string[]> {
  const folder = temporaryFolder('photos')
  const files = ['en.jpg', 'to.jpg'].map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, await blankPhoto().jpeg().toBuffer())
  return files
}

/** What is done at the site in each engine, one after the other in one tab. */
export const acts: readonly Act[] = [
  {
    name: 'the front page is shown, with its pictures',
    async act({ person }) {
      await person.open('/')
      await person.sees('h1')
      await person.expect('[...document.images].some((image) => image.complete && image.naturalWidth > 0)')
    },
  },
  {
    name: 'the menu is opened, and closed by Escape',
    async act({ person }) {
      await person.open('/om-oss')
      await person.press('.menu-button')
      await person.sees('.menu-panel a', 'Fakturainformasjon')
      await person.type(keys.Escape)
      await person.seesNo('.menu-panel a')
    },
  },
  {
    name: 'the list shows more',
    async act({ person }) {
      await person.open('/eiendommer')
      await person.press('main a', 'Vis flere')
      await person.expect("document.querySelectorAll('.card').length", 48)
    },
  },
  {
    name: 'a type is pressed',
    async act({ person }) {
      await person.open('/eiendommer')
      await person.press('.category-filter a', 'Parkering')
      await person.isAt('/eiendommer?type=parkering')
      await person.sees('.eiendommer-count', 'Parkering')
    },
  },
  {
    name: 'a filter is opened, and one of its choices pressed',
    async act({ person }) {
      await person.open('/eiendommer?type=bolig')
      await person.press('#filtre summary', 'Sted')
      await person.press('#filtre a', 'Larvik')
      await person.isAt('/eiendommer?type=bolig&by=larvik')
      await person.sees('h1', 'Boliger i Larvik')
    },
  },
  {
    name: 'a home is opened from the list, its gallery turned, and Back leads to the list',
    async act({ person, request }) {
      const { id = '', title = '' } = (await homes(request)).find(({ picture }) => picture) ?? {}
      await person.open('/eiendommer?type=bolig')
      await person.press(`.card a[href="/eiendommer/${id}"]`)
      await person.sees('h1', title)
      await person.press('button', 'Neste bilde')
      await person.sees('.gallery-controls p', '2 / ')
      await person.value('history.back()')
      await person.sees('.card')
      await person.isAt('/eiendommer?type=bolig')
    },
  },
  {
    name: 'a home is made a favourite',
    async act({ person, request }) {
      const [home] = await homes(request)
      await person.open('/eiendommer?type=bolig')
      await person.press(`[aria-label="Lagre ${home?.title}"]`)
      await person.sees(`[aria-label="Lagre ${home?.title}"][aria-pressed=true]`)
      await person.open('/favoritter')
      await person.sees('.favourite-row', home?.title)
    },
  },
  {
    name: 'a suggestion of the search is chosen by keyboard',
    async act({ person }) {
      await person.open('/sok')
      await person.press('main [role=combobox]')
      await person.type('sluk')
      await person.sees('[role=option]', 'sluk')
      await person.type(keys.ArrowDown)
      await person.sees('[role=option][aria-selected=true]')
      await person.type(keys.Enter)
      await person.isAt('/rense-sluket')
    },
  },
  {
    name: 'an empty form says what is missing',
    async act({ person }) {
      await person.open('/tapt-nokkel')
      await person.press('main form button', formWithId('lost-key').submit)
      await person.sees('main [role=alert]', 'Du må rette disse feilene')
    },
  },
  {
    name: 'a form is sent',
    async act({ person }) {
      const form = formWithId('contact-message')
      await person.open(form.page)
      await fillIn(person, 'main form', form.id)
      await person.press('main form button', form.submit)
      await person.sees('a', 'Se kvitteringen')
    },
  },
  {
    name: 'a dialog of customer service is opened, and closed by Escape',
    async act({ person }) {
      await person.open('/kundeservice')
      await person.press('.service-tiles a', 'Naboklage')
      await person.sees('dialog h2', 'Naboklage')
      await person.type(keys.Escape)
      await person.seesNo('dialog')
    },
  },
  {
    name: 'a tick of the checklist is kept',
    async act({ person }) {
      await person.open('/sjekkliste-flyttevask')
      await person.press('.checklist label.choice')
      await person.sees('main', '1 av 39 punkter')
      await person.open('/sjekkliste-flyttevask')
      await person.sees('main', '1 av 39 punkter')
    },
  },
  {
    name: 'what was typed is there after a reload',
    async act({ person }) {
      const description = 'main [name=description]'
      await person.open('/naboklage')
      await person.press(description)
      await person.type('Det drypper fra taket')
      await person.open('/naboklage')
      await person.expect(`document.querySelector('${description}').value`, 'Det drypper fra taket')
    },
  },
  {
    name: 'a place of the map is pressed',
    async act({ person }) {
      await person.open('/eiendommer?type=bolig&by=larvik&visning=kart')
      await person.sees('.map-canvas a text')
      await person.press('.map-canvas a text')
      await person.expect("location.search.includes('visning=kart')", false)
      await person.sees('h1')
    },
  },
  {
    name: 'photos are chosen and sent with a fault',
    async act({ person }) {
      const { id, page, submit } = formWithId('issue-report')
      await person.open(page)
      await fillIn(person, 'main form', id)
      await person.choose('main form [type=file]', await twoPhotos())
      await person.expect("document.querySelectorAll('.photo-field-list li').length", 2)
      await person.press('main form button', submit)
      await person.press('a', 'Se kvitteringen')
      await person.press('a', 'Følg saken')
      await person.expect('document.querySelectorAll(\'img[src*="/vedlegg/"]\').length', 2)
    },
  },
  {
    name: 'the sender writes on the page of a case',
    async act(stage) {
      const { person } = stage
      await person.open((await sendFault(stage)).path)
      await person.answer('main form', 'message', 'Det er verre')
      await person.press('main button', 'Send melding')
      await person.sees('.case-thread-timeline', 'Det er verre')
    },
  },
  ...staffActs,
]
