import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { readList, readProperty } from '../shared/data.ts'

export const loadList = createServerFn().handler(() => readList())

export const loadProperty = createServerFn()
  .validator((id: string) => id)
  .handler(async ({ data: id }) => {
    const property = await readProperty(id)
    if (!property) throw notFound()
    return property
  })
