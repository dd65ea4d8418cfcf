export { List as default } from '../pages.tsx'

export const revalidate = 3600
