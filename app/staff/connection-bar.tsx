import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { signInPath } from '../../domain/sign-in-redirect.ts'
import { workspaceTexts } from '../../forms/staff/workspace.words.ts'
import { useWords } from '../use-words.ts'
import { useConnection } from './connection.ts'
import * as styles from './connection-bar.module.css'

/** Shows, for as long as it is true, that the server cannot be reached or that the session has ended. */
export function ConnectionBar() {
  const texts = useWords(workspaceTexts)
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
      {connection === 'unreachable' && <p>{texts.noContact}</p>}
      {connection === 'signed-out' && (
        <p>
          {texts.sessionOver}{' '}
          <a href={signInPath(pathname + search)} target="_blank" rel="noopener">
            {texts.signInAgain}
          </a>
        </p>
      )}
    </div>
  )
}
