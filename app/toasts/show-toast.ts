// What shows a toast is here before the first one is wanted: without a network it could not be fetched.
import './toast-card.tsx'

export { showToast } from './toasts.ts'
