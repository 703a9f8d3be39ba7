import { defined } from '@rialto/defined'
import { Spinner } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useStep } from '../../StepTexts.tsx'
import { connectionOf } from '../../machine/state.ts'
import { isFixed } from '../../machine/transferStep.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'

export function Configuring() {
  const { state, dispatch, api, messages } = useStep()
  const connection = connectionOf(state)
  const connectionId = connection?.connectionId ?? ''
  const { session } = state
  const isBuying = session?.transfer?.transferType === 'onramp'
  // A source is chosen only for a known amount.
  const asked = session === undefined ? undefined : isFixed(session) ? {} : isBuying ? state.choice.amount : undefined
  const { data, error } = useQuery({
    queryKey: ['configure', connectionId, asked],
    queryFn: async () => {
      const [{ holdings }, found] = await Promise.all([api.configure(connectionId), asked && api.sources(asked)])
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
      title={messages.configuring[isBuying ? 'buyTitle' : 'title'](connection?.brokerName ?? '')}
      intro={messages.configuring.body}
      hero={
        <span className="hero hero--accent">
          <Spinner />
        </span>
      }
    />
  )
}
