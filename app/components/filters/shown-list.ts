import { useLayoutEffect, useState } from 'react'
import { knownViewOf } from '../../data/known-views.ts'
import { type Loaded, unpack } from '../../data/loaded.ts'
import type { PageQuery, PageState } from '../../data/page-query.ts'

/** The list that a page has shown last: it stays until the next one is there, so that its filters keep the focus. */
export function useShown<T>(query: PageQuery<T>, loaded: Loaded<T> | null) {
  return useState<T | null>(() => (loaded ? unpack(loaded) : (knownViewOf(query)?.data ?? null)))
}

interface NoteShownProps<T> {
  page: PageState<T>
  note: (shown: T) => void
}

/** Notes a list as shown once it is there: its filters are painted with it, and move nothing later. */
export function NoteShown<T>({ page, note }: NoteShownProps<T>) {
  const data = page.state === 'ready' ? page.data : undefined
  useLayoutEffect(() => {
    if (data !== undefined) note(data)
  }, [data, note])
  return null
}
