import type { LinkTransfer } from '@rialto/contract'
import { useEffect, useRef } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { listedSteps } from './listedSteps.ts'

/** Says each step once when it is done; not those that were done before the page was opened. */
export function useSpokenSteps(transfer: LinkTransfer | undefined): void {
  const { messages, format, say } = useStep()
  const spoken = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (transfer === undefined) return
    const done = listedSteps(transfer, messages, format).filter(step => step.state === 'done')
    const before = spoken.current
    spoken.current = new Set(done.map(step => step.key))
    const fresh = before === undefined ? [] : done.filter(step => !before.has(step.key))
    for (const step of fresh) say(messages.progress.announce(step.title))
  }, [transfer, messages, format, say])
}
