import { type ChangeEvent, createContext, useContext, useEffect, useRef } from 'react'
import { photoTypes } from '../../domain/submissions/photo.ts'
import type { FieldOf } from '../../forms/engine/field.ts'
import { isOptional } from '../../forms/engine/field-rules.ts'
import { submissionWords } from '../../forms/engine/submission.words.ts'
import { FieldError, LabelledField } from '../kit/field.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { useWords } from '../page/use-words.ts'
import * as choiceStyles from './choice.module.css'
import { ChosenPhoto } from './chosen-photo.tsx'
import type { ControlProps } from './controls/control.ts'
import type { FieldViewProps } from './field-view-props.ts'
import * as styles from './photo-field.module.css'
import type { Photos } from './use-photos.ts'

interface PhotosInForm {
  photos: Photos
  /** Photos cannot be changed while they are sent. */
  isSending: boolean
}

/** The photos of the form around a photo field; null if the form has no photos. */
export const PhotosContext = createContext<PhotosInForm | null>(null)

/** Lets the sender choose photos, one or several at a time, and remove them before the form is sent. */
export function PhotoField(props: ControlProps<FieldOf<'photos'>>) {
  const form = useContext(PhotosContext)
  if (!form) throw new Error('A photo field needs PhotosContext around it')
  return <PhotoInput {...props} {...form} />
}

function PhotoInput({
  id,
  name,
  field,
  error,
  photos,
  isSending,
}: FieldViewProps<FieldOf<'photos'>> & PhotosInForm) {
  const input = useRef<HTMLInputElement>(null)
  const { add } = photos
  // Photos can be chosen before the scripts have loaded.
  useEffect(() => {
    const element = input.current
    if (!element?.files?.length) return
    add([...element.files], storedCount(element))
    element.value = ''
  }, [add])
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])], storedCount(event.target))
    // The chosen photos are in the list, so the input is cleared: the same file may be chosen again.
    event.target.value = ''
  }
  const texts = useWords(submissionWords)
  const wereRefused = photos.refused.length > 0
  return (
    <LabelledField
      id={id}
      label={field.label}
      optional={isOptional(field) ? texts.optional : undefined}
      help={field.help}
      error={error}
      isInvalid={Boolean(error) || wereRefused}
      describedBy={wereRefused ? `${id}-avvist` : undefined}
      data-kind="photos"
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            name={name}
            type="file"
            multiple
            accept={photoTypes.join(',')}
            onChange={onChange}
          />
          {wereRefused && (
            <div className={styles.refused} id={`${id}-avvist`}>
              {photos.refused.map(({ title, text, lang, more }) => (
                <FieldError key={text}>
                  {title}: <span lang={lang}>{text}</span> {more}
                </FieldError>
              ))}
            </div>
          )}
          {photos.stored.map((url, index) => (
            <label className={choiceStyles.root} key={url}>
              <input type="checkbox" name={name} value={url} defaultChecked />
              <span>{texts.photoStored(index + 1)}</span>
            </label>
          ))}
          {photos.chosen.length > 0 && (
            <ul className={`${styles.list} plain`}>
              {photos.chosen.map(({ key, file }) => (
                <li key={key}>
                  <ChosenPhoto photo={file} />
                  <div className={styles.about}>
                    <span>{file.name}</span>
                    <LinkButton type="button" disabled={isSending} onClick={() => photos.remove(key)}>
                      {texts.removePhoto(file.name)}
                    </LinkButton>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </LabelledField>
  )
}

/** How many of the photos that are already uploaded are still wanted. */
function storedCount({ form, name }: HTMLInputElement): number {
  return form?.querySelectorAll(`[type="checkbox"][name="${name}"]:checked`).length ?? 0
}
