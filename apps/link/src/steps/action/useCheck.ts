import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { toInput } from '../preview/toInput.ts'
import { useExecute } from '../preview/useExecute.ts'

/** Seldom enough for the institution's limits, often enough that coming back from its app needs no press. */
const everyMs = 30_000

/**
 * Checks whether the institution's requirement is met. An obstacle found before the preview is checked again
 * automatically; one from the institution's answer requires another attempt to send.
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
