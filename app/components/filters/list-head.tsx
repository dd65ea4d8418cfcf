import { type ReactNode, useEffect } from 'react'
import { CachedPart } from '../../cached-part.tsx'
import { noteTakenOver } from '../../takeover/first-act.ts'
import { CategoryFilter } from '../property/category-filter.tsx'
import { FilterBar } from './filter-bar.tsx'
import * as styles from './filters.module.css'
import type { ListHeadProps } from './list-head-on-server.ts'

function Head({ list, hasCategories = true }: ListHeadProps): ReactNode {
  useEffect(noteTakenOver, [])
  return (
    <>
      {hasCategories && (
        <CategoryFilter current={list ? list.category : undefined} search={list?.search ?? ''} />
      )}
      {list && list.filters.groups.length > 0 && (
        <div className={styles.bars}>
          <FilterBar {...list} />
        </div>
      )}
    </>
  )
}

/** The same for all pages of a list but for what `search` says. */
const CachedHead = (props: ListHeadProps) =>
  props.list ? (
    <CachedPart of={props.list.filters} variant={`${props.hasCategories} ${props.list.search}`}>
      <Head {...props} />
    </CachedPart>
  ) : (
    <Head {...props} />
  )

/** What a list is chosen by: the categories, and below them the filters. */
const ListHead = import.meta.env.SSR ? CachedHead : Head
export default ListHead
