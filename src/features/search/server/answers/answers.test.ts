import { expect, test } from 'vitest'
import { searchAnswers } from '#landlord/search-answers.ts'
import { asked, notAsked } from '../../../../../test/support/asked-answers.ts'
import { createAnswerReader, showSearchAnswer } from './read-answer.ts'

const now = new Date('2026-11-26T20:00:00Z')
const answerTo = createAnswerReader(async () => ({}))

test.each(asked)('«%s» is answered by «%s»', async (query, title) => {
  expect((await answerTo(query, now))?.title).toBe(title)
})

test.each(notAsked)('«%s» asks for no answer', async (query) => {
  expect(await answerTo(query, now)).toBeNull()
})

test('every answer has its facts, and what it says is short', () => {
  const answers = searchAnswers.nb
  expect(answers.length).toBeGreaterThanOrEqual(30)
  expect(answers.filter((each) => !showSearchAnswer(each, {}, now)).map(({ title }) => title)).toEqual([])
  const long = answers.filter((each) => (showSearchAnswer(each, {}, now)?.text.length ?? 0) > 240)
  expect(long.map(({ title }) => title)).toEqual([])
})
