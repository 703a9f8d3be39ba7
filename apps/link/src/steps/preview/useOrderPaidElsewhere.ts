import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useStep } from '../../StepTexts.tsx'

const everyMs = 3_000

/**
 * Shows the session's transfer as soon as there is one: another tab with the same session, such as a duplicated one, may have
 * confirmed the order. The server pays an order once; this keeps the page from offering to send again.
 */
export function useOrderPaidElsewhere(isPaused: boolean): void {
  const { api, dispatch } = useStep()
  const { data } = useQuery({
    queryKey: ['session', 'transfer'],
    queryFn: async () => (await api.readSession()).transferId ?? null,
    enabled: !isPaused,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: everyMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    if (!isPaused && typeof data === 'string') dispatch({ type: 'transferFound', transferId: data })
  }, [data, isPaused, dispatch])
}
