import type { ReactNode } from 'react'
import { SiteFrame } from '../shared/site-frame.tsx'
import '../shared/styles.css'

export const metadata = { title: 'Eiendommer til leie', description: 'Boliger, lager og parkering til leie.' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nb">
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  )
}
