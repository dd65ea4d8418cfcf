import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toasts.ts'

/** Few visits see one: what shows a toast comes with the first. */
const ToastCard = lazy(() => import('./toast-card.tsx'))

/** Where the site says what has just happened. What must last stands on the page as well. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => toastStore.none)
  return (
    <div className="toasts" role="status" aria-live="polite">
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </Suspense>
    </div>
  )
}
