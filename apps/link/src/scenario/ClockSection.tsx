import type { SandboxScenario, SandboxScenarioChange } from '@rialto/contract'
import { Button } from '@rialto/ui'

const hourMs = 3_600_000
const steps = [
  ['10 minutes', hourMs / 6],
  ['1 hour', hourMs],
  ['1 day', 24 * hourMs],
] as const

export function ClockSection({
  scenario,
  change,
}: {
  scenario: SandboxScenario
  change: (change: SandboxScenarioChange, said: string) => void
}) {
  const now = new Date(scenario.nowMs).toISOString().replace('T', ' ').slice(0, 16)
  return (
    <section className="scenario__section">
      <h3>Clock</h3>
      <p className="r-small r-soft">
        It is {now} UTC in the sandbox. Time only goes forward, and this session ends in it too.
      </p>
      <div className="scenario__row">
        {steps.map(([name, advanceMs]) => (
          <Button key={name} kind="quiet" onClick={() => change({ advanceMs }, `The clock is ${name} further.`)}>
            + {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
