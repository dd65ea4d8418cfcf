import { Suspense } from 'react'
import type { FormNotice } from '../../domain/documents/building-notice.ts'
import type { Situation } from '../../forms/engine/field.ts'
import type { Form } from '../../forms/engine/form.ts'
import { classes } from '../kit/classes.ts'
import * as listStyles from '../kit/notice-list.module.css'
import { lazyPart } from '../page/lazy-part.ts'
import * as styles from './address-notices.module.css'

const NoticesBox = lazyPart(async () => (await import('./notices-box.tsx')).NoticesBox)

interface AddressNoticesProps {
  form: Form
  /** The notices to all houses; null where the page was made without them. */
  ofAll: readonly FormNotice[] | null
  situation: Situation
}

/** The notices that a report shows at its address. Their code comes where there are any, and with a dialog that a script opens. */
export function AddressNotices({ form, ofAll, situation }: AddressNoticesProps) {
  if (ofAll?.length === 0) return null
  const box = <NoticesBox form={form} ofAll={ofAll ?? []} situation={situation} />
  return (
    // The styles of the list come with the page, its code later.
    <div className={classes(listStyles.list, styles.root)} aria-live="polite">
      {/* What the server draws is drawn without Suspense, which would hide a long list until a script runs. */}
      {ofAll ? box : <Suspense fallback={null}>{box}</Suspense>}
    </div>
  )
}
