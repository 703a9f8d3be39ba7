import { Button } from '@rialto/ui'
import type { ReactNode } from 'react'

import { useStep } from '../StepTexts.tsx'
import { OutcomeFrame } from './OutcomeFrame.tsx'

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
    <OutcomeFrame
      title={title}
      intro={intro}
      tone="good"
      icon="check"
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
    </OutcomeFrame>
  )
}
