export { List as default } from '../../pages.tsx'

export const dynamic = 'force-dynamic'
