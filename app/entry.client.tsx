import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { SiteProvider, unchanged } from './site-context.ts'

const { origin = location.origin, content } = document.documentElement.dataset

startTransition(() => {
  hydrateRoot(
    document,
    <SiteProvider value={{ origin, reference: null, content: content ? JSON.parse(content) : unchanged }}>
      <HydratedRouter />
    </SiteProvider>,
  )
})
