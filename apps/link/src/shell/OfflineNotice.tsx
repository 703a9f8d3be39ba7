import { Icon } from '@rialto/ui'
import { useSyncExternalStore } from 'react'

import { useLink } from '../LinkContext.tsx'

const subscribe = (onChange: () => void) => {
  const listening = new AbortController()
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange, { signal: listening.signal })
  return () => listening.abort()
}

/** Shown as soon as the browser reports it, before any action; disappears automatically. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const { messages } = useLink()
  return (
    <div role="status" className={isOnline ? 'r-hidden' : 'link__offline'}>
      {!isOnline && (
        <>
          <Icon name="alert" />
          {messages.common.offline}
        </>
      )}
    </div>
  )
}
