import { Fact, Facts } from '@rialto/ui'
import { useEffect, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'

const secondMs = 1_000
/** Longer times are shown as a date alone. */
const countedMs = 2 * 60 * 60 * secondMs

/** The time left to pay, by the server's clock, and with it the price that is held. */
export function TimeLeft({ expiresAtMs, nowMs }: { expiresAtMs: number; nowMs: number }) {
  const { messages, format } = useStep()
  const [aheadMs] = useState(() => Date.now() - nowMs)
  const [leftMs, setLeftMs] = useState(() => expiresAtMs - nowMs)
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(expiresAtMs - (Date.now() - aheadMs)), secondMs)
    return () => clearInterval(timer)
  }, [expiresAtMs, aheadMs])
  return (
    <Facts>
      {leftMs <= countedMs && (
        <Fact label={messages.byAddress.timeLeft}>
          <span role="timer">{clock(leftMs)}</span>
        </Fact>
      )}
      <Fact label={messages.manual.until}>{format.date(expiresAtMs + aheadMs)}</Fact>
    </Facts>
  )
}

function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / secondMs))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
