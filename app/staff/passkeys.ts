/** Where the server's side of the two ceremonies is. */
const base = '/api/ansatt/passkey'

/** Signs in with a passkey of this device. Gives whether it worked. */
export async function signInWithPasskey(): Promise<boolean> {
  try {
    const options = await readJson(await fetch(`${base}/generate-authenticate-options`))
    const credential = await navigator.credentials.get({
      publicKey: {
        ...PublicKeyCredential.parseRequestOptionsFromJSON(options),
        userVerification: 'required',
      },
    })
    return await hand('verify-authentication', { response: asJson(credential) })
  } catch (error) {
    console.error('Error signing in with a passkey', error)
    return false
  }
}

/** Makes a passkey on this device for whoever is signed in. Gives whether it worked. */
export async function addPasskey(name: string): Promise<boolean> {
  try {
    const options = await readJson(await fetch(`${base}/generate-register-options`))
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    })
    return await hand('verify-registration', { response: asJson(credential), name })
  } catch (error) {
    console.error('Error adding a passkey', error)
    return false
  }
}

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey')
  return credential.toJSON()
}

async function hand(step: string, body: unknown): Promise<boolean> {
  const answer = await fetch(`${base}/${step}`, {
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
