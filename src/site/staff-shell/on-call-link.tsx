import { rotaTexts } from '../../features/staff-notices/rota.words.ts'
import type { OnCallNow } from '../../features/staff-notices/server/rota-view.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import * as styles from './on-call-link.module.css'

/** Says on every staff page who is on call now, and leads to the rota. */
export function OnCallLink({ onCall }: { onCall: OnCallNow }) {
  const names = onCall.kind === 'on-call' ? rotaTexts.now(onCall.names.map(firstName)) : rotaTexts.none
  return (
    <SiteLink
      className={styles.root}
      href="/intern/vakt"
      data-tone={onCall.kind === 'fallback' ? 'bad' : undefined}
      title={onCall.kind === 'fallback' ? rotaTexts.fallbackNow(onCall.name) : undefined}
    >
      {rotaTexts.onCall}: {names}
    </SiteLink>
  )
}

const firstName = (name: string): string => name.split(' ')[0] ?? name
