import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { signInPath } from '../../../domain/addresses/sign-in-redirect.ts'
import { workspaceTexts } from '../workspace.words.ts'
import { useConnection } from './connection.ts'
import * as styles from './connection-bar.module.css'

/** Shows, for as long as it is true, that the server cannot be reached or that the session has ended. */
export function ConnectionBar() {
  const connection = useConnection()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (connection !== 'unreachable') return
    // The stream of changes is opened again only after seconds, and some pages have none.
    const retry = () => {
      revalidate()
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [connection, revalidate])
  return (
    <div className={`${styles.root} no-print`} role="status" data-state={connection}>
      {connection === 'unreachable' && <p>{workspaceTexts.noContact}</p>}
      {connection === 'signed-out' && (
        <p>
          {workspaceTexts.sessionOver}{' '}
          <a href={signInPath(pathname + search)} target="_blank" rel="noopener">
            {workspaceTexts.signInAgain}
          </a>
        </p>
      )}
    </div>
  )
}
