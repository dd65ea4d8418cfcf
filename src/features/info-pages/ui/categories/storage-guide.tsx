import { type StoredThings, storageThings } from '../../../../domain/portfolio/storage-things.ts'
import { keysOf } from '../../../../domain/records.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { LabelledField } from '../../../../ui/kit/field.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './storage-guide.module.css'
import { storageGuideWords } from './storage-guide.words.ts'

/** Asks what is to be stored. A plain form: its answer is a page of its own, which others can be sent. */
export function StorageGuide({ things = {} }: { things?: StoredThings }) {
  const words = useWords(storageGuideWords)
  const isAnswered = Object.keys(things).length > 0
  return (
    <form className={styles.root} action="/minilager/storrelse" noValidate>
      <p>{words.text}</p>
      <div className={styles.things}>
        {keysOf(storageThings).map((thing) => (
          <LabelledField key={thing} id={thing} label={words.things[thing]} className={styles.thing}>
            {(control) => (
              <input
                {...control}
                name={thing}
                type="number"
                min={1}
                max={99}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={things[thing]}
              />
            )}
          </LabelledField>
        ))}
      </div>
      <p>
        <Button type="submit">{isAnswered ? words.again : words.button}</Button>
      </p>
    </form>
  )
}
