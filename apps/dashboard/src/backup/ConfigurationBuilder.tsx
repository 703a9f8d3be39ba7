import type { AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { Button, Notice, TextField } from '@rialto/ui'
import { type FormEvent, useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { textOf } from '../parts/formText.ts'
import { Card } from '../parts/Page.tsx'
import { Code } from './Code.tsx'

type Pair = AdminValue<'readBackupMode', 'content'>['pairs'][number]
type Destination = { networkId: string; symbol: string; address?: string; addressTag?: string }

const codeOf = (clientId: string, destinations: readonly Destination[]): string => {
  const configuration = JSON.stringify({ clientId, userId: 'user-1', destinations }, null, 2)
  return `import { createBackupConfig } from '@rialto/node-client'

const backupConfig = createBackupConfig(${configuration})
`
}

const keyOf = ({ networkId, symbol }: Pick<Pair, 'networkId' | 'symbol'>): string => `${symbol} ${networkId}`

/** Generates the code for a configuration. Nothing is stored. */
export function ConfigurationBuilder({ clientId, pairs }: { clientId: string; pairs: readonly Pair[] }) {
  const { messages } = useLanguage()
  const [destinations, setDestinations] = useState<readonly Destination[]>([])
  const [isTwice, setTwice] = useState(false)
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const pair = pairs.find(one => keyOf(one) === form.get('pair'))
    if (pair === undefined) return
    const hasPair = destinations.some(one => keyOf(one) === keyOf(pair))
    setTwice(hasPair)
    if (hasPair) return
    const address = textOf(form, 'address').trim() || undefined
    const addressTag = textOf(form, 'addressTag').trim() || undefined
    const { networkId, symbol } = pair
    setDestinations([...destinations, { networkId, symbol, ...defined({ address, addressTag }) }])
    event.currentTarget.reset()
  }
  return (
    <Card title={messages.backup.builder}>
      <p>{messages.backup.builderBody}</p>
      <form className="form" onSubmit={add}>
        <DestinationFields pairs={pairs} />
        {isTwice && (
          <Notice tone="warn">
            <p>{messages.backup.twice}</p>
          </Notice>
        )}
        <div className="row-actions">
          <Button type="submit" kind="quiet">
            {messages.backup.addDestination}
          </Button>
          {destinations.length > 0 && (
            <Button kind="text" onClick={() => setDestinations([])}>
              {messages.backup.clear}
            </Button>
          )}
        </div>
      </form>
      <p className="r-small r-soft" role="status">
        {messages.backup.destinations(destinations.length)}
      </p>
      {destinations.length > 0 && <Code label={messages.backup.configuration} text={codeOf(clientId, destinations)} />}
    </Card>
  )
}

function DestinationFields({ pairs }: { pairs: readonly Pair[] }) {
  const { messages } = useLanguage()
  return (
    <>
      <label className="lines">
        <span className="r-field__label">{messages.backup.pair}</span>
        <select className="select" name="pair" required>
          {pairs.map(one => (
            <option key={keyOf(one)} value={keyOf(one)}>{`${one.symbol} · ${one.networkName}`}</option>
          ))}
        </select>
      </label>
      <TextField label={messages.backup.address} name="address" maxLength={200} help={messages.backup.addressHelp} />
      <TextField label={messages.backup.tag} name="addressTag" maxLength={100} help={messages.backup.tagHelp} />
    </>
  )
}
