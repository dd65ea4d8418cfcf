import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { staffCaseTexts } from '../../case.words.ts'
import type { Caller } from '../../server/senders/find-caller.ts'
import * as styles from './caller.module.css'

/** Who calls, and their open cases. */
export function KnownCaller({ caller }: { caller: Caller | null }) {
  const texts = staffCaseTexts.new
  return (
    <div role="status">
      {caller && (
        <div className={styles.known} data-part="caller">
          <strong>{caller.name ? texts.known(caller.name) : texts.knownUnnamed}</strong>
          {caller.cases.length === 0 ? (
            <span>{texts.noOpen}</span>
          ) : (
            <>
              <span>{texts.openCases}</span>
              <ul className="plain">
                {caller.cases.map(({ reference, title, sentAt }) => (
                  <li key={reference}>
                    <SiteLink href={`/saker/${reference}`}>{title}</SiteLink>{' '}
                    <small>{texts.sentAt(reference, sentAt)}</small>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  )
}
