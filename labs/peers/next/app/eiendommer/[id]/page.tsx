export { Property as default } from '../../pages.tsx'

export const revalidate = 3600

/** None are rendered when it is built: each is when it is first asked for, and is then kept. */
export const generateStaticParams = () => []
