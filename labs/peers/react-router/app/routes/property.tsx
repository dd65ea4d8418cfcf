import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readProperty } from '../../shared/data.ts'
import { PropertyPage } from '../../shared/property-page.tsx'
import { RouterPropertyLink } from '../property-link.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const property = await readProperty(params.id ?? '')
  if (!property) throw new Response(null, { status: 404 })
  return property
}

export default function Property() {
  return <PropertyPage property={useLoaderData<typeof loader>()} Link={RouterPropertyLink} />
}
