export { Property as default } from '../../../pages.tsx'

export const dynamic = 'force-dynamic'
