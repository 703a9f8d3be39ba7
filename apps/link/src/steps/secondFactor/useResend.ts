import { useEffect, useState } from 'react'

const waitSeconds = 30

/** Counts down, after a code was sent, until another one may be requested. */
export function useResend(resend: () => void) {
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
