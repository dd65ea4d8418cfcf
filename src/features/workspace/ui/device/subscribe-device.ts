import { registerWorker } from './register-worker.ts'

/** What the site needs to send messages to this device. */
interface DeviceSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** `denied`: the browser has been told to show no messages of this site. */
export type SubscribeProblem = 'unsupported' | 'denied' | 'failed'

/** Whether this browser can show messages that are sent to it. */
const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks for leave to show messages on this device, and subscribes it with the site's public key. */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription | SubscribeProblem> {
  if (!canSubscribe()) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const registration = await registerWorker()
    if (!registration) return 'unsupported'
    await untilActive(registration)
    // A subscription with another key, from before the site's SECRET_KEY was changed, is in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    const { endpoint, keys } = (
      await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    ).toJSON()
    const [p256dh, auth] = [keys?.p256dh, keys?.auth]
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'failed'
  } catch (error) {
    console.error('The device was not subscribed', error)
    return 'failed'
  }
}

function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return Promise.resolve()
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  })
}
