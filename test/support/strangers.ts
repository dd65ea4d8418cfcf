import { formWithId } from './form-with-id.ts'
import { sampleEntries } from './sample-answers.ts'

/** Clients of the public site, each with an address of its own where none is given. */
export function strangers(url: () => string) {
  let clients = 0
  const newClient = () => {
    clients += 1
    return `10.0.${Math.floor(clients / 250)}.${(clients % 250) + 1}`
  }
  const ask = (path: string, client = newClient(), init: RequestInit = {}) =>
    fetch(url() + path, {
      redirect: 'manual',
      ...init,
      headers: {
        'X-Forwarded-For': client,
        apikey: 'husvaer-public',
        Prefer: 'count=exact',
        ...init.headers,
      },
    })
  function sendForm(): Promise<Response> {
    const form = formWithId('contact-message')
    const answers = Object.fromEntries(
      Object.entries(sampleEntries(form)).map(([name, [text = '']]) => [name, text]),
    )
    return ask(`/api/skjema/${form.id}`, newClient(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(answers),
    })
  }
  return { ask, newClient, sendForm }
}
