import { createFileRoute } from '@tanstack/react-router'
import { PropertyPage } from '../../shared/property-page.tsx'
import { StartPropertyLink } from '../property-link.tsx'
import { loadProperty } from '../reads.ts'

export const Route = createFileRoute('/eiendommer/$id')({
  loader: ({ params }) => loadProperty({ data: params.id }),
  component: Property,
})

function Property() {
  return <PropertyPage property={Route.useLoaderData()} Link={StartPropertyLink} />
}
