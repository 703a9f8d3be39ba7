import { Badge, ChoiceRow, Logo } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import { integrationOf } from '../../machine/state.ts'

/** Stored accounts, usable ones first. One whose connection has expired leads to signing in again. */
export function AccountRows() {
  const { state, dispatch, messages } = useLink()
  const isTransfer = state.session?.mode === 'transfer'
  const sorted = [...state.connections].sort((a, b) => Number(a.needsReconnect) - Number(b.needsReconnect))
  const choose = (connectionId: string, integrationId: string, needsReconnect: boolean) =>
    isTransfer && !needsReconnect
      ? dispatch({ type: 'accountChosen', connectionId })
      : dispatch({ type: 'integrationChosen', integrationId, searched: false })
  return (
    <ul className="rows">
      {sorted.map(({ connectionId, integrationId, accountName, brokerName, needsReconnect }) => (
        <li key={connectionId}>
          <ChoiceRow
            logo={<Logo name={brokerName} url={integrationOf(state, integrationId)?.logoUrl} />}
            title={brokerName}
            note={needsReconnect ? messages.catalogue.reconnectHelp : accountName}
            {...(needsReconnect ? { badge: <Badge tone="warn">{messages.catalogue.reconnect}</Badge> } : {})}
            onChoose={() => choose(connectionId, integrationId, needsReconnect)}
          />
        </li>
      ))}
    </ul>
  )
}
