import type { LinkHolding } from '@rialto/contract'
import { useEffect, useState } from 'react'

import { useLink } from '../../LinkContext.tsx'

/** Each is a call to the institution: users rarely have more accounts, and choose without a figure as well. */
const most = 3

/** Sendable balances of the first accounts, by connection, as they arrive. An account without an answer has none. */
export function useBalances(connectionIds: readonly string[]): Readonly<Record<string, LinkHolding>> {
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
