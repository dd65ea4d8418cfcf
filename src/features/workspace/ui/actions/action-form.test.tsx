import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../forms/engine/action.ts'
import type { RefusedResult } from '../../../../forms/engine/action-result.ts'
import { submissionWords } from '../../../../forms/engine/submission.words.ts'
import { caseActions } from '../../../inbox/casework.ts'
import { ownAccountActions } from '../../../team/own-account.ts'
import { ActionForm, type ActionFormProps } from './action-form.tsx'

const { due, take, tellKeyDay } = caseActions

function htmlOf<A extends Action>(props: Omit<ActionFormProps<A>, 'result'> & { result?: RefusedResult }) {
  const Page = createRoutesStub([
    { path: '/', Component: () => <ActionForm {...props} result={props.result} /> },
  ])
  return renderToString(<Page />)
}

const refused: RefusedResult = {
  status: 'refused',
  action: due.name,
  message: 'Skriv en dato.',
  errors: { due: 'Skriv en dato.' },
  given: { reference: ['AVV-AAAA-AAAA'], due: ['tull'] },
  conflict: null,
  shown: null,
  secondFactorDue: null,
  httpStatus: 422,
}

describe('the form of an action', () => {
  test('has a hidden field for a value of the page, and none for a value of the URL', () => {
    const onList = htmlOf({ action: take, values: { reference: 'AVV-AAAA-AAAA' } })
    expect(onList).toContain('<input type="hidden" name="reference" value="AVV-AAAA-AAAA"/>')
    expect(htmlOf({ action: take })).not.toContain('name="reference"')
  })

  test('keeps the rejected input, of the line whose hidden fields were sent', () => {
    const lineOf = (reference: string) => htmlOf({ action: due, values: { reference }, result: refused })
    expect(lineOf('AVV-AAAA-AAAA')).toContain('value="tull"')
    expect(lineOf('AVV-AAAA-AAAA')).toContain('Skriv en dato.')
    expect(lineOf('AVV-CCCC-CCCC')).not.toContain('value="tull"')
    expect(htmlOf({ action: tellKeyDay, result: refused })).not.toContain('value="tull"')
  })

  test('does not mark its only field as optional', () => {
    expect(htmlOf({ action: due })).not.toContain(submissionWords.nb.optional)
  })

  test('shows all choices of a list that has few, and a list of more', () => {
    const deputies = (count: number) =>
      htmlOf({
        action: ownAccountActions.addAbsence,
        values: { deputy: '2' },
        choices: {
          deputy: Array.from({ length: count }, (_, index) => ({
            value: `${index}`,
            label: `Kollega ${index}`,
          })),
        },
      })
    expect(deputies(8).match(/type="radio"/g)).toHaveLength(8)
    expect(deputies(8)).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*value="2"/)
    expect(deputies(9)).not.toContain('type="radio"')
    expect(deputies(9)).toContain('<option value="2" selected="">')
  })

  test('names the line in the label of its button, and gives a symbol a spoken name', () => {
    const html = htmlOf({ action: take, label: '×', spokenLabel: 'Fjern', about: 'Mine haster' })
    expect(html).toMatch(/<button[^>]*aria-label="Fjern: Mine haster"[^>]*>×</)
  })
})
