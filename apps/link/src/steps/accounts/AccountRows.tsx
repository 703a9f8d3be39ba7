import type { LinkConnection, NewLinkConnection, LinkHolding } from '@rialto/contract'
import { Badge, ChoiceRow, Logo } from '@rialto/ui'
import { useState, useEffect } from 'react'
import { useLink } from '../../LinkContext.tsx'
import { integrationOf } from '../../machine/state.ts'

/** Each is a call to the institution: users rarely have more accounts, and choose without a figure as well. */
const most = 3

/** Sendable balances of the first accounts, by connection, as they arrive. An account without an answer has none. */
function useBalances(connectionIds: readonly string[]): Readonly<Record<string, LinkHolding>> {
  const { api } = useLink()
  const [found, setFound] = useState<Readonly<Record<string, LinkHolding>>>({})
  const asked = connectionIds.slice(0, most).join()
  useEffect(() => {
    let isOver = false
    const ask = async (connectionId: string) => {
      const { holdings } = await api.configure(connectionId)
      const first = holdings.find(({ eligible }) => eligible)
      if (first !== undefined && !isOver) setFound(known => ({ ...known, [connectionId]: first }))
    }
    for (const connectionId of asked.split(',').filter(Boolean)) ask(connectionId).catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [api, asked])
  return found
}

/** Stored accounts, usable ones first, with their sendable assets. An expired connection leads to a new sign-in. */
export function AccountRows() {
  const { state, dispatch, api, messages, format } = useLink()
  const isTransfer = state.session?.mode === 'transfer'
  const sorted = [...state.connections].sort((a, b) => Number(a.needsReconnect) - Number(b.needsReconnect))
  const usable = sorted.filter(one => isTransfer && !one.needsReconnect)
  const balances = useBalances(usable.map(one => one.connectionId))
  const choose = ({ connectionId, integrationId, needsReconnect }: LinkConnection) => {
    const signIn = () => dispatch({ type: 'integrationChosen', integrationId, searched: false })
    if (needsReconnect) return signIn()
    if (isTransfer) return dispatch({ type: 'accountChosen', connectionId })
    // A stored account is connected without a sign-in, unless its connection has ended meanwhile.
    api
      .post<NewLinkConnection>('connections/stored/take', { connectionId })
      .then(connection => dispatch({ type: 'connected', connection }), signIn)
  }
  return (
    <ul className="rows">
      {sorted.map(account => {
        const { connectionId, integrationId, brokerName, needsReconnect } = account
        const balance = balances[connectionId]
        return (
          <li key={connectionId}>
            <ChoiceRow
              logo={<Logo name={brokerName} url={integrationOf(state, integrationId)?.logoUrl} />}
              title={brokerName}
              note={<AccountNote account={account} />}
              value={balance && format.asset(balance.available, balance.symbol)}
              {...(needsReconnect ? { badge: <Badge tone="warn">{messages.catalogue.reconnect}</Badge> } : {})}
              onChoose={() => choose(account)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function AccountNote({ account }: { account: LinkConnection }) {
  const { accountName, lastUsedAtMs, needsReconnect, isOfOtherBrowser } = account
  const { messages, format } = useLink()
  const [nowMs] = useState(Date.now)
  const { catalogue } = messages
  const reason = isOfOtherBrowser === true ? catalogue.otherBrowser : catalogue.reconnectHelp
  return (
    <>
      <span className="account-note">{needsReconnect ? reason : accountName}</span>
      {lastUsedAtMs !== undefined && (
        <span className="account-note">{catalogue.lastUsed(format.ago(lastUsedAtMs, nowMs))}</span>
      )}
    </>
  )
}
