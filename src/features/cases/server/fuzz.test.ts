import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyArbitrary } from '../../../../test/support/form-arbitraries.ts'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parsePropertyId } from '../../../domain/portfolio/property.ts'
import { fieldOf, fieldsOf } from '../../../forms/engine/form.ts'
import { readForm } from '../../../forms/engine/read.ts'
import { allForms, findForm } from '../../form-catalogue/catalogue.ts'
import { writeImport } from '../../portfolio-browsing/server/import.ts'

/** `FUZZ_REQUESTS=200000 npm run test:fuzz` tries harder. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 5000)

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
  const id = present(parsePropertyId('00000000-0000-4000-8000-000000000001'))
  const property = { ...propertyRow({ amenities: ['reklame'] }), id }
  await writeImport(server.database.pool, {
    properties: [property],
    finn_properties: [],
  })
})
afterAll(() => server.stop())

test('any input gets an answer below 500, and stored answers are valid', { timeout: 3_600_000 }, async () => {
  const statuses = new Map<number, number>()
  const forms = allForms.map((form) => bodyArbitrary(form).map((body) => ({ form, body })))
  const property = fc.asyncProperty(fc.oneof(...forms), fc.boolean(), async ({ form, body }, asForm) => {
    const init = asForm
      ? asBrowser(body)
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`${server.url}/api/skjema/${form.id}`, { method: 'POST', ...init })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    expect(response.status).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns: REQUESTS, endOnFailure: true })

  // Both outcomes were tested: many were stored, and many were refused.
  expect(statuses.get(201) ?? 0).toBeGreaterThan(REQUESTS / 20)
  expect(statuses.get(422) ?? 0).toBeGreaterThan(REQUESTS / 20)
  const { rows } = await server.database.pool.query('select form, answers, id from cases')
  expect(rows).toHaveLength(statuses.get(201) ?? 0)
  for (const { form: id, answers } of rows) {
    const form = findForm(id)
    if (!form) throw new Error(`An unknown form was stored: ${id}`)
    const names = new Set(fieldsOf(form).map(([name]) => name))
    expect(Object.keys(answers).filter((name) => !names.has(name))).toEqual([])
    // Stored answers parse to themselves: they were valid and normalised when they were stored.
    const entries = Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        Array.isArray(answer) ? answer : [String(answer)],
      ]),
    )
    const again = readForm(form, entries)
    expect(again.answers).toEqual(answers)
    expect(Object.keys(again.errors).filter((name) => !fieldOf(form, name)?.sensitive)).toEqual([])
  }
})

/** The same body as a browser without scripts would send it. */
function asBrowser(body: Record<string, unknown>) {
  const pairs = Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => ['string', 'number', 'boolean'].includes(typeof one))
      .map((one): [string, string] => [name, String(one)]),
  )
  return { body: new URLSearchParams(pairs) }
}
