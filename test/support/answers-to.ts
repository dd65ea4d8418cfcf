import type { Page } from '@playwright/test'
import type { Form } from '../../src/forms/engine/form.ts'
import type { Entries } from '../../src/forms/engine/read.ts'
import { sampleEntries } from './sample-answers.ts'

/** Sample answers to a form of the site under test, with a property of the demo that can be advertised on. */
export async function answersTo({ request }: Pick<Page, 'request'>, form: Form): Promise<Entries> {
  const property = await request
    .get('/rest/v1/properties?select=id,amenities&order=title', { headers: { apikey: 'husvaer-public' } })
    .then((response) => response.json())
    .then((rows: { id: string; amenities: string[] }[]) =>
      rows.find(({ amenities }) => amenities.includes('reklame')),
    )
  return sampleEntries(form, { property: property?.id ?? '' })
}
