interface PublishButtonsProps {
  /** What the buttons of an editor say. */
  texts: { publish: string; save: string }
}

/** The two ways out of an editor: to the public at once, or kept for later. */
export function PublishButtons({ texts }: PublishButtonsProps) {
  return (
    <>
      <button className="button" type="submit" name="handling" value="publish">
        {texts.publish}
      </button>
      <button className="button" data-kind="quiet" type="submit" name="handling" value="draft">
        {texts.save}
      </button>
    </>
  )
}
