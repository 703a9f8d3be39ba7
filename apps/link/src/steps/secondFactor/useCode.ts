import { type FormEvent, type RefObject, useEffect, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { digitsOf } from './digitsOf.ts'

const codeLength = 6

/** A field for a 6-digit code, which has the focus and goes off with its last digit. `wrong`: why the last one was not accepted, shown until the user types. */
export function useCode(
  wrong: string | undefined,
  input: RefObject<HTMLInputElement | null>,
  onComplete: (code: string) => void,
) {
  const { messages, say } = useStep()
  const { secondFactor: texts } = messages
  const [code, setCode] = useState('')
  const [error, setError] = useState(wrong)
  useEffect(() => {
    if (wrong !== undefined) say(wrong)
    input.current?.focus()
  }, [wrong, say, input])
  return {
    code,
    error,
    setCode: (typed: string) => {
      const digits = digitsOf(typed, codeLength)
      setCode(digits)
      setError(undefined)
      if (digits.length === codeLength && digits !== code) onComplete(digits)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (code.length === codeLength) return onComplete(code)
      setError(texts.incomplete)
      input.current?.focus()
    },
  }
}
