import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { type ActionResult, shownBy } from '../../../../forms/engine/action-result.ts'
import { ButtonLink } from '../../../../ui/kit/button.tsx'
import * as checkStyles from '../../../workspace/ui/check.module.css'
import * as dockStyles from '../../../workspace/ui/list/dock.module.css'
import { DoneBar } from '../../../workspace/ui/list/done-bar.tsx'
import { type ChoiceState, nothingChosen, useChoice } from '../../../workspace/ui/list/use-choice.ts'
import { useListKeys } from '../../../workspace/ui/list/use-list-keys.ts'
import { useMark } from '../../../workspace/ui/list/use-mark.ts'
import { portfolioListTexts } from '../../list.words.ts'
import { ALL_FOUND, portfolioListActions } from '../../list-actions.ts'
import { PROPERTIES_PER_PAGE, portfolioPath } from '../../property-list.ts'
import type { PropertyPage } from '../../server/list-properties.ts'
import { PortfolioFilters } from './portfolio-filters.tsx'
import * as rowStyles from './portfolio-row.module.css'
import { PortfolioRow } from './portfolio-row.tsx'
import { PropertiesBar } from './properties-bar.tsx'

interface PropertyListProps {
  page: PropertyPage
  mayEdit: boolean
  result: ActionResult | undefined
  /** The idempotency key of the page. */
  pageKey: string
  openHelp: () => void
}

/** The list of properties, its search, and what is done with several of them. */
export function PortfolioList({ page, mayEdit, result, pageKey, openHelp }: PropertyListProps) {
  const { query, lines, count } = page
  const list = useRef<HTMLOListElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  const chosenList = useMemo(
    () => ({ shown: page.lines.map(({ id }) => id), total: page.count, snapshot: page.snapshot }),
    [page],
  )
  const choice = useChoice(chosenList, result, choiceAfter)
  const { at, moveTo } = useMark(chosenList.shown, portfolioPath(query))
  const here = lines[at]?.id
  const [edited, setEdited] = useEditedRent(result)
  const latest = useRef({ choice, moveTo })
  latest.current = { choice, moveTo }
  // The same functions each time, so that rows that have not changed are not rendered again.
  const choose = useCallback((id: string, isChosen: boolean, withShift: boolean) => {
    const { choice: current } = latest.current
    if (withShift) current.chooseTo(id)
    else current.choose(id, isChosen)
  }, [])
  const focus = useCallback((index: number) => latest.current.moveTo(index), [])
  useListKeys(
    {
      choice,
      here: mayEdit ? here : undefined,
      search,
      openHelp,
      moveTo: (step) => {
        const next = Math.max(0, Math.min(lines.length - 1, at + step))
        moveTo(next)
        list.current?.querySelectorAll<HTMLAnchorElement>('a')[next]?.focus()
      },
    },
    mayEdit && here ? { l: () => setEdited(here) } : {},
  )
  const refusedHere = result?.status === 'refused' && result.given.rent ? result.given : null
  const isRefusedInBar = result?.status === 'refused' && choice.count > 0
  const from = (query.page - 1) * PROPERTIES_PER_PAGE + 1
  return (
    <>
      <PortfolioFilters page={page} search={search} />
      <p className="visually-hidden" role="status">
        {portfolioListTexts.found(count)}
      </p>
      {lines.length === 0 && <p className="quiet">{portfolioListTexts.empty}</p>}
      {mayEdit && lines.length > 0 && (
        <label className={`${checkStyles.root} ${rowStyles.head} scripts-only`}>
          <input
            type="checkbox"
            checked={choice.isAll || choice.values.size === lines.length}
            onChange={(event) => choice.chooseShown(event.target.checked)}
          />
          {portfolioListTexts.selectAll}
        </label>
      )}
      <div className={rowStyles.list} aria-busy={isBusy}>
        <ol ref={list} className="plain">
          {lines.map((line, index) => (
            <PortfolioRow
              key={line.id}
              line={line}
              index={index}
              isMarked={line.id === here}
              isChosen={mayEdit ? choice.values.has(line.id) : null}
              editing={
                line.id === edited
                  ? {
                      snapshot: page.snapshot,
                      pageKey,
                      refused:
                        refusedHere?.properties?.[0] === line.id ? (refusedHere.rent?.[0] ?? null) : null,
                    }
                  : null
              }
              onChoose={choose}
              onEditRent={setEdited}
              onFocus={focus}
            />
          ))}
        </ol>
      </div>
      {lines.length > 0 && (
        <nav className="row" aria-label={portfolioListTexts.pages}>
          {query.page > 1 && (
            <ButtonLink kind="quiet" href={portfolioPath(query, page.beside.earlier)}>
              {portfolioListTexts.earlier}
            </ButtonLink>
          )}
          <span>{portfolioListTexts.position(from, from + lines.length - 1, count)}</span>
          {page.isMore && (
            <ButtonLink kind="quiet" href={portfolioPath(query, page.beside.later)}>
              {portfolioListTexts.later}
            </ButtonLink>
          )}
        </nav>
      )}
      {mayEdit && (
        <div className={dockStyles.root} data-none={choice.count === 0 ? '' : undefined}>
          <DoneBar result={isRefusedInBar ? undefined : result} undo={portfolioListActions.undo} isLasting />
          <PropertiesBar
            page={page}
            choice={choice}
            result={result}
            pageKey={pageKey}
            form={form}
            isSending={isBusy}
          />
        </div>
      )}
    </>
  )
}

/** The property whose rent is edited in the list: none once it has been changed. */
function useEditedRent(result: ActionResult | undefined) {
  const [edited, setEdited] = useState<string | null>(null)
  useEffect(() => {
    if (result?.status === 'done') setEdited(null)
  }, [result])
  return [edited, setEdited] as const
}

/** What is chosen after an action: what it left as it was or what was undone; what was previewed stays chosen. */
function choiceAfter(result: ActionResult, snapshot: string): ChoiceState | null {
  const action = Object.values(portfolioListActions).find(({ name }) => name === result.action)
  if (!action) return null
  const preview = shownBy(result, portfolioListActions.previewRents)
  // A rent that is edited in its row chooses nothing.
  const isOfBar = result.given.query !== undefined
  if (preview || result.status === 'refused')
    return isOfBar
      ? {
          values: new Set(result.given.properties),
          isAll: result.given.scope?.[0] === ALL_FOUND,
          snapshot: preview?.snapshot ?? snapshot,
          last: null,
        }
      : null
  const { changeRents, setAvailability, publish, archive, undo } = portfolioListActions
  const results = [changeRents, setAvailability, publish, archive, undo].map((each) => shownBy(result, each))
  const left = isOfBar || action === undo ? results.flatMap((each) => each?.chosen ?? []) : []
  return left.length > 0 ? { ...nothingChosen, values: new Set(left), snapshot } : nothingChosen
}
