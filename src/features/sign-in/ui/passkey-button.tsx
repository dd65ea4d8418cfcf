import { useState } from 'react'
import { Button } from '../../../ui/kit/button.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { useHydrated } from '../../../ui/page/use-hydrated.ts'

interface PasskeyButtonProps {
  label: string
  failed: string
  /** Runs on press; returns whether it succeeded. */
  act: () => Promise<boolean>
  /** Runs once it has succeeded. */
  onSuccess: () => void
  kind?: 'quiet'
}

/** A button for passkeys; hidden in browsers without scripts or passkeys. */
export function PasskeyButton({ label, failed, act, onSuccess, kind }: PasskeyButtonProps) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  if (isHydrated && !('credentials' in navigator)) return null
  const press = async () => {
    setState('busy')
    // It stays busy while the next page comes.
    if (await act()) onSuccess()
    else setState('failed')
  }
  return (
    <>
      <Button
        className="scripts-only"
        kind={kind}
        type="button"
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && press()}
      >
        {label}
      </Button>
      <FieldError role="status">{state === 'failed' && failed}</FieldError>
    </>
  )
}
