import { memo, Suspense, use, useRef } from 'react'
import { Drawn } from '../../takeover/drawn.ts'
import { atFirstAct, noteTakenOver, untilTakenOver } from '../../takeover/first-act.ts'
import { lateCode } from '../../takeover/late-code.ts'
import { useWords } from '../../use-words.ts'
import { listTexts } from '../property-list.words.ts'
import { ListHeadOnServer, type ListHeadProps } from './list-head-on-server.ts'

const ListHead = lateCode(
  () =>
    import('./list-head.tsx').catch(() => {
      noteTakenOver()
      // An error would take the whole page with it.
      return { default: () => null }
    }),
  (load) => atFirstAct('main search', load),
)

export const { load: importListHead } = ListHead

const waits = () => untilTakenOver() !== null

interface ListHeadIslandProps extends ListHeadProps {
  /** Of the filters' style sheet, which only lists have: this is part of what every page loads. */
  className: string | undefined
}

/**
 * What a list is chosen by, as the server has drawn it until its code is there. Rendered again only for another list:
 * what has not been taken over yet would be drawn anew.
 */
export const ListHeadIsland = memo(function ListHeadIsland({ className, ...props }: ListHeadIslandProps) {
  const words = useWords(listTexts)
  const Head = use(ListHeadOnServer) ?? ListHead.Part
  const part = useRef<HTMLElement>(null)
  return (
    <search ref={part} tabIndex={-1} aria-label={words.filters} className={className}>
      <Suspense fallback={<Drawn parent={part} isDrawn={waits} />}>
        <Head {...props} />
      </Suspense>
    </search>
  )
})
