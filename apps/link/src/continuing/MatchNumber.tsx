import { Button, Notice, Spinner } from '@rialto/ui'
import { useEffect, useRef } from 'react'

import { useStep } from '../StepTexts.tsx'
import type { useMove } from './useMove.ts'

type MatchNumberProps = { move: ReturnType<typeof useMove> }

/** The selection of the number that the other device shows. One wrong number ends the link. */
export function MatchNumber({
  move: { numbers, isOver, isStarting, isAccepting, hasFailed, start, accept },
}: MatchNumberProps) {
  const { messages, say } = useStep()
  const { elsewhere: texts, problems } = messages
  const group = useRef<HTMLFieldSetElement>(null)
  const isAsked = numbers !== undefined && !isOver
  useEffect(() => {
    if (!isAsked) return
    say(texts.match)
    group.current?.querySelector('button')?.focus()
  }, [isAsked, say, texts])
  if (isOver)
    return (
      <>
        <Notice tone="warn" live>
          {texts.over}
        </Notice>
        <Button kind="quiet" busy={isStarting} onClick={start}>
          {texts.renew}
        </Button>
      </>
    )
  return (
    <>
      {hasFailed && (
        <Notice tone="warn" live>
          {problems.offline.body}
        </Notice>
      )}
      {numbers === undefined ? (
        <p className="waiting" role="status">
          <Spinner />
          {texts.waiting}
        </p>
      ) : (
        <fieldset className="match" ref={group} disabled={isAccepting}>
          <legend>{texts.match}</legend>
          {numbers.map(number => (
            <Button key={number} kind="quiet" onClick={() => accept(number)}>
              {number}
            </Button>
          ))}
          <p className="r-small r-soft">{texts.warning}</p>
        </fieldset>
      )}
    </>
  )
}
