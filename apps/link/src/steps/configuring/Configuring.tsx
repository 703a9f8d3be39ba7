import { defined } from '@rialto/defined'
import { Spinner } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useStep } from '../../StepTexts.tsx'
import { connectionOf } from '../../machine/state.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'

export function Configuring() {
  const { state, dispatch, api, messages } = useStep()
  const connection = connectionOf(state)
  const connectionId = connection?.connectionId ?? ''
  const { transfer } = state.session ?? {}
  const isFixed =
    transfer?.amountInFiat !== undefined ||
    ((transfer?.destinations.length ?? 0) > 0 && transfer?.destinations.every(one => one.amount !== undefined))
  const { data, error } = useQuery({
    queryKey: ['configure', connectionId],
    queryFn: async () => {
      // A source is chosen only for a known amount.
      const [{ holdings }, found] = await Promise.all([
        api.configure(connectionId),
        isFixed ? api.sources() : undefined,
      ])
      return { holdings, sources: found?.sources ?? [], ...defined({ offer: found?.combination }) }
    },
    gcTime: 0,
  })
  useEffect(() => {
    if (data !== undefined) dispatch({ type: 'holdingsLoaded', ...data })
  }, [data, dispatch])
  useEffect(() => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    else if (error !== null) dispatch({ type: 'configureFailed', failure: toFailure('configure', error) })
  }, [error, dispatch])
  return (
    <StepFrame
      centred
      title={messages.configuring.title(connection?.brokerName ?? '')}
      intro={messages.configuring.body}
      hero={
        <span className="hero hero--accent">
          <Spinner />
        </span>
      }
    />
  )
}
