import { Button, Icon } from '@rialto/ui'

import { useLink } from '../../LinkContext.tsx'

/** The ways to send that need no account: to an address of the order, or over a bridge. */
export function FromAnywhere() {
  const { state, dispatch, messages } = useLink()
  const { hasAddressPayments = false, hasManualDeposits = false } = state.session ?? {}
  return (
    <>
      {hasAddressPayments && (
        <Button wide kind="quiet" onClick={() => dispatch({ type: 'byAddressOpened' })}>
          <Icon name="code" />
          {messages.catalogue.byAddress}
        </Button>
      )}
      {hasManualDeposits && (
        <Button wide kind="quiet" onClick={() => dispatch({ type: 'manualOpened' })}>
          <Icon name="code" />
          {messages.catalogue.manual}
        </Button>
      )}
    </>
  )
}
