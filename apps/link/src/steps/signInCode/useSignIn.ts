import { useMutation } from '@tanstack/react-query'

import type { CodeAnswer } from '../../api/createApi.ts'
import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { useStep } from '../../StepTexts.tsx'
import type { Step } from '../../machine/state.ts'

/** Sends the user name and password again, with the answer to the institution's request for a code. */
export function useSignIn({ integrationId, fields }: Extract<Step, { name: 'signInCode' }>) {
  const { api, dispatch } = useStep()
  const signingIn = useMutation({
    mutationFn: (answer: CodeAnswer) => api.connectWithPassword(integrationId, fields, answer),
    onSuccess: ({ connection, codeRequest }) => {
      if (connection !== undefined) dispatch({ type: 'connected', connection })
      else if (codeRequest !== undefined) dispatch({ type: 'signInCodeRequired', fields, request: codeRequest })
    },
    onError: error => {
      if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
      else dispatch({ type: 'connectionFailed', failure: toFailure('refused', error) })
    },
  })
  return {
    run: (answer: CodeAnswer) => {
      if (!signingIn.isPending) signingIn.mutate(answer)
    },
    isPending: signingIn.isPending,
    failure: signingIn.error === null ? undefined : toFailure('refused', signingIn.error),
  }
}
