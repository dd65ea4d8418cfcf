import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ActionForm } from '../../../workspace/ui/actions/action-form.tsx'
import * as staffLinesStyles from '../../../workspace/ui/staff-lines.module.css'
import { staffCaseTexts } from '../../case.words.ts'
import { type FoundCase, THIS } from '../../case-results.ts'
import { caseActions } from '../../casework.ts'
import { inboxTexts } from '../../inbox.words.ts'

/** The name in the address of a case of what other cases are found by. */
export const FIND_PARAMETER = 'finn'

/** The id of the search. */
const FIND_PART = 'koble'

/** What other cases were looked for. */
export interface OtherCasesSearch {
  text: string
  found: readonly FoundCase[]
}

interface FindOtherCaseProps {
  /** Null where nothing was looked for. */
  search: OtherCasesSearch | null
  /** The query of the list that the case was opened from. */
  list: string
  mayMerge: boolean
  result: ActionResult | undefined
}

const { link, mergeIntoSuggested, mergeSuggested } = caseActions

/** Finds other cases by a page of its own, and links this one to one of them, or merges the two. */
export function FindOtherCase({ search, list, mayMerge, result }: FindOtherCaseProps) {
  const texts = staffCaseTexts.relate
  const field = useRef<HTMLInputElement>(null)
  const text = search?.text ?? ''
  const shown = useRef(text)
  // After a step back it shows the search of the address; the field that was sent by Enter keeps the focus.
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    if (field.current && document.activeElement !== field.current) field.current.value = text
  }, [text])
  return (
    <details id={FIND_PART} open={search !== null || undefined}>
      <summary>{texts.title}</summary>
      <Form method="get" noValidate action={`#${FIND_PART}`} role="search" className="row" preventScrollReset>
        {[...new URLSearchParams(list)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <LabelledField id="finn-sak" label={texts.find.search}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="search"
              name={FIND_PARAMETER}
              defaultValue={text}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </LabelledField>
        <Button kind="quiet" type="submit">
          {texts.find.submit}
        </Button>
      </Form>
      {search && <p role="status">{texts.find.count(search.found.length)}</p>}
      {search && (
        <ul className={`plain ${staffLinesStyles.root}`}>
          {search.found.map(({ reference, formName, sender, excerpt, address, sentAt, merges }) => {
            const about = sender ?? reference
            return (
              <li key={reference}>
                <span>
                  <SiteLink href={`/saker/${reference}`}>{sender ?? inboxTexts.unknownSender}</SiteLink>
                  <small>{[formName, excerpt, address, sentAt, reference].filter(Boolean).join(' · ')}</small>
                </span>
                <ActionForm
                  action={link}
                  result={result}
                  values={{ other: reference }}
                  about={about}
                  look="quiet"
                />
                {mayMerge && merges && (
                  <ActionForm
                    action={merges === THIS ? mergeIntoSuggested : mergeSuggested}
                    result={result}
                    values={{ other: reference }}
                    label={merges === THIS ? texts.mergeIntoOther : texts.mergeIntoThis}
                    about={about}
                    look="quiet"
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </details>
  )
}
