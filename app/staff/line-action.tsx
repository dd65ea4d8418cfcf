import { Form } from 'react-router'

interface LineActionProps {
  /** What is done, as the page's action knows it. */
  handling: string
  /** Which line it is done to. */
  id: string
  /** What the line's id is called in the form. */
  name?: 'id' | 'version'
  label: string
  /** What the line is, for those who cannot see where the button stands. */
  about: string
  /** Where a whole new page has to come: the session is another afterwards, or a field has to start anew. */
  reloadDocument?: boolean
}

/** The one thing that can be done to a line of a list, as a button that takes little room. */
export function LineAction({ handling, id, name = 'id', label, about, reloadDocument }: LineActionProps) {
  return (
    <Form method="post" reloadDocument={reloadDocument}>
      <input type="hidden" name={name} value={id} />
      <button
        className="link-button"
        type="submit"
        name="handling"
        value={handling}
        aria-label={`${label}: ${about}`}
      >
        {label}
      </button>
    </Form>
  )
}
