import { appendLinkParameters } from '@rialto/link-protocol'
import { useMutation, useQuery } from '@tanstack/react-query'

import type { ReadOwnMoveResult } from '@rialto/contract'
import { isEnded } from '../api/isEnded.ts'
import { continuePath } from '../session/continued.ts'
import { pollDelayMs } from '../steps/progress/pollDelayMs.ts'
import { useStep } from '../StepTexts.tsx'
import type { AcceptedMove, StartedMove } from './moveApi.ts'

/** A link that moves the session to another device or browser, and the selection of the number that is shown there. */
export function useMove() {
  const { state, dispatch, api, language } = useStep()
  const { choice } = state
  const onError = (error: unknown) => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
  }
  const start = useMutation({ mutationFn: () => api.post<StartedMove>('session/move', { choice }), onError })
  const { data: move } = start
  const accept = useMutation({
    mutationFn: (number: string) => api.post<AcceptedMove>('session/move/accept', { number }),
    onSuccess: ({ status }) => {
      if (status === 'accepted') dispatch({ type: 'sessionEnded', reason: 'moved' })
    },
    onError,
  })
  const isEndedHere = accept.data?.status === 'over'
  const { data: own } = useQuery({
    queryKey: ['move', move?.code],
    queryFn: () => api.post<ReadOwnMoveResult>('session/move/status', {}),
    enabled: move !== undefined && accept.data === undefined,
    refetchInterval: query =>
      query.state.data?.status === 'waiting' || query.state.data === undefined
        ? pollDelayMs(query.state.dataUpdateCount)
        : false,
    refetchIntervalInBackground: true,
  })
  const page = appendLinkParameters(window.location.origin + continuePath, {
    language: language.texts,
    embedded: false,
  })
  return {
    move: move && { ...move, url: `${page}#${move.code}` },
    numbers: own?.numbers,
    isOver: isEndedHere || own?.status === 'over',
    isStarting: start.isPending,
    isAccepting: accept.isPending,
    hasFailed: start.isError || accept.isError,
    start: () => {
      accept.reset()
      start.mutate()
    },
    accept: accept.mutate,
  }
}
