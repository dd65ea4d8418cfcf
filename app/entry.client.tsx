import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { SiteProvider } from './site-context.ts'

const origin = document.documentElement.dataset.origin ?? location.origin

startTransition(() => {
  hydrateRoot(
    document,
    <SiteProvider value={{ origin, reference: null }}>
      <HydratedRouter />
    </SiteProvider>,
  )
})
