import { useSyncExternalStore } from 'react'
import * as styles from './toast-region.module.css'
import { toastStore } from './toasts.ts'

/** Where toasts are shown. Lasting information is also on the page. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  return (
    <div className={styles.root} role="status">
      {toasts.map(({ Card, ...toast }) => (
        <Card key={toast.id} {...toast} />
      ))}
    </div>
  )
}
