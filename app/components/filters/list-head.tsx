import { type ReactNode, useEffect } from 'react'
import { noteTakenOver } from '../../takeover/first-act.ts'
import { CategoryFilter } from '../property/category-filter.tsx'
import { FilterBar } from './filter-bar.tsx'
import * as styles from './filters.module.css'
import type { ListHeadProps } from './list-head-on-server.ts'

/** What a list is chosen by: the categories, and below them the filters. */
export default function ListHead({ list, hasCategories = true }: ListHeadProps): ReactNode {
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
