import type { MouseEvent } from 'react'
import type { ServiceDialogName, ServiceGroup, ServiceTile } from '../../../../../landlord-types/service.ts'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { ServiceSign } from './service-sign.tsx'
import * as styles from './service-tiles.module.css'

interface ServiceTilesProps {
  tiles: ServiceGroup['tiles']
  /** A dialog is about to be asked for. */
  onApproach: () => Promise<unknown>
  onOpen: (dialog: ServiceDialogName) => void
}

/** Tiles, each a link to its page. With scripts, some open a dialog over this page instead. */
export function ServiceTiles({ tiles, ...acts }: ServiceTilesProps) {
  return (
    <ul className={`${styles.root} plain`}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <ServiceSign name={tile.sign} />
          <div>
            <h3>
              <TileLink {...tile} {...acts} />
            </h3>
            <p>{tile.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function TileLink({
  title,
  href,
  dialog,
  onApproach,
  onOpen,
}: ServiceTile & Omit<ServiceTilesProps, 'tiles'>) {
  // What fails here is asked for again at the press.
  const approach = () => dialog && onApproach().catch(console.error)
  const open = (event: MouseEvent) => {
    if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(dialog)
  }
  return (
    <a
      href={href}
      aria-haspopup={dialog && 'dialog'}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={open}
    >
      <Hyphenated>{title}</Hyphenated>
    </a>
  )
}
