import { data } from 'react-router'
import { NotFoundPage } from '../components/not-found-page.tsx'
import { withoutScripts } from '../page-scripts.ts'

export const handle = withoutScripts

export const loader = () => data(null, { status: 404 })

export default NotFoundPage
