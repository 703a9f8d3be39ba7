import type { LinkIntegration } from '@rialto/contract'
import { ChoiceRow, Logo, Notice, Spinner } from '@rialto/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { ContinueElsewhere } from '../../continuing/ContinueElsewhere.tsx'
import { isTouch } from '../../shell/isTouch.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { Points } from '../consent/Points.tsx'
import { WalletApps } from './WalletApps.tsx'
import { WalletLink } from './WalletLink.tsx'
import { type FoundWallet, keyOf } from './foundWallet.ts'
import { useConnectWallet } from './useConnectWallet.ts'
import { useFamilies } from './useFamilies.ts'
import { useWallets } from './useWallets.ts'

/** Time in which the wallets of a browser announce themselves. */
const announcedWithinMs = 700

/**
 * Asks the only wallet of this browser once, without a press on its row. Returns the choice of a row, after which no
 * wallet is asked without one.
 */
function useOnlyWallet(
  found: readonly FoundWallet[],
  connect: (wallet: FoundWallet) => void,
): (wallet: FoundWallet) => void {
  const [isSettled, settle] = useState(false)
  const isChosen = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => settle(true), announcedWithinMs)
    return () => clearTimeout(timer)
  }, [])
  const choose = useCallback(
    (wallet: FoundWallet) => {
      isChosen.current = true
      connect(wallet)
    },
    [connect],
  )
  const only = found.length === 1 ? found[0] : undefined
  useEffect(() => {
    if (isSettled && only !== undefined && !isChosen.current) choose(only)
  }, [isSettled, only, choose])
  return choose
}

/** Whether a wallet is one that users know by name. The Wallet Standard has names alone. */
const isKnown = ({ providerId, name }: { providerId: string; name: string }, { family, id }: FoundWallet): boolean =>
  family === 'evm' || family === 'tron' ? providerId === id : name === id

/** Whether the session offers a wallet that announces itself. */
const isOffered = (
  { wallets = [], isOnlyListed, hiddenWallets = [] }: Partial<LinkIntegration>,
  wallet: FoundWallet,
): boolean => (isOnlyListed ? wallets.some(one => isKnown(one, wallet)) : !hiddenWallets.includes(wallet.id))

/** Names that are the same in every language. */
const familyNames = { evm: 'Ethereum', solana: 'Solana', bitcoin: 'Bitcoin', tron: 'Tron' } as const

const hasApp = ({ openUrl }: { openUrl?: string }): boolean => openUrl !== undefined

/** The wallets of this browser, and where to get one. */
export function ConnectWallet() {
  const { state, messages } = useStep()
  const { wallet: texts, consent } = messages
  const { session } = state
  const integration = session?.integrations.find(({ scheme }) => scheme === 'wallet')
  const found = useWallets().filter(one => isOffered(integration ?? {}, one))
  const families = useFamilies()
  const hasFamilies = families.length > 1
  // All that users know by name are wallets of EVM chains.
  const notFound = (integration?.wallets ?? []).filter(one => !found.some(other => isKnown(one, other)))
  const apps = families.includes('evm') || families.includes('solana') ? notFound.filter(hasApp) : []
  const missing = families.includes('evm')
    ? notFound.filter(one => one.installUrl !== undefined && !(isTouch() && apps.includes(one)))
    : []
  // The user presses a row where an app of the phone may be wanted, or where the proof is explained first.
  const isAskedAtOnce = state.step.name === 'key' && !(isTouch() && apps.length > 0)
  const { connect, isPending, stage, wallet, problem } = useConnectWallet()
  const choose = useOnlyWallet(isAskedAtOnce ? found : [], connect)
  const title = session?.verifyWallet && session.mode === 'connect' ? texts.verifyTitle : texts.title
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
    <StepFrame title={title} intro={texts.intro}>
      {problem !== undefined && (
        <Notice tone="warn" live>
          {problem === 'otherNetwork' ? texts.failed(name) : texts[problem](name)}
        </Notice>
      )}
      {found.length === 0 && <Notice>{texts.none}</Notice>}
      <ul className="rows">
        {found.map(one => (
          <li key={keyOf(one)}>
            <ChoiceRow
              logo={<Logo name={one.name} url={one.iconUrl} />}
              title={one.name}
              note={hasFamilies ? `${familyNames[one.family]} · ${texts.found}` : texts.found}
              onChoose={() => choose(one)}
            />
          </li>
        ))}
      </ul>
      {isTouch() && apps.length > 0 && <WalletApps wallets={apps} />}
      {session?.mode === 'transfer' && (
        <>
          <Points
            title={consent.sees(session.client.name)}
            icon="check"
            lines={(integration?.abilities ?? []).map(ability => consent[ability])}
          />
          <Points title={consent.never} icon="shield" lines={[consent.walletKeys, consent.noMove]} />
        </>
      )}
      {missing.length > 0 && (
        <div className="group">
          <h2>{texts.others}</h2>
          <ul className="rows">
            {missing.map(one => (
              <li key={one.providerId}>
                <WalletLink wallet={one} href={one.installUrl} note={texts.getIt} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ContinueElsewhere />
    </StepFrame>
  )
}
