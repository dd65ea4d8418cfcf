import { test } from '@playwright/test'
import { type FaultyProxy, faultyProxy } from '../support/faulty-proxy.ts'
import { isWhole } from '../support/whole.ts'
import { acts } from './acts.ts'
import { createCertificate } from './certificate.ts'
import { engines } from './engines.ts'
import { Person } from './person.ts'
import type { Tab } from './tab.ts'

/** In brief the one that most of a page has to work for. */
const tried = isWhole ? acts : acts.filter(({ name }) => name === 'a form is sent')

for (const engine of engines)
  test.describe(engine.name, () => {
    test.describe.configure({ mode: 'default' })
    test.skip(!engine.isInstalled, `${engine.name} or its driver is not installed`)
    let tab: Tab
    /** The line to the site, which can be cut. */
    let line: FaultyProxy
    test.beforeAll(async ({ baseURL }) => {
      line = await faultyProxy(Number(new URL(baseURL ?? '').port), createCertificate())
      tab = await engine.start()
    })
    test.afterAll(async () => {
      await tab.close()
      await line.close()
    })
    for (const { name, act } of tried)
      test(name, async ({ request, baseURL }) => {
        await act({ person: new Person(tab, `https://localhost:${line.port}`), request, baseURL, line })
      })
  })
