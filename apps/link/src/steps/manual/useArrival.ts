import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { pollDelayMs } from '../progress/pollDelayMs.ts'

/** Continues to the transfer once the deposit has arrived. */
export function useArrival(transferId: string | undefined): void {
  const { api, dispatch } = useStep()
  const { data, error } = useQuery({
    queryKey: ['transfer', transferId],
    queryFn: () => api.readTransfer(transferId ?? ''),
    enabled: transferId !== undefined,
    refetchInterval: query => pollDelayMs(query.state.dataUpdateCount),
    // The host is notified also while the user is in their wallet.
    refetchIntervalInBackground: true,
  })
  const hasArrived = data !== undefined && (data.status !== 'pending' || data.steps[0]?.state === 'done')
  useEffect(() => {
    // Another transfer where it came on another network.
    if (hasArrived) dispatch({ type: 'transferFound', transferId: data.transferId })
  }, [hasArrived, data?.transferId, dispatch])
  useEffect(() => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
  }, [error, dispatch])
}
