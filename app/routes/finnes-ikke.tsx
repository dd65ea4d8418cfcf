import { data } from 'react-router'
import { NotFoundPage } from '../components/not-found-page.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default NotFoundPage
