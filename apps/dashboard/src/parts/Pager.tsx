import { useLanguage } from '../messages/LanguageContext.tsx'
import { Button } from '@rialto/ui'

type PagerProps = { cursor: string | undefined; next: string | undefined; onGo: (cursor: string | undefined) => void }

/** Between the pages of a list, the newest first. */
export function Pager({ cursor, next, onGo }: PagerProps) {
  const { messages } = useLanguage()
  if (cursor === undefined && next === undefined) return null
  return (
    <div className="pager">
      {cursor !== undefined && (
        <Button kind="quiet" onClick={() => onGo(undefined)}>
          {messages.common.newest}
        </Button>
      )}
      {next !== undefined && (
        <Button kind="quiet" onClick={() => onGo(next)}>
          {messages.common.older}
        </Button>
      )}
    </div>
  )
}
