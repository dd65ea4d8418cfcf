import { expect, test } from 'vitest'
import { isOfPages, isOfStaff, sourcesIn } from './sources.ts'

/** The start of a form in a component, with its attributes. */
const formTag = /<(?:Form|form)\s(?:[^>]|=>)*>/g

/** A submit button that leaves out the browser's checks: its form has them. */
const uncheckedButton = /\bformNoValidate\b/

const isStaffScreen = (path: string) =>
  path.endsWith('.tsx') && !path.endsWith('.test.tsx') && isOfPages(path) && isOfStaff(path)

test('every form of the staff leaves the checks to our own messages, not to the browser', () => {
  const sources = sourcesIn(['src'], isStaffScreen)
  const forms = [...sources].flatMap(([path, source]) =>
    [...source.matchAll(formTag)].map(([tag]) => ({ path, tag })),
  )
  expect(forms.length).toBeGreaterThan(20)
  expect(forms.filter(({ tag }) => !/\bnoValidate\b/.test(tag))).toEqual([])
  expect([...sources].filter(([, source]) => uncheckedButton.test(source)).map(([path]) => path)).toEqual([])
})
