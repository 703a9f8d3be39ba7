import { Button, Icon } from '@rialto/ui'
import type { ReactNode } from 'react'

import { useStep } from '../StepTexts.tsx'
import { StepFrame } from './StepFrame.tsx'

type DoneFrameProps = {
  title: string
  intro: string
  /** Another action below the one that ends the session. */
  more?: ReactNode
  children?: ReactNode
}

/** The layout of every step that ends a session well: an account connected, an address verified, money sent. */
export function DoneFrame({ title, intro, more, children }: DoneFrameProps) {
  const { dispatch, messages } = useStep()
  return (
    <StepFrame
      centred
      title={title}
      intro={intro}
      hero={
        <span className="hero hero--good">
          <Icon name="check" />
        </span>
      }
      actions={
        <>
          <Button wide onClick={() => dispatch({ type: 'left' })}>
            {messages.common.done}
          </Button>
          {more}
        </>
      }
    >
      {children}
    </StepFrame>
  )
}
