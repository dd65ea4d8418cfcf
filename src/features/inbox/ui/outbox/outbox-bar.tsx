import { signInPath } from '../../../../domain/addresses/sign-in-redirect.ts'
import { Button, ButtonLink } from '../../../../ui/kit/button.tsx'
import { outboxTexts } from '../../../workspace/outbox.words.ts'
import * as styles from './outbox-bar.module.css'
import { OutboxItem } from './outbox-item.tsx'
import type { OutboxOfPage } from './use-outbox.ts'

/** After this long without contact the staff member is told to find some. */
const OLD_MS = 24 * 3_600_000

/** What waits for contact, what the server refused and why, and what the staff member can do about it. */
export function OutboxBar({ of }: { of: OutboxOfPage }) {
  const { entries, sent, isAvailable, isFull, outbox } = of
  const refused = entries.filter(({ refusal }) => refusal !== null)
  const waiting = entries.filter(({ refusal }) => refusal === null)
  const count = waiting.length
  const isOld = waiting.some(({ at }) => Date.now() - at > OLD_MS)
  return (
    <>
      <div role="status" className={styles.status}>
        {isAvailable === false && <p className={styles.note}>{outboxTexts.unavailable}</p>}
        {isFull && <p className={styles.note}>{outboxTexts.full}</p>}
        {count > 0 && (
          <div className={styles.root}>
            <div className={styles.line}>
              <p>
                <strong>
                  {sent === null
                    ? outboxTexts.sending(count)
                    : sent === 'signed-out'
                      ? outboxTexts.signedOut(count)
                      : outboxTexts.waiting(count)}
                </strong>
              </p>
              {sent === 'signed-out' ? (
                <ButtonLink kind="quiet" href={signInPath('/saker/i-dag')} reloadDocument>
                  {outboxTexts.signIn}
                </ButtonLink>
              ) : (
                <Button
                  type="button"
                  kind="quiet"
                  onClick={() => outbox.send()}
                  aria-disabled={sent === null}
                >
                  {outboxTexts.sendNow}
                </Button>
              )}
            </div>
            {isOld && <p>{outboxTexts.old}</p>}
            <ul className="plain">
              {waiting.map((entry) => (
                <OutboxItem key={entry.key} entry={entry} />
              ))}
            </ul>
          </div>
        )}
      </div>
      {refused.length > 0 && (
        <section className={styles.root} data-tone="bad" role="alert">
          <h2>{outboxTexts.refused(refused.length)}</h2>
          <ul className="plain">
            {refused.map((entry) => (
              <OutboxItem key={entry.key} entry={entry} outbox={outbox} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
