/** The path of the server's passkey endpoints. */
const base = '/api/ansatt/passkey'

/** Signs in with a passkey of this device. Returns whether it succeeded. */
export async function signInWithPasskey(): Promise<boolean> {
  try {
    return await hand(`${base}/verify-authentication`, { response: await showPasskey() })
  } catch (error) {
    console.error('Error signing in with a passkey', error)
    return false
  }
}

/** Approves an account number with a passkey of this device. Returns whether it succeeded. */
export async function approveWithPasskey(id: string): Promise<boolean> {
  try {
    return await hand('/api/ansatt/godkjenn-konto', { id, response: await showPasskey() })
  } catch (error) {
    console.error('Error approving with a passkey', error)
    return false
  }
}

/** Shows the second factor again with a passkey of this device. Returns whether it succeeded. */
export async function confirmInBrowser(): Promise<boolean> {
  try {
    return await hand('/api/ansatt/bekreft', { response: await showPasskey() })
  } catch (error) {
    console.error('Error confirming with a passkey', error)
    return false
  }
}

/** Creates a passkey on this device for the signed-in staff member. Returns whether it succeeded. */
export async function addPasskey(name: string): Promise<boolean> {
  try {
    const options = await readJson(await fetch(`${base}/generate-register-options`))
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    })
    return await hand(`${base}/verify-registration`, { response: asJson(credential), name })
  } catch (error) {
    console.error('Error adding a passkey', error)
    return false
  }
}

/** Loads a document anew: the page now belongs to another session, or shows another state. */
export const loadAnew = (path: string) => () => location.assign(path)

/** Asks for a passkey of this device; the device verifies its owner. */
async function showPasskey(): Promise<unknown> {
  const options = await readJson(await fetch(`${base}/generate-authenticate-options`))
  const credential = await navigator.credentials.get({
    publicKey: { ...PublicKeyCredential.parseRequestOptionsFromJSON(options), userVerification: 'required' },
  })
  return asJson(credential)
}

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey')
  return credential.toJSON()
}

async function hand(address: string, body: unknown): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.ok
}

async function readJson(answer: Response) {
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return answer.json()
}
