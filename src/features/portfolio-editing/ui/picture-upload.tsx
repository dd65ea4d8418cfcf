import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { manyPicturesTexts as texts } from '../pictures.words.ts'
import { droppedFiles, filesOfField } from './chosen-files.ts'
import * as styles from './picture-upload.module.css'
import { type ChosenFile, closeBatch, openBatch, sendFiles, type UnsentFile } from './send-pictures.ts'

interface Sending {
  sentBytes: number
  allBytes: number
}

const sizeOf = (files: readonly ChosenFile[]) => files.reduce((sum, { file }) => sum + file.size, 0)

/** Rounded to what a person follows: «240 MB», «1,3 GB». */
const inWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1).replace('.', ',')}\u00a0GB` : `${Math.ceil(bytes / 1e6)}\u00a0MB`

/**
 * The form that many pictures are sent with. With scripts, what is chosen or dropped is sent at once, piece by piece, and the page of the
 * batch follows; without, the form itself posts it.
 */
export function PictureUpload({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const batch = useRef<{ id: string; address: string } | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [unsent, setUnsent] = useState<readonly UnsentFile[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)

  const goOn = async () => {
    const { current } = batch
    if (!current) return
    await closeBatch(current.address)
    await navigate(`/intern/eiendommer/bilder/${current.id}`)
  }

  const send = async (files: readonly ChosenFile[]) => {
    setProblem(files.length === 0 ? texts.nothingChosen : null)
    setUnsent([])
    if (files.length === 0) return
    const allBytes = sizeOf(files)
    let sentBytes = 0
    setSending({ sentBytes, allBytes })
    try {
      batch.current ??= await openBatch()
      const failed = await sendFiles(batch.current.address, files, (bytes) => {
        sentBytes += bytes
        setSending({ sentBytes, allBytes })
      })
      setUnsent(failed)
      if (failed.length === 0) await goOn()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : texts.offline)
    } finally {
      setSending(null)
    }
  }

  const sendNow = useRef(send)
  sendNow.current = send
  useEffect(() => {
    // Chosen before the scripts came.
    const chosen = filesOfField(
      root.current?.querySelector<HTMLInputElement>('input[type=file]')?.files ?? null,
    )
    if (chosen.length > 0) void sendNow.current(chosen)
  }, [])

  if (sending)
    return (
      <div className={styles.sending}>
        <p role="status" className="visually-hidden">
          {texts.stay}
        </p>
        <progress value={sending.sentBytes} max={Math.max(1, sending.allBytes)} aria-label={texts.send} />
        <p>{texts.sending(inWords(sending.sentBytes), inWords(sending.allBytes))}</p>
        <p className="quiet">{texts.stay}</p>
      </div>
    )
  const chooseFolder = () => {
    if (!folder.current) return
    // All browsers have it, and no standard: in the HTML it would be an attribute that is none.
    folder.current.webkitdirectory = true
    folder.current.click()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen in the field inside.
    <div
      ref={root}
      className={styles.root}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void droppedFiles(event.dataTransfer).then(send)
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'file')
          void send(filesOfField(target.files))
      }}
    >
      {children}
      <p className="quiet no-scripts-only">{texts.filesLimit}</p>
      <p className="quiet scripts-only">
        {texts.drop} <input ref={folder} type="file" hidden multiple />
        <LinkButton type="button" onClick={chooseFolder}>
          {texts.chooseFolder}
        </LinkButton>
      </p>
      {problem && <FieldError role="alert">{problem}</FieldError>}
      {unsent.length > 0 && (
        <div role="alert">
          <p>{texts.notSent(unsent.length)}</p>
          <ul>
            {unsent.map(({ path, why }) => (
              <li key={path}>
                {path}: {why}
              </li>
            ))}
          </ul>
          <div className="row">
            <Button type="button" onClick={() => void send(unsent)}>
              {texts.sendAgain}
            </Button>
            <Button type="button" kind="quiet" onClick={() => void goOn()}>
              {texts.goOn}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
