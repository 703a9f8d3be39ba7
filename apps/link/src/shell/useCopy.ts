import { useEffect, useState } from 'react'

/** Copies a text. If the page has no permission for the clipboard, it copies from a field, which older browsers and most frames allow. */
async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copyFromField(value)
  }
}

function copyFromField(value: string): boolean {
  const { activeElement } = document
  const field = document.createElement('textarea')
  field.value = value
  field.className = 'r-hidden'
  field.setAttribute('aria-hidden', 'true')
  document.body.append(field)
  field.select()
  let isCopied = false
  // An open dialog makes the rest of the page inert: the field cannot be selected there.
  const isSelected = document.activeElement === field
  try {
    isCopied = isSelected && document.execCommand('copy')
  } finally {
    field.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus()
  }
  return isCopied
}

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
