import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { defineActions } from '../../../forms/action.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { hidden } from '../../../forms/kinds/hidden.ts'
import { password } from '../../../forms/kinds/password.ts'
import { text } from '../../../forms/kinds/text.ts'
import { ActionForm, type ActionFormProps } from './action-form.tsx'
import { LineActions } from './line-actions.tsx'

const actions = defineActions('sample', {
  rename: {
    permission: 'manage-staff',
    fields: {
      id: hidden(),
      name: text({ label: 'Navn', required: 'Skriv navnet.' }),
      password: password({ label: 'Passord', required: 'Skriv passordet.' }),
    },
    explain: 'Alle ser det nye navnet.',
    submit: 'Lagre navn',
  },
  close: {
    permission: 'manage-staff',
    fields: { id: hidden() },
    isOffered: ({ isOpen }: { isOpen: boolean }) => isOpen,
    submit: 'Steng',
  },
})

function html(element: React.ReactElement): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToString(<Stub initialEntries={['/']} />)
}

const formOf = (props: Partial<ActionFormProps<typeof actions.rename>> = {}) =>
  html(
    <ActionForm action={actions.rename} result={undefined} values={{ id: '7', name: 'Kari' }} {...props} />,
  )

const refused: ActionResult = {
  status: 'refused',
  action: 'sample.rename',
  message: 'Skriv navnet.',
  errors: { name: 'Skriv navnet.' },
  given: { id: ['7'], name: ['  '] },
  conflict: null,
  shown: null,
  isTooMany: false,
}

describe('ActionForm', () => {
  test('posts the name of its action, hidden values and fields, without any script', () => {
    const form = formOf()
    expect(form).toContain('method="post"')
    expect(form).toContain('value="sample.rename" name="action"')
    expect(form).toContain('<input type="hidden" name="id" value="7"/>')
    expect(form).toMatch(/<input[^>]*name="name"[^>]*value="Kari"/)
    expect(form).toContain('Alle ser det nye navnet.')
  })

  test('shows again what was refused, with what is wrong', () => {
    const form = formOf({ result: refused })
    expect(form).toContain('Skriv navnet.')
    expect(form).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="name" value=" {2}"/)
  })

  test('shows nothing of a refusal on another line', () => {
    const form = formOf({ result: { ...refused, given: { id: ['8'], name: ['  '] } } })
    expect(form).not.toContain('Skriv navnet.')
    expect(form).toMatch(/name="name"[^>]*value="Kari"/)
  })

  test('names what its button is for, where the line alone says it', () => {
    expect(formOf({ about: 'Kari' })).toContain('aria-label="Lagre navn: Kari"')
  })
})

describe('LineActions', () => {
  const line = (isOpen: boolean) =>
    html(<LineActions actions={actions} line={{ isOpen }} values={{ id: '7' }} result={undefined} />)

  test('offers what the action offers on the line, and nothing that its page places itself', () => {
    expect(line(true)).toContain('Steng')
    expect(line(true)).not.toContain('Lagre navn')
    expect(line(false)).toBe('')
  })
})
