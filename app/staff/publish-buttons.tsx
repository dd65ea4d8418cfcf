interface PublishButtonsProps {
  /** What the buttons of an editor say. */
  texts: { publish: string; save: string }
  /** While something is on its way. */
  isSending: boolean
}

/** The two ways out of an editor: to the public at once, or kept for later. */
export function PublishButtons({ texts, isSending }: PublishButtonsProps) {
  return (
    <>
      <button className="button" type="submit" name="handling" value="publish" aria-disabled={isSending}>
        {texts.publish}
      </button>
      <button
        className="button"
        data-kind="quiet"
        type="submit"
        name="handling"
        value="draft"
        aria-disabled={isSending}
      >
        {texts.save}
      </button>
    </>
  )
}
