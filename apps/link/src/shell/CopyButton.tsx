import { Icon } from '@rialto/ui'
import { useEffect, useState } from 'react'

import { useLink } from '../LinkContext.tsx'

const shownForMs = 2_000

/**
 * An icon button that copies the value beside it. Announces the copy; if the browser forbids copying, the text can
 * still be selected.
 */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const { messages, say } = useLink()
  const { copy, copied } = messages.common
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownForMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const run = () =>
    void navigator.clipboard?.writeText(value).then(
      () => {
        setCopied(true)
        say(copied)
      },
      () => undefined,
    )
  return (
    <button
      type="button"
      className="r-icon-button r-icon-button--inline"
      aria-label={`${isCopied ? copied : copy} ${label}`}
      title={isCopied ? copied : copy}
      onClick={run}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  )
}
