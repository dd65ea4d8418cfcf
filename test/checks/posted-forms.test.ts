import { expect, test } from 'vitest'
import { isCode, isOfPages, isOfStaff, pathsWith, sourcesIn } from './sources.ts'

/** What every posted form of a visitor is made of. */
const ofVisitors = ['src/ui/forms/document-form.tsx', 'src/ui/forms/form-view.tsx']

const sources = sourcesIn(['src'], (path) => isCode(path) && isOfPages(path) && !isOfStaff(path))
const posted = /<(?:form|Form|fetcher\.Form)\s[^<]*?method="post"/

test('every form that a visitor posts has an idempotency key, and shows our own messages', () => {
  expect(pathsWith(sources, posted).sort()).toEqual(ofVisitors)
  const whole = new Map([...sources].filter(([path]) => ofVisitors.includes(path)))
  expect(pathsWith(whole, /\bnoValidate\b/)).toEqual(ofVisitors)
  expect(pathsWith(whole, /hiddenFields\.key|<SubmissionKeyField \/>/)).toEqual(ofVisitors)
})

test('every question of a visitor’s form is a field of its declaration, so that its answer is read and stored', () => {
  const ofForms = sourcesIn(
    ['src/ui/forms', 'src/features'],
    (path) =>
      isCode(path) &&
      /\/(?:ui\/forms|pages|service|enquiries\/ui|tenant-forms\/ui)\//.test(path) &&
      !isOfStaff(path),
  )
  const asked = /<(?:input|select|textarea)\b(?![^>]*type="(?:hidden|search)")[^>]*\bname="/
  expect(pathsWith(ofForms, asked)).toEqual([])
})
