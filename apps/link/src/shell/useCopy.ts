import { useEffect, useState } from 'react'

import { copyText } from './copyText.ts'

const shownForMs = 2_000

type Copying = {
  /** `refused`: by the browser. The shown value is selected, so that the user can copy it. */
  state: 'ready' | 'copied' | 'refused'
  /** `shown`: the element with the value. */
  copy: (value: string, shown: Element | null | undefined) => void
}

/** Copies a value on request, and keeps the outcome for as long as the user needs to see it. */
export function useCopy(): Copying {
  const [state, setState] = useState<Copying['state']>('ready')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('ready'), shownForMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy: Copying['copy'] = (value, shown) => {
    void copyText(value).then(isCopied => {
      if (!isCopied && shown) window.getSelection()?.selectAllChildren(shown)
      setState(isCopied ? 'copied' : 'refused')
    })
  }
  return { state, copy }
}
