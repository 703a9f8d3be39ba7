import { Button, Logo, Notice } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { integrationOf } from '../../machine/state.ts'
import { DoneFrame } from '../../shell/DoneFrame.tsx'

export function Connected({ connectionId }: { connectionId: string }) {
  const { state, dispatch, messages, format } = useStep()
  const { connected } = messages
  const { session } = state
  const connection = session?.connections.find(one => one.connectionId === connectionId)
  if (session === undefined || connection === undefined) return null
  return (
    <DoneFrame
      title={connected.title(connection.brokerName)}
      intro={connected.body(session.client.name)}
      more={
        !session.restrictMultipleAccounts && (
          <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {connected.another}
          </Button>
        )
      }
    >
      {connection.missingPermissions.length > 0 && (
        <Notice tone="warn" title={connected.missing}>
          {format.list(connection.missingPermissions)}
        </Notice>
      )}
      <ul className="card" aria-label={connected.accounts}>
        {session.connections.map(one => (
          <li key={one.connectionId} className="card__row">
            <Logo name={one.brokerName} url={integrationOf(state, one.integrationId)?.logoUrl} />
            <span className="r-row__body">
              <span className="r-row__title">{one.brokerName}</span>
              <span className="r-row__note">{one.accountName}</span>
            </span>
          </li>
        ))}
      </ul>
    </DoneFrame>
  )
}
