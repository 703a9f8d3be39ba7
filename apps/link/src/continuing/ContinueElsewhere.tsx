import type { ToggleEvent } from 'react'

import { useLink } from '../LinkContext.tsx'
import { Copyable } from '../shell/Copyable.tsx'
import { QrCode } from '../shell/QrCode.tsx'
import { useStep } from '../StepTexts.tsx'
import { MatchNumber } from './MatchNumber.tsx'
import { useMove } from './useMove.ts'

/**
 * For steps that wait for something on another device: the session goes there, by a link that this page has to let in. A payout
 * stays.
 */
export function ContinueElsewhere() {
  const { state } = useLink()
  return state.session?.payout === undefined ? <Elsewhere /> : null
}

function Elsewhere() {
  const { messages, format } = useStep()
  const { elsewhere: texts, copying } = messages
  const move = useMove()
  const started = move.move
  const open = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && started === undefined) move.start()
  }
  return (
    <details className="more" onToggle={open}>
      <summary>{texts.title}</summary>
      <div className="elsewhere">
        {started !== undefined && !move.isOver && move.numbers === undefined && (
          <>
            <p className="r-small r-soft">{texts.scan}</p>
            <QrCode value={started.url} label={texts.link} />
            <Copyable value={started.url} label={texts.link} texts={copying}>
              <span>{texts.link}</span>
            </Copyable>
            <p className="r-small r-soft">{texts.once(format.time(started.expiresAtMs))}</p>
          </>
        )}
        {(started !== undefined || move.hasFailed) && <MatchNumber move={move} />}
      </div>
    </details>
  )
}
