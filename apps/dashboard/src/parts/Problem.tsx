import { Button, Notice } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { problemText } from './problemText.ts'

/** An error, and a possible next step. */
export function Problem({ error, onRetry }: { error: Error; onRetry?: () => unknown }) {
  const { messages, tag } = useLanguage()
  const { text, detail } = problemText(messages, error, tag === 'en')
  return (
    <Notice tone="bad" live>
      <p>{text}</p>
      {detail !== undefined && (
        <p className="r-small" lang="en">
          {detail}
        </p>
      )}
      {onRetry && (
        <Button kind="text" onClick={() => void onRetry()}>
          {messages.common.retry}
        </Button>
      )}
    </Notice>
  )
}
