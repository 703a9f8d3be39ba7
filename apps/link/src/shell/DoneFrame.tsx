import { Button, type IconName } from '@rialto/ui'
import type { ReactNode } from 'react'

import { useStep } from '../StepTexts.tsx'
import { OutcomeFrame } from './OutcomeFrame.tsx'

type DoneFrameProps = {
  title: string
  intro: string
  /** Default: good. */
  outcome?: { tone?: 'good' | 'bad'; icon: IconName }
  /** Another action below the one that ends the session. */
  more?: ReactNode
  children?: ReactNode
}

/** The layout of every step that ends a session: an account connected, an address verified, money sent. */
export function DoneFrame({ title, intro, outcome = { tone: 'good', icon: 'check' }, more, children }: DoneFrameProps) {
  const { dispatch, messages } = useStep()
  return (
    <OutcomeFrame
      title={title}
      intro={intro}
      {...outcome}
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
