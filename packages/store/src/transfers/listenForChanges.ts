import type { Scope } from '@rialto/core'

import { type Listener, listenTo } from '../database/listenTo.ts'
import type { StoreLog } from '../database/storeLog.ts'

/** Channel on which the trigger of migration 0050 sends `<client> <environment> <transfer>`. */
const channel = 'rialto_transfer_changes'

interface ChangedTransfer {
  scope: Scope
  transferId: string
}

/** Calls `onChange` with each transfer that changed, on any server, and without one when some may have been missed. */
export const listenForChanges = (
  url: string,
  onChange: (changed?: ChangedTransfer) => void,
  log?: StoreLog,
): Listener => {
  const receive = (payload?: string) => {
    const [clientId, environment, transferId] = payload?.split(' ') ?? []
    if (clientId === undefined || transferId === undefined) return onChange()
    if (environment === 'sandbox' || environment === 'production')
      onChange({ scope: { clientId, environment }, transferId })
  }
  return listenTo(url, channel, receive, log)
}
