import { Spinner } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useLink } from '../../LinkContext.tsx'
import { connectionOf } from '../../machine/state.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'

export function Configuring() {
  const { state, dispatch, api, messages } = useLink()
  const connection = connectionOf(state)
  const connectionId = connection?.connectionId ?? ''
  const { data, error } = useQuery({
    queryKey: ['configure', connectionId],
    queryFn: () => api.configure(connectionId),
    gcTime: 0,
  })
  useEffect(() => {
    if (data !== undefined) dispatch({ type: 'holdingsLoaded', holdings: data.holdings })
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
