import { lazy, Suspense, useSyncExternalStore } from 'react'
import * as styles from './toast-region.module.css'
import { toastStore } from './toasts.ts'

/** Few visitors see a toast, so its code is loaded with the first one. */
const ToastCard = lazy(() => import('./toast-card.tsx'))

/** Where toasts are shown. Lasting information is also on the page. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.none)
  return (
    <div className={styles.root} role="status" aria-live="polite">
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </Suspense>
    </div>
  )
}
