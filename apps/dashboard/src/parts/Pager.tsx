import { useLanguage } from '../messages/LanguageContext.tsx'
import { Button } from '@rialto/ui'

type PagerProps = {
  cursor: string | undefined
  next: string | undefined
  onGo: (cursor: string | undefined) => void
  /** The list is ordered by name, not by age. */
  isByName?: boolean
}

/** Buttons between the pages of a list, the newest first. */
export function Pager({ cursor, next, onGo, isByName }: PagerProps) {
  const { messages } = useLanguage()
  const { newest, older, firstPage, nextPage } = messages.common
  if (cursor === undefined && next === undefined) return null
  return (
    <div className="pager">
      {cursor !== undefined && (
        <Button kind="quiet" onClick={() => onGo(undefined)}>
          {isByName ? firstPage : newest}
        </Button>
      )}
      {next !== undefined && (
        <Button kind="quiet" onClick={() => onGo(next)}>
          {isByName ? nextPage : older}
        </Button>
      )}
    </div>
  )
}
