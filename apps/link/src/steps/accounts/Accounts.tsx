import { Button, Icon } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { FromAnywhere } from '../catalogue/FromAnywhere.tsx'
import { AccountRows } from './AccountRows.tsx'

export function Accounts() {
  const { state, dispatch, messages } = useLink()
  const { accounts, catalogue } = messages
  const isBuying = state.session?.transfer?.transferType === 'onramp'
  return (
    <StepFrame
      title={state.connections.length > 1 ? accounts.title : isBuying ? accounts.buy : accounts.one}
      intro={catalogue.introTransfer(state.session?.client.name ?? '')}
      actions={
        <>
          <Button wide kind="quiet" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            <Icon name="plus" />
            {accounts.another}
          </Button>
          <FromAnywhere />
        </>
      }
    >
      <AccountRows />
    </StepFrame>
  )
}
