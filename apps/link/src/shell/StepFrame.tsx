import { type ReactNode, useEffect, useRef } from 'react'

type StepFrameProps = {
  title: string
  intro?: ReactNode
  /** Picture or amount above the heading. */
  hero?: ReactNode
  centred?: boolean
  actions?: ReactNode
  children?: ReactNode
}

/**
 * The layout of every step: one heading, which receives the focus when the step appears, a short introduction, and
 * actions at the bottom.
 */
export function StepFrame({ title, intro, hero, centred, actions, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.step__body')?.scrollTo(0, 0)
  }, [])
  return (
    <section className={centred === true ? 'step step--centred' : 'step'} aria-labelledby="step-title">
      <div className="step__body">
        <div className="step__head">
          {hero}
          <h1 id="step-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro !== undefined && <p className="r-soft">{intro}</p>}
        </div>
        {children}
      </div>
      {actions !== undefined && <div className="step__actions">{actions}</div>}
    </section>
  )
}
