import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'

type State = AdminValue<'searchTransfers', 'content'>['items'][number]['state']

const tones = {
  succeeded: 'good',
  failed: 'bad',
  pending: 'accent',
  unknown: 'warn',
  part: 'warn',
  late: 'warn',
  short: 'warn',
  refunding: 'warn',
  refunded: 'warn',
} as const satisfies Record<State, string>

/** The state of a transfer, which the server derives once for Link, the receipt and the dashboard. */
export function StatusBadge({ state }: { state: State }) {
  const { messages } = useLanguage()
  const { common, transfers } = messages
  const isStatus = state === 'succeeded' || state === 'failed' || state === 'pending'
  return <Badge tone={tones[state]}>{isStatus ? common[state] : transfers.states[state]}</Badge>
}
