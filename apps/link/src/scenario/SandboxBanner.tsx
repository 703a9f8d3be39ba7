import { lazy, Suspense, useState } from 'react'

import { useStep } from '../StepTexts.tsx'

const ScenarioSwitch = lazy(() => import('./ScenarioSwitch.tsx').then(module => ({ default: module.ScenarioSwitch })))

/** Says that this is the sandbox; where it may be changed from here, it opens what changes it. */
export function SandboxBanner() {
  const { state, messages } = useStep()
  const [isOpen, setOpen] = useState(false)
  if (state.session?.hasScenarios !== true) return <p className="link__sandbox">{messages.common.sandbox}</p>
  return (
    <>
      <button type="button" className="link__sandbox" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{messages.common.sandbox}</span>
        <span className="link__scenario">{messages.sandbox.change}</span>
      </button>
      {isOpen && (
        <Suspense>
          <ScenarioSwitch onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
