import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { PageResult } from './page-read.ts'

/**
 * The data of a page whose loader gave it or a promise of it; null until it is there. It stays while other data of the same page is
 * read, as for another filter; `isLoading` says so.
 */
export function usePage<T>(given: PageResult<T> | Promise<PageResult<T>>): {
  page: PageResult<T> | null
  isLoading: boolean
} {
  const [late, setLate] = useState<{ given: unknown; page: PageResult<T> } | null>(null)
  const { pathname } = useLocation()
  const next = useNavigation().location
  useEffect(() => {
    if (!(given instanceof Promise)) return
    let isLeft = false
    given.then((page) => isLeft || setLate({ given, page }))
    return () => {
      isLeft = true
    }
  }, [given])
  const page = given instanceof Promise ? (late?.given === given ? late.page : null) : given
  return { page, isLoading: !page || next?.pathname === pathname }
}
