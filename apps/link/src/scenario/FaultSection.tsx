import type { LinkIntegration, SandboxScenario, SandboxScenarioChange } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useState } from 'react'

import { useStep } from '../StepTexts.tsx'
import { Select } from './Select.tsx'

const down = 'down'
const counts = [
  ['1', 'The next request'],
  ['10', 'The next 10 requests'],
  ['1000', 'The next 1,000 requests'],
] as const

/** The shortest of the institution's names: variants of one add to it. */
const nameOf = (institution: string, integrations: readonly LinkIntegration[]): string | undefined =>
  integrations
    .filter(({ type }) => type.toLowerCase().startsWith(institution.toLowerCase()))
    .map(({ name }) => name)
    .sort((one, other) => one.length - other.length)[0]

export function FaultSection({
  scenario,
  change,
}: {
  scenario: SandboxScenario
  change: (change: SandboxScenarioChange, said: string) => void
}) {
  const integrations = useStep().state.session?.integrations ?? []
  const hosts = scenario.hosts
    .map(one => ({ ...one, name: nameOf(one.institution, integrations) }))
    .flatMap(({ name, ...one }) => (name === undefined ? [] : [{ ...one, name }]))
    .sort((one, other) => one.name.localeCompare(other.name))
  const [host = hosts[0]?.host ?? '', setHost] = useState<string>()
  const [mode, setMode] = useState<string>(down)
  const [times, setTimes] = useState<string>('1')
  const chosen = hosts.find(one => one.host === host)
  if (chosen === undefined) return null
  const { institution, name } = chosen
  const add = () =>
    mode === down
      ? change({ institution: { name: institution, isUp: false } }, `${name} is down.`)
      : change({ fault: { host, mode, times: Number(times) } }, `Added for ${host}.`)
  const about = scenario.faultModes.find(one => one.mode === mode)?.about.replaceAll('`', '')
  return (
    <section className="scenario__section">
      <h3>Faults</h3>
      <Select
        label="Institution"
        value={host}
        onChange={setHost}
        options={hosts.map(one => [one.host, `${one.name} (${one.host})`])}
      />
      <Select
        label="What happens"
        value={mode}
        onChange={setMode}
        options={[[down, 'down'], ...scenario.faultModes.map(one => [one.mode, one.mode] as const)]}
        help={about ?? 'Every request is answered with HTTP status 503, until you bring the institution back.'}
      />
      {mode !== down && <Select label="To" value={times} onChange={setTimes} options={counts} />}
      <Button kind="quiet" onClick={add}>
        {mode === down ? `Take ${name} down` : 'Add fault'}
      </Button>
      <Active scenario={scenario} names={new Map(hosts.map(one => [one.institution, one.name]))} change={change} />
    </section>
  )
}

type ActiveProps = {
  scenario: SandboxScenario
  names: ReadonlyMap<string, string>
  change: (change: SandboxScenarioChange, said: string) => void
}

/** Active faults, set here or in the console, with a button that removes each. */
function Active({ scenario, names, change }: ActiveProps) {
  const { faults, hosts } = scenario
  const areDown = [...new Set(hosts.filter(({ isUp }) => !isUp).map(({ institution }) => institution))]
  return (
    <ul className="scenario__active">
      {areDown.map(institution => {
        const name = names.get(institution) ?? institution
        return (
          <li key={institution}>
            <span>{name} is down</span>
            <Button
              kind="text"
              onClick={() => change({ institution: { name: institution, isUp: true } }, `${name} is up.`)}
            >
              Bring {name} back
            </Button>
          </li>
        )
      })}
      {faults.map(({ host, mode, times }, at) => (
        <li key={at}>
          <span>
            {host}: {mode}, {times.toLocaleString('en')} more
          </span>
        </li>
      ))}
      {faults.length > 0 && (
        <li>
          <Button kind="text" onClick={() => change({ clearFaults: true }, 'No faults are left.')}>
            Remove all faults
          </Button>
        </li>
      )}
    </ul>
  )
}
