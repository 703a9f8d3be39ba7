import { Button } from '@rialto/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { PairingCodeField, pairingCodeLength } from '../../shell/PairingCodeField.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'

type PairingFormProps = {
  institution: string
  hero: ReactNode
  isPairing: boolean
  isRefused: boolean
  onCode: (pairingCode: string) => void
}

/** For a sign-in whose window cannot reach this page: another browser, or one whose link to this page was cut. */
export function PairingForm({ institution, hero, isPairing, isRefused, onCode }: PairingFormProps) {
  const { dispatch, messages, say } = useStep()
  const { oauth: texts } = messages
  const input = useRef<HTMLInputElement>(null)
  const error = isRefused ? messages.problems.wrongPairingCode.body : undefined
  const [code, setCode] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  useEffect(() => {
    if (error === undefined) return
    say(error)
    input.current?.focus()
  }, [error, say])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIncomplete(code.length < pairingCodeLength)
    if (code.length === pairingCodeLength) onCode(code)
    else input.current?.focus()
  }
  return (
    <StepFrame
      title={texts.pairingTitle}
      intro={texts.pairing(institution)}
      hero={hero}
      actions={
        <>
          <p className="r-small r-soft step__foot">{texts.pairingWarning}</p>
          <Button wide type="submit" form="pairing-form" busy={isPairing}>
            {isPairing ? texts.pairWait : texts.pair}
          </Button>
          <Button wide kind="text" onClick={() => dispatch({ type: 'oauthRetried' })}>
            {texts.startAgain}
          </Button>
        </>
      }
    >
      <form id="pairing-form" noValidate onSubmit={submit}>
        <PairingCodeField
          ref={input}
          label={texts.pairingLabel}
          code={code}
          error={isIncomplete ? texts.pairingIncomplete : error}
          onCode={typed => {
            setIncomplete(false)
            setCode(typed)
          }}
        />
      </form>
    </StepFrame>
  )
}
