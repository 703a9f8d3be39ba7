import { Button, ChoiceRow, Notice, TextField } from '@rialto/ui'
import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'

import { useStep } from '../../StepTexts.tsx'
import { integrationOf, type Step } from '../../machine/state.ts'
import { ProblemNotice } from '../../shell/ProblemNotice.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useCode } from '../secondFactor/useCode.ts'
import type { CodeAnswer } from '../../api/createApi.ts'
import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'

/** Sends the user name and password again, with the answer to the institution's request for a code. */
function useSignIn({ integrationId, fields }: Extract<Step, { name: 'signInCode' }>) {
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

type SignInCodeStep = Extract<Step, { name: 'signInCode' }>

/** Mounted anew after each answer of the institution, so that the field is empty and its error is the refusal. */
export function SignInCode({ step }: { step: SignInCodeStep }) {
  const { chosen } = step.request
  return chosen === undefined ? <ChooseType step={step} /> : <EnterCode step={step} chosen={chosen} />
}

function ChooseType({ step }: { step: SignInCodeStep }) {
  const { state, messages } = useStep()
  const { signInCode: texts } = messages
  const signIn = useSignIn(step)
  const name = integrationOf(state, step.integrationId)?.name ?? ''
  return (
    <StepFrame title={texts.chooseTitle} intro={texts.choose(name)}>
      {signIn.failure && <ProblemNotice failure={signIn.failure} institution={name} />}
      <ul className="rows">
        {step.request.types.map(type => (
          <li key={type}>
            <ChoiceRow
              title={texts.types[type]}
              inactive={signIn.isPending}
              onChoose={() => signIn.run({ mfaType: type })}
            />
          </li>
        ))}
      </ul>
    </StepFrame>
  )
}

type Chosen = NonNullable<SignInCodeStep['request']['chosen']>

function EnterCode({ step, chosen }: { step: SignInCodeStep; chosen: Chosen }) {
  const { state, dispatch, messages } = useStep()
  const { signInCode: texts, secondFactor } = messages
  const { types, problem } = step.request
  const { type, sentTo } = chosen
  const signIn = useSignIn(step)
  const input = useRef<HTMLInputElement>(null)
  const form = useCode(problem && texts.problems[problem], input, mfaCode => {
    if (signIn.isPending) return
    dispatch({ type: 'signInCodeEntered' })
    signIn.run({ mfaType: type, mfaCode })
  })
  const name = integrationOf(state, step.integrationId)?.name ?? ''
  return (
    <StepFrame
      title={secondFactor.title}
      intro={type === 'totp' || sentTo === undefined ? secondFactor[type](name) : texts.sentTo[type](name, sentTo)}
      actions={
        <>
          <p className="r-small r-soft step__foot">{secondFactor.goesTo(name)}</p>
          <Button wide type="submit" form="code-form" busy={signIn.isPending}>
            {signIn.isPending ? secondFactor.checking : texts.signIn}
          </Button>
          {type !== 'totp' && (
            <Button kind="text" wide onClick={() => signIn.run({ mfaType: type })}>
              {texts.resend}
            </Button>
          )}
          {types.length > 1 && (
            <Button kind="text" wide onClick={() => dispatch({ type: 'signInCodeTypeReopened' })}>
              {texts.another}
            </Button>
          )}
        </>
      }
    >
      {signIn.failure && <ProblemNotice failure={signIn.failure} institution={name} />}
      <form id="code-form" noValidate onSubmit={form.submit}>
        <TextField
          className="code"
          ref={input}
          label={secondFactor.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={form.code}
          error={form.error}
          onChange={event => form.setCode(event.target.value)}
        />
      </form>
      {type === 'totp' && <Notice title={secondFactor.totpFails}>{secondFactor.totpHelp}</Notice>}
    </StepFrame>
  )
}
