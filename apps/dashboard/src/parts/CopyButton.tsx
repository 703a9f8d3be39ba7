import { useLanguage } from '../messages/LanguageContext.tsx'
import { Icon } from '@rialto/ui'
import { useState } from 'react'

/** Announces the copy as text, for users who do not see the icon change. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { messages } = useLanguage()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <button
      type="button"
      className="copy"
      aria-label={isCopied ? messages.common.copied : label}
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  )
}
