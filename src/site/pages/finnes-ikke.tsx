import { data } from 'react-router'
import { NotFoundPage } from '../../ui/kit/not-found-page.tsx'
import { withoutScripts } from '../../ui/page/page-scripts.ts'

export const handle = withoutScripts

export const loader = () => data(null, { status: 404 })

export default NotFoundPage
