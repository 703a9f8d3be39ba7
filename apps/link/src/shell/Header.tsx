import { Icon, Logo } from '@rialto/ui'

import { useLink } from '../LinkContext.tsx'
import { previousStep } from '../machine/previousStep.ts'
import { requestedText } from '../money/requestedText.ts'

export function Header({ onClose }: { onClose: () => void }) {
  const { state, dispatch, messages, format } = useLink()
  const amount = requestedText(state, format)
  const client = state.session?.client
  const canGoBack = previousStep(state) !== undefined
  return (
    <header className="link__header">
      <div className="link__side">
        {canGoBack && (
          <button
            type="button"
            className="r-icon-button link__back"
            aria-label={messages.common.back}
            onClick={() => dispatch({ type: 'back' })}
          >
            <Icon name="back" />
          </button>
        )}
      </div>
      <p className="link__client">
        {client && <Logo name={client.name} url={client.logoUrl} size="small" />}
        <span className="link__name">{client?.name}</span>
        {amount !== undefined && <span className="link__amount r-num">{amount}</span>}
      </p>
      <div className="link__side">
        {state.step.name !== 'closed' && (
          <button type="button" className="r-icon-button" aria-label={messages.common.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </header>
  )
}
