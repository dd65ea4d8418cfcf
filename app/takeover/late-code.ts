import { type ComponentType, createElement, lazy, useState } from 'react'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * A component whose code comes when it is first drawn, or when `load` is called. Where the code is there, it is drawn at once: what
 * React has waited for, it draws a third of a second later.
 * @param when Says when to load it where it is drawn first.
 */
export function lateCode<P extends object>(importCode: Load<P>, when = (load: Load<P>) => load) {
  let code: ComponentType<P> | null = null
  const load: Load<P> = async () => {
    const loaded = await importCode()
    code = loaded.default
    return loaded
  }
  const Waiting = lazy(when(load))
  return {
    load,
    // One and the same for as long as it is shown: another would lose what it has.
    Part(props: P) {
      const [Shown] = useState<ComponentType<P>>(() => code ?? Waiting)
      return createElement(Shown, props)
    },
  }
}
