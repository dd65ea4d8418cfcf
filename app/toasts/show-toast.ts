// The toast code is loaded before the first toast is needed, since it could not be fetched offline.
import './toast-card.tsx'

export { showToast } from './toasts.ts'
