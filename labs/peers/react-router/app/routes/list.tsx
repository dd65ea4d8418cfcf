import { useLoaderData } from 'react-router'
import { readList } from '../../shared/data.ts'
import { ListPage } from '../../shared/list-page.tsx'
import { RouterPropertyLink } from '../property-link.tsx'

export const loader = () => readList()

export default function List() {
  return <ListPage list={useLoaderData<typeof loader>()} Link={RouterPropertyLink} />
}
