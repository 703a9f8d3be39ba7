import { Notice } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { CopyButton } from './CopyButton.tsx'

/** A secret that is shown once. */
export function Secret({ name, text }: { name: string; text: string }) {
  const { messages } = useLanguage()
  return (
    <>
      <Notice tone="warn" title={messages.common.storeNow}>
        <p>{messages.common.shownOnce}</p>
      </Notice>
      <p className="copyable">
        <code className="r-mono copyable__text" aria-label={name}>
          {text}
        </code>
        <CopyButton text={text} label={messages.common.copy(name)} />
      </p>
    </>
  )
}
