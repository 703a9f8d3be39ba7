import type { LinkCombination } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import type { Choice, Failure } from '../../machine/state.ts'
import { useStep } from '../../StepTexts.tsx'
import { useSecondsLeft } from '../preview/usePreview.ts'

type PricedCombination = {
  combination: LinkCombination | undefined
  isReady: boolean
  isRefreshing: boolean
  /** Other accounts pay than before, or other amounts. */
  isChanged: boolean
  failure: Failure | undefined
  retry: () => void
}

/** Prices the parts, and again whenever the price has expired, while the page is visible. */
export function useCombination(
  { symbol = '', networkId = '', accountIds, rehearses }: Choice,
  isPaused: boolean,
): PricedCombination {
  const { api, dispatch } = useStep()
  const earlier = useRef<string>(undefined)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['combination', symbol, networkId, accountIds, rehearses?.previewId],
    queryFn: async () => {
      const combination =
        rehearses === undefined
          ? await api.combine({ symbol, networkId, ...defined({ connectionIds: accountIds }) })
          : await api.post<LinkCombination>('transfers/rehearse', { previewId: rehearses.previewId })
      const before = earlier.current
      earlier.current = signatureOf(combination)
      return { combination, isChanged: before !== undefined && before !== earlier.current, atMs: Date.now() }
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  const secondsLeft = useSecondsLeft(data?.atMs, data?.combination.expiresInMs)
  useEffect(() => {
    if (data !== undefined) dispatch({ type: 'combinationPriced', combination: data.combination })
  }, [data, dispatch])
  useEffect(() => {
    if (secondsLeft === 0 && data !== undefined && !isPaused && !isFetching && error === null) void refetch()
  }, [secondsLeft, data, isPaused, isFetching, error, refetch])
  useShownElsewhere(error)
  return {
    combination: data?.combination,
    isReady: data !== undefined && !isFetching && secondsLeft > 0,
    isRefreshing: isFetching,
    isChanged: data?.isChanged === true,
    failure: error === null || isConflict(error) ? undefined : toFailure('refused', error),
    retry: () => void refetch(),
  }
}

const signatureOf = ({ parts }: LinkCombination): string =>
  parts.map(({ connectionId, amount, fee }) => `${connectionId} ${amount} ${fee}`).join('\n')

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.httpStatus === 409

/** Shows the server's state of an ended session, or of a transfer that is complete. */
function useShownElsewhere(error: Error | null): void {
  const { api, dispatch } = useStep()
  useEffect(() => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    if (!isConflict(error)) return
    void api
      .readSession()
      .then(({ transferId }) => transferId && dispatch({ type: 'transferFound', transferId }))
      .catch(() => undefined)
  }, [api, dispatch, error])
}
