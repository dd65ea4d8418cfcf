import { createFileRoute } from '@tanstack/react-router'
import { ListPage } from '../../shared/list-page.tsx'
import { StartPropertyLink } from '../property-link.tsx'
import { loadList } from '../reads.ts'

export const Route = createFileRoute('/uncached/eiendommer/')({
  loader: () => loadList(),
  component: List,
})

function List() {
  return <ListPage list={Route.useLoaderData()} Link={StartPropertyLink} />
}
