import { speedTexts } from '../../../forms/staff/speed.words.ts'
import type { SpeedQuery } from '../../../server/speed/page-speed.ts'
import { useWords } from '../../use-words.ts'
import { ScrollRow } from '../scroll-row.tsx'
import * as styles from '../today/town-chips.module.css'
import { speedAddress } from './speed-address.ts'

interface ScreenChipsProps {
  current: SpeedQuery['screen']
  page: string | null
}

/** Links to the visits of one kind of screen, with the same page plotted. */
export function ScreenChips({ current, page }: ScreenChipsProps) {
  const texts = useWords(speedTexts)
  return (
    <nav aria-label={texts.screens} className={styles.nav}>
      <ScrollRow current={current ?? ''} className={styles.root}>
        {([null, 'narrow', 'wide'] as const).map((screen) => (
          <li key={screen}>
            <a
              href={speedAddress({ screen, page })}
              aria-current={screen === current ? 'page' : undefined}
              data-keep-scroll=""
            >
              {texts.screen[screen ?? 'all']}
            </a>
          </li>
        ))}
      </ScrollRow>
    </nav>
  )
}
