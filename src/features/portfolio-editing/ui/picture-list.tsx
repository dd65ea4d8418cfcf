import { useEffect, useRef, useState } from 'react'
import { pictureUrl } from '../../../domain/portfolio/picture.ts'
import type { Errors } from '../../../forms/engine/entries.ts'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import * as checkStyles from '../../workspace/ui/check.module.css'
import { EditorFields } from '../../workspace/ui/editor-fields.tsx'
import { portfolioTexts } from '../portfolio.words.ts'
import { pictureFields } from '../properties.ts'
import type { EditedPicture } from '../server/read-portfolio.ts'
import * as styles from './picture-list.module.css'

/** A picture in the list, and whether it is marked for removal. */
export interface ListedPicture extends EditedPicture {
  isRemoved: boolean
}

interface PictureListProps {
  pictures: readonly ListedPicture[]
  errors: Errors
}

/**
 * The pictures of a property, in order. With scripts they are moved by dragging or by buttons; without, by a number
 * field each.
 */
export function PictureList({ pictures, errors }: PictureListProps) {
  const [order, setOrder] = useState(pictures.map(({ url }) => url))
  const [dragged, setDragged] = useState<string | null>(null)
  const move = (url: string, to: number) => {
    const rest = order.filter((each) => each !== url)
    setOrder([...rest.slice(0, to), url, ...rest.slice(to)])
  }
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ to: number; way: 'earlier' | 'later' } | null>(null)
  const step = (url: string, to: number, way: 'earlier' | 'later') => {
    move(url, to)
    setMoved({ to, way })
  }
  // The focus follows the pressed button: it has moved with its picture, or is disabled.
  useEffect(() => {
    if (!moved) return
    const buttons = [...(list.current?.children[moved.to]?.querySelectorAll('button') ?? [])]
    if (moved.way === 'later') buttons.reverse()
    buttons.find((button) => !button.disabled)?.focus()
  }, [moved])
  const inOrder = order
    .flatMap((url) => pictures.find((each) => each.url === url) ?? [])
    .map((picture, index) => ({ ...picture, place: index + 1 }))
  return (
    <>
      <p className="visually-hidden" role="status">
        {moved && portfolioTexts.movedTo(moved.to + 1, order.length)}
      </p>
      <ol className={`plain ${styles.root}`} ref={list} data-not-saved="">
        {inOrder.map(({ url, alt, picture, isRemoved, place }, index) => (
          <li
            key={url}
            draggable
            data-dragged={dragged === url ? '' : undefined}
            onDragStart={() => setDragged(url)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (!dragged) return
              event.preventDefault()
              if (dragged !== url) move(dragged, index)
            }}
          >
            <input type="hidden" name={`gallery.${index}.url`} value={url} />
            {picture ? (
              <img
                src={pictureUrl(picture.key, 320)}
                alt={alt || portfolioTexts.altMissing}
                width={picture.width}
                height={picture.height}
                draggable={false}
              />
            ) : (
              <span className={styles.gone}>{portfolioTexts.noPicture}</span>
            )}
            <div className={styles.words}>
              {index === 0 && <Tag>{portfolioTexts.mainPicture}</Tag>}
              <EditorFields
                // The text in a field moves with its picture.
                key={url}
                fields={{ [`gallery.${index}.alt`]: altField(index + 1, portfolioTexts) }}
                entries={{ [`gallery.${index}.alt`]: [alt] }}
                errors={errors}
              />
              <div className="row">
                <LinkButton
                  className="scripts-only"
                  type="button"
                  disabled={index === 0}
                  aria-label={portfolioTexts.ofPicture(portfolioTexts.earlier, index + 1)}
                  onClick={() => step(url, index - 1, 'earlier')}
                >
                  {portfolioTexts.earlier}
                </LinkButton>
                <LinkButton
                  className="scripts-only"
                  type="button"
                  disabled={index === order.length - 1}
                  aria-label={portfolioTexts.ofPicture(portfolioTexts.later, index + 1)}
                  onClick={() => step(url, index + 1, 'later')}
                >
                  {portfolioTexts.later}
                </LinkButton>
                <label className="no-scripts-only">
                  {portfolioTexts.order}{' '}
                  <input
                    className={styles.order}
                    // A moved picture has another number.
                    key={place}
                    name={`gallery.${index}.place`}
                    aria-label={portfolioTexts.ofPicture(portfolioTexts.order, index + 1)}
                    inputMode="numeric"
                    defaultValue={place}
                  />
                </label>
                <label className={checkStyles.root}>
                  <input
                    type="checkbox"
                    name={`gallery.${index}.remove`}
                    value="true"
                    defaultChecked={isRemoved}
                    aria-label={portfolioTexts.ofPicture(portfolioTexts.removePicture, index + 1)}
                  />{' '}
                  {portfolioTexts.removePicture}
                </label>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What the picture shows. The label has its number, since there are several on the page. */
const altField = (number: number, texts: typeof portfolioTexts) => ({
  ...pictureFields.alt,
  label: texts.ofPicture(pictureFields.alt.label, number),
})
