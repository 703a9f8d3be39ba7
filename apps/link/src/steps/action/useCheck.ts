import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { toInput } from '../preview/toInput.ts'
import { useExecute } from '../preview/useExecute.ts'

/** Seldom enough for the institution's limits, often enough that coming back from its app needs no press. */
const everyMs = 30_000

/**
 * Asks whether the institution has what it wanted. An obstacle that was read before the preview is read again, now and then by
 * itself; one that only the institution's answer showed takes sending again.
 */
export function useCheck() {
  const { state, dispatch, api } = useStep()
  const { preview, choice } = state
  const execute = useExecute()
  const { mutate, isPending, submittedAt } = useMutation({
    mutationFn: () => api.preview(toInput(choice)),
    onSuccess: found => dispatch({ type: 'previewed', preview: found }),
    onError: error => {
      if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  const isRead = preview?.obstacle !== undefined
  useEffect(() => {
    if (!isRead) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') mutate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isRead, mutate])
  if (isRead) return { run: () => mutate(), isPending, checkedAtMs: submittedAt }
  const run = () => preview && execute.run({ previewId: preview.previewId })
  return { run, isPending: execute.isPending, checkedAtMs: execute.submittedAtMs }
}
