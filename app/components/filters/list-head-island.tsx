import { lazy, memo, Suspense, use } from 'react'
import { atFirstAct } from '../../takeover/first-act.ts'
import * as styles from './filters.module.css'
import { ListHeadOnServer, type ListHeadProps } from './list-head-on-server.ts'

const ListHead = lazy(
  atFirstAct(`.${styles.root}`, () =>
    // An error would take the whole page with it.
    import('./list-head.tsx').catch(() => ({ default: () => null })),
  ),
)

/**
 * What a list is chosen by, as the server has drawn it until its code is there. Rendered again only for another list:
 * what has not been taken over yet would be drawn anew.
 */
export const ListHeadIsland = memo(function ListHeadIsland({ list }: ListHeadProps) {
  const Head = use(ListHeadOnServer) ?? ListHead
  return (
    <div className={styles.root}>
      <Suspense fallback={null}>
        <Head list={list} />
      </Suspense>
    </div>
  )
})
