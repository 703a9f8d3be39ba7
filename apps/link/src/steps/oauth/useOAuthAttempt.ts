import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import type { OAuthProof } from '../../api/createApi.ts'
import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useStep } from '../../StepTexts.tsx'
import type { OAuthInProgress } from '../../machine/state.ts'
import { problemOf } from '../../problems/problems.ts'
import { listenForReturn } from './listenForReturn.ts'

const pollMs = 1_500
const retries = 2

/**
 * Asks how the sign-in goes, and completes it with the code that its window hands over, with the one that this tab came
 * back with, or with the one that the user types.
 */
export function useOAuthAttempt(oauth: OAuthInProgress, isOver: boolean) {
  const { api, dispatch, takeCompletionCode } = useStep()
  const { attemptId } = oauth
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['oauth', attemptId],
    queryFn: () => api.readOAuth(attemptId),
    enabled: !isOver,
    refetchInterval: query => (['connected', 'failed'].includes(query.state.data?.status ?? '') ? false : pollMs),
    // The sign-in window has the focus, so this page is the hidden one.
    refetchIntervalInBackground: true,
  })
  const complete = useMutation({
    mutationFn: (proof: OAuthProof) => api.completeOAuth(attemptId, proof),
    // The server takes each code once, so asking again after a lost answer connects nothing twice.
    retry: (count, failure) =>
      count < retries && failure instanceof ApiError && ['network', 'server'].includes(failure.kind),
    onSuccess: result => queries.setQueryData(['oauth', attemptId], result),
    onError: failure => {
      if (isEnded(failure)) dispatch({ type: 'sessionEnded', reason: 'expired' })
      else void refetch()
    },
  })
  const { mutate } = complete
  useEffect(() => {
    if (data?.status === 'connected' && data.connection) dispatch({ type: 'connected', connection: data.connection })
    if (data?.status === 'failed') {
      const problem = problemOf(data.reason, 'signInRefused')
      const failure = { kind: 'refused', problem, message: '', supportCode: attemptId } as const
      dispatch({ type: 'connectionFailed', failure })
    }
  }, [data, dispatch, attemptId])
  useEffect(() => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    else if (error !== null && 'httpStatus' in error && error.httpStatus === 404) {
      dispatch({ type: 'connectionFailed', failure: toFailure('refused', error) })
    }
  }, [error, dispatch])
  useEffect(() => {
    const completionCode = takeCompletionCode(attemptId)
    if (completionCode !== undefined) mutate({ completionCode })
    return listenForReturn({
      attemptId,
      onReturn: () => void refetch(),
      onCompletionCode: code => mutate({ completionCode: code }),
    })
  }, [attemptId, mutate, refetch, takeCompletionCode])
  const isTyped = complete.variables !== undefined && 'pairingCode' in complete.variables
  return {
    isCompleting: complete.isPending,
    isHandedOver: complete.isPending && !isTyped,
    isAwaitingCode: data?.status === 'awaitingCode',
    pair: (pairingCode: string) => mutate({ pairingCode }),
    isPairingRefused: complete.error !== null && isTyped,
  }
}
