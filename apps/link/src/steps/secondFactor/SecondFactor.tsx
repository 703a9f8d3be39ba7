import { Button, Notice, TextField } from '@rialto/ui'
import { useRef, useEffect, useState } from 'react'
import { useStep } from '../../StepTexts.tsx'
import { integrationOf, type Step } from '../../machine/state.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useExecute } from '../preview/useExecute.ts'
import { useCode } from './useCode.ts'

const waitSeconds = 30

/** Counts down, after a code was sent, until another one may be requested. */
function useResend(resend: () => void) {
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  useEffect(() => {
    if (secondsLeft === 0) return
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  const run = () => {
    setSecondsLeft(waitSeconds)
    resend()
  }
  return { secondsLeft, run }
}

type SecondFactorStep = Extract<Step, { name: 'secondFactor' }>

/** Mounted anew after each refusal, so that the field is empty and its error is the refusal. */
export function SecondFactor({ step }: { step: SecondFactorStep }) {
  const { state, dispatch, messages, say } = useStep()
  const { secondFactor: texts } = messages
  const name = integrationOf(state)?.name ?? state.preview?.fromName ?? ''
  const isTotp = step.factor === 'totp'
  const execute = useExecute()
  const input = useRef<HTMLInputElement>(null)
  const wrong = step.refusals === 0 ? undefined : texts.refused
  const form = useCode(wrong, input, code => {
    if (state.preview === undefined || execute.isPending) return
    dispatch({ type: 'secondFactorEntered' })
    execute.run({ previewId: state.preview.previewId, code })
  })
  const resend = useResend(() => {
    if (state.preview === undefined || execute.isPending) return
    execute.run({ previewId: state.preview.previewId })
    say(texts.resent)
  })
  const isWaiting = !isTotp && resend.secondsLeft > 0
  return (
    <StepFrame
      title={texts.title}
      intro={texts[step.factor](name)}
      actions={
        <>
          <p className="r-small r-soft step__foot">{texts.goesTo(name)}</p>
          <Button wide type="submit" form="code-form" busy={execute.isPending}>
            {execute.isPending ? texts.checking : texts.confirm}
          </Button>
          <Button
            kind="text"
            wide
            inactive={isWaiting}
            onClick={() => (isTotp ? dispatch({ type: 'previewReopened' }) : resend.run())}
          >
            {isTotp ? texts.startAgain : isWaiting ? texts.resendIn(resend.secondsLeft) : texts.resend}
          </Button>
        </>
      }
    >
      <form id="code-form" noValidate onSubmit={form.submit}>
        <TextField
          className="code"
          ref={input}
          label={texts.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={form.code}
          error={form.error}
          onChange={event => form.setCode(event.target.value)}
        />
      </form>
      <Notice title={isTotp ? texts.totpFails : texts.otherWay}>
        {step.factor === 'totp' ? texts.totpHelp : texts.resendHelp[step.factor]}
      </Notice>
    </StepFrame>
  )
}
