import { Icon, type IconName } from '@rialto/ui'
import type { ReactNode } from 'react'

import { StepFrame } from './StepFrame.tsx'

type OutcomeFrameProps = {
  icon: IconName
  /** Absent: neither good nor bad. */
  tone?: 'good' | 'bad' | 'accent'
  title: string
  intro?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** The layout of every step that states an outcome: an icon, the outcome and the next actions. */
export function OutcomeFrame({ icon, tone, ...step }: OutcomeFrameProps) {
  const sign = (
    <span className={tone === undefined ? 'hero' : `hero hero--${tone}`}>
      <Icon name={icon} />
    </span>
  )
  return <StepFrame centred hero={sign} {...step} />
}
