import { Button, Icon } from '@rialto/ui'
import { useEffect, useState } from 'react'

import { useLink } from '../LinkContext.tsx'

const shownForMs = 2_000

/** Copies the text as it is. Says so, also aloud; where the browser forbids it, the text can still be selected. */
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
    <Button kind="quiet" aria-label={`${isCopied ? copied : copy} ${label}`} onClick={run}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {isCopied ? copied : copy}
    </Button>
  )
}
