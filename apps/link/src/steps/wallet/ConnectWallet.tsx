import type { LinkIntegration } from '@rialto/contract'
import { ChoiceRow, Logo, Notice, Spinner } from '@rialto/ui'

import { useStep } from '../../StepTexts.tsx'
import { integrationOf } from '../../machine/state.ts'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useConnectWallet } from './useConnectWallet.ts'
import { useWallets } from './useWallets.ts'

/** Whether the session offers a wallet that announces itself. */
const isOffered = ({ wallets = [], isOnlyListed, hiddenWallets = [] }: Partial<LinkIntegration>, id: string): boolean =>
  isOnlyListed ? wallets.some(({ providerId }) => providerId === id) : !hiddenWallets.includes(id)

/** The wallets of this browser, and where to get one. */
export function ConnectWallet({ integrationId }: { integrationId: string }) {
  const { state, messages } = useStep()
  const { wallet: texts } = messages
  const integration = integrationOf(state, integrationId)
  const found = useWallets().filter(({ id }) => isOffered(integration ?? {}, id))
  const { connect, isPending, stage, wallet, problem } = useConnectWallet(integration ?? {})
  const missing = (integration?.wallets ?? []).filter(
    ({ providerId, installUrl }) => installUrl !== undefined && !found.some(({ id }) => id === providerId),
  )
  const name = wallet?.name ?? ''
  if (isPending)
    return (
      <StepFrame
        key={stage}
        title={stage === 'connecting' ? texts.connecting(name) : texts.signing(name)}
        intro={stage === 'checking' ? texts.checking : texts.intro}
        hero={<Logo name={name} url={wallet?.iconUrl} size="large" />}
      >
        <p className="waiting">
          <Spinner />
          {stage === 'checking' ? texts.checking : texts.waiting(name)}
        </p>
      </StepFrame>
    )
  return (
    <StepFrame title={texts.title} intro={texts.intro}>
      {problem !== undefined && (
        <Notice tone="warn" live>
          {texts[problem](name)}
        </Notice>
      )}
      {found.length === 0 && <Notice>{texts.none}</Notice>}
      <ul className="rows">
        {found.map(one => (
          <li key={one.id}>
            <ChoiceRow
              logo={<Logo name={one.name} url={one.iconUrl} />}
              title={one.name}
              note={texts.found}
              onChoose={() => connect(one)}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="points">
          <h2>{texts.others}</h2>
          <ul>
            {missing.map(one => (
              <li key={one.providerId}>
                <ExternalLink href={one.installUrl ?? ''}>{one.name}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </StepFrame>
  )
}
