import { type ListedStep, StepList } from '@rialto/ui'
import { useEffect, useRef } from 'react'

import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { useExecute } from '../preview/useExecute.ts'

/** Sends one part, which the user confirmed with the others. Requirements of its institution are separate steps. */
export function SendingPart() {
  const { state, messages, format } = useStep()
  const { combined: words, progress } = messages
  const { combination, preview, part: current = 0 } = state
  const { run } = useExecute()
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (preview === undefined || begun.current === preview.previewId) return
    begun.current = preview.previewId
    run({ previewId: preview.previewId })
  }, [preview, run])
  const parts = combination?.parts ?? []
  const steps = parts.map(({ previewId, amount, symbol, fromName }, index): ListedStep => {
    const stepState = index < current ? 'done' : index === current ? 'current' : 'waiting'
    const title = words.part(format.asset(amount, symbol), fromName)
    return { key: previewId, title, state: stepState, stateLabel: progress.states[stepState] }
  })
  return (
    <StepFrame
      title={words.sending(preview?.fromName ?? '')}
      actions={<p className="r-small r-soft step__foot">{words.sendingIntro}</p>}
    >
      {combination !== undefined && (
        <p className="preview__amount r-num">
          {format.asset(combination.amount, combination.symbol)}
          <span className="preview__fiat">
            {combination.amountUsd === undefined ? '\u00a0' : format.fiat(combination.amountUsd, 'USD')}
          </span>
        </p>
      )}
      <div className="card card--padded">
        <StepList steps={steps} />
      </div>
    </StepFrame>
  )
}
