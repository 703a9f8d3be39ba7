import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

export type ListedStep = {
  key: string
  title: string
  note?: string | undefined
  state: 'done' | 'current' | 'waiting' | 'failed'
  /** The state as text, for screen readers. */
  stateLabel: string
}

export function StepList({ steps }: { steps: readonly ListedStep[] }) {
  return (
    <ol className="r-steps">
      {steps.map(step => (
        <li
          key={step.key}
          className="r-steps__item"
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="r-steps__mark">
            {step.state === 'done' && <Icon name="check" />}
            {step.state === 'failed' && <Icon name="close" />}
            {step.state === 'current' && <Spinner />}
          </span>
          <div className="r-steps__text">
            <p className="r-steps__title">
              {step.title} <span className="r-hidden">({step.stateLabel})</span>
            </p>
            {step.note !== undefined && <p className="r-small r-soft">{step.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
