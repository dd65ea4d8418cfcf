import { notFound } from 'next/navigation'
import { readList, readProperty } from '../shared/data.ts'
import { ListPage } from '../shared/list-page.tsx'
import { PropertyPage } from '../shared/property-page.tsx'
import { NextPropertyLink } from './property-link.tsx'

export async function List() {
  return <ListPage list={await readList()} Link={NextPropertyLink} />
}

export interface PropertyParams {
  params: Promise<{ id: string }>
}

export async function Property({ params }: PropertyParams) {
  const { id } = await params
  const property = await readProperty(id)
  return property ? <PropertyPage property={property} Link={NextPropertyLink} /> : notFound()
}
