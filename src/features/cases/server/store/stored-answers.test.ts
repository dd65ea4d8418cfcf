import { expect, test } from 'vitest'
import { storedAnswers } from './stored-answers.ts'

test.each([
  ['nothing', {}],
  ['text, numbers and yes', { name: 'Kari', rooms: 2, agrees: true }],
  ['several choices', { wishes: ['balkong', 'heis'], range: [8000, 12_000], none: [] }],
  ['a list of answers', { people: [{ name: 'Kari', age: 30 }, {}] }],
])('reads %s', (_, answers) => {
  expect(storedAnswers.parse(answers)).toEqual(answers)
})

test.each([
  ['no object', 'Kari'],
  ['an array', []],
  ['null in place of an answer', { name: null }],
  ['an object in place of an answer', { name: { first: 'Kari' } }],
  ['an array of both texts and numbers', { wishes: ['balkong', 2] }],
  ['a list with an item that is no answers', { people: [{ name: null }] }],
])('refuses %s', (_, answers) => {
  expect(storedAnswers.safeParse(answers).success).toBe(false)
})
