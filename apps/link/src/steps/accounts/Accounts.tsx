import { Button, Icon } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { AccountRows } from './AccountRows.tsx'

export function Accounts() {
  const { state, dispatch, messages } = useLink()
  const { accounts, catalogue } = messages
  return (
    <StepFrame
      title={state.connections.length === 1 ? accounts.one : accounts.title}
      intro={catalogue.introTransfer(state.session?.client.name ?? '')}
      actions={
        <Button wide kind="quiet" onClick={() => dispatch({ type: 'catalogueOpened' })}>
          <Icon name="plus" />
          {accounts.another}
        </Button>
      }
    >
      <AccountRows />
    </StepFrame>
  )
}
