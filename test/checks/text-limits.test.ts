import { expect, test } from 'vitest'
import { MAX_TEXT_CHARACTERS } from '../../src/domain/text/text-limits.ts'
import { caseActions } from '../../src/features/inbox/casework.ts'
import { readFields } from '../../src/forms/engine/read.ts'
import { longText } from '../../src/forms/kinds/long-text.ts'
import { codeFolders, isCode, pathsWith, sourcesIn } from './sources.ts'

/** The number itself where a control has it, or a constant of a text's length that has another name. */
const ownLimit = /maxLength=\{1_?0_?000\}|\b(?:MAX|LONGEST)_(?:TEXT|MESSAGE|NOTE|REPLY)\w* = 10_000\b/

test('the limit of written texts is defined in one file', () => {
  const sources = sourcesIn(codeFolders, isCode)
  expect(sources.size).toBeGreaterThan(500)
  expect(pathsWith(sources, ownLimit)).toEqual(['src/domain/text/text-limits.ts'])
})

test('public and staff forms apply it', () => {
  expect(longText({ label: 'Melding' }).behavior.attributes.maxLength).toBe(MAX_TEXT_CHARACTERS)
  const errorsOf = (characters: number) =>
    readFields(caseActions.note.fields, {
      reference: ['AVV-AAAA-AAAA'],
      note: ['a'.repeat(characters)],
    }).errors
  expect(errorsOf(MAX_TEXT_CHARACTERS)).toEqual({})
  expect(errorsOf(MAX_TEXT_CHARACTERS + 1)).toEqual({ note: 'Skriv kortere: høyst 10\u00a0000 tegn' })
})
