import type { SandboxScenario, SandboxScenarioChange } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useSyncExternalStore } from 'react'

import { choosePersona, onPersona, readPersona } from './persona.ts'
import { Select } from './Select.tsx'

type PersonaSectionProps = {
  scenario: SandboxScenario
  change: (change: SandboxScenarioChange, said: string) => void
  say: (text: string) => void
}

export function PersonaSection({ scenario, change, say }: PersonaSectionProps) {
  const { personas, password } = scenario
  const name = useSyncExternalStore(onPersona, readPersona)?.name ?? ''
  const about = personas.find(one => one.name === name)?.about
  const choose = (chosen: string) => {
    choosePersona(chosen === '' ? undefined : { name: chosen, password })
    say(chosen === '' ? 'No persona is filled in.' : `${chosen} is filled in where you sign in.`)
  }
  return (
    <section className="scenario__section">
      <h3>Persona</h3>
      <Select
        label="Sign in as"
        value={name}
        onChange={choose}
        options={[['', 'Nobody: enter it yourself'], ...personas.map(one => [one.name, one.name] as const)]}
        help={about}
      />
      {name !== '' && (
        <div className="scenario__row">
          <Button
            kind="quiet"
            onClick={() =>
              change({ persona: { name, change: 'resetBalances' } }, `${name} has its first balances again.`)
            }
          >
            Reset balances
          </Button>
          <Button
            kind="quiet"
            onClick={() =>
              change({ persona: { name, change: 'expireTokens' } }, `Access tokens of ${name} have expired.`)
            }
          >
            Expire access
          </Button>
          <Button
            kind="quiet"
            onClick={() => change({ persona: { name, change: 'revokeTokens' } }, `Access to ${name} is revoked.`)}
          >
            Revoke access
          </Button>
        </div>
      )}
    </section>
  )
}
