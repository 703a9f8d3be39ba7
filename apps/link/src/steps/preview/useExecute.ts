import type { TravelRuleData } from '@rialto/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useStep } from '../../StepTexts.tsx'

/** A clear no before anything was sent; anything else that goes wrong leaves the outcome unknown. */
const isClearNo = (error: unknown) => error instanceof ApiError && error.kind === 'refused' && error.httpStatus !== 409

/** Under which a transfer that has no answer yet is found. */
export const executing = ['execute']

type ExecuteInput = { previewId: string; code?: string; travelRule?: TravelRuleData }

/** Sends the transfer, and never repeats it automatically: after a lost answer the user is asked to check first. */
export function useExecute() {
  const { api, dispatch, state } = useStep()
  const queries = useQueryClient()
  const { mutate, isPending, submittedAt } = useMutation({
    mutationKey: executing,
    mutationFn: ({ previewId, code, travelRule = state.travelRule }: ExecuteInput) =>
      api.execute(previewId, { secondFactorCode: code, travelRule }),
    retry: false,
    onSuccess: execution => {
      dispatch({ type: 'executed', execution })
      // A price that no longer holds must not be confirmed again, whatever this page's clock says.
      if (execution.status === 'previewExpired' || execution.status === 'feeAboveApproved')
        void queries.invalidateQueries({ queryKey: ['preview'] })
    },
    onError: error =>
      isClearNo(error)
        ? dispatch({ type: 'executionRefused', failure: toFailure('refused', error) })
        : dispatch({ type: 'outcomeUnknown', failure: toFailure('unknown', error) }),
  })
  useConfirmedLeave(isPending)
  return { run: mutate, isPending, submittedAtMs: submittedAt }
}

/** While an outcome is awaited, the browser asks before the user leaves the page without it. */
function useConfirmedLeave(isPending: boolean) {
  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isPending])
}
