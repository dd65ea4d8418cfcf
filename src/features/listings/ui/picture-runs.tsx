import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { UploadFailed } from '../../portfolio-editing/ui/upload-failed.tsx'
import { uploadFailed } from '../../portfolio-editing/upload-failed.words.ts'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import { staffListingTexts } from '../listings.words.ts'
import type { PictureRunsView as Runs } from '../server/read-listings.ts'

/** How often the page asks whether pictures are still being copied. */
const ASK_AGAIN_MS = 2000

/** The properties whose pictures could not be copied: announced when it happens, and shown until they are copied. */
export function PictureRuns({ isRunning, failed }: Runs) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRunning || state !== 'idle') return
    const timer = setTimeout(revalidate, ASK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isRunning, state, revalidate])
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning && failed.length > 0) showToast({ ...uploadFailed, tone: 'bad' })
    wasRunning.current = isRunning
  }, [isRunning, failed.length])
  return <FailedPictures failed={failed} />
}

/** In Norwegian first: the specification's words come after what they are about. */
export function FailedPictures({ failed }: Pick<Runs, 'failed'>) {
  if (failed.length === 0) return null
  return (
    <div className={staffNoticeStyles.root} data-tone="bad">
      <div>
        <p>{staffListingTexts.picturesFailed}</p>
        <ul>
          {failed.map(({ property, title, at, isoAt }) => (
            <li key={property}>
              <SiteLink href={`/intern/eiendommer/${property}`}>{title}</SiteLink>,{' '}
              <time dateTime={isoAt}>{at}</time>
            </li>
          ))}
        </ul>
        <UploadFailed />
      </div>
    </div>
  )
}
