import type { BackupConfig, BackupDestination, BackupEvent, BackupSummary } from '@rialto/link-protocol'

import type { BackupCatalog, BackupPair } from '@rialto/catalog'
import { depositAddressProblem } from '@rialto/catalog/addresses'
import { findPair } from './catalog.ts'
import { type CallJit, type Started, resolveAddress } from './resolveAddress.ts'
import { type View, createScreens } from './screens.ts'
import type { Texts } from './texts.ts'

type Choice = { pair: BackupPair; destination: BackupDestination }

type Host = {
  event: (event: BackupEvent) => void
  leave: (summary: BackupSummary, isDone: boolean) => void
  callJit: CallJit
}

/** The whole deposit: token, network, address. An address that was found stays the same for the session. */
export function startWidget(
  root: HTMLElement,
  { catalog, config, host, texts }: { catalog: BackupCatalog; config: BackupConfig; host: Host; texts: Texts },
): { requestClose: () => void } {
  const choices = distinctOf(config.destinations).flatMap((destination): Choice[] => {
    const pair = findPair(catalog, config.clientId, destination)
    return pair ? [{ pair, destination }] : []
  })
  const symbols = [...new Set(choices.map(({ pair }) => pair.symbol))]
  const resolved = new Map<Choice, { address: string; addressTag?: string }>()
  const started: Started = new Map()
  let chosen: string | undefined
  let resolving = new AbortController()

  const summary = (): BackupSummary => ({
    page: 'backup',
    selectedIntegration: null,
    transfer: chosen === undefined ? null : { symbol: chosen },
  })
  const leave = (isDone: boolean): void => {
    resolving.abort()
    host.leave(summary(), isDone)
  }
  const screens = createScreens(root, { catalog, texts, onClose: () => leave(false) })
  const show = (view: View): void => {
    resolving.abort()
    resolving = new AbortController()
    screens.show(view)
  }
  const choicesOf = (symbol: string): Choice[] => choices.filter(({ pair }) => pair.symbol === symbol)

  const showTokens = (): void => {
    chosen = undefined
    show({
      name: 'tokens',
      tokens: symbols.map(symbol => ({ symbol, networks: choicesOf(symbol).map(({ pair }) => pair.networkName) })),
      onChoose: chooseToken,
    })
  }
  const backToTokens = symbols.length > 1 ? showTokens : undefined

  const chooseToken = (symbol: string): void => {
    chosen = symbol
    host.event({ type: 'transferAssetSelected', payload: { symbol } })
    showNetworks(symbol, backToTokens)
  }

  const showNetworks = (symbol: string, onBack: (() => void) | undefined): void => {
    const list = choicesOf(symbol)
    show({
      name: 'networks',
      symbol,
      networks: list.map(({ pair }) => pair),
      onChoose: pair => {
        const choice = list.find(one => one.pair === pair)
        if (choice) chooseNetwork(choice, () => showNetworks(symbol, onBack))
      },
      onBack,
    })
  }

  const chooseNetwork = (choice: Choice, onBack: () => void): void => {
    const { symbol, networkId, networkName } = choice.pair
    host.event({ type: 'transferNetworkSelected', payload: { id: networkId, name: networkName, symbol, networkId } })
    void showAddress(choice, onBack)
  }

  const showAddress = async (choice: Choice, onBack: () => void): Promise<void> => {
    const { pair, destination } = choice
    const known = destination.address === undefined ? resolved.get(choice) : destination
    if (known) return present(choice, known, onBack)
    show({ name: 'preparing', pair, onBack })
    const { signal } = resolving
    // The client's page knows the pair by the names of its own configuration.
    const answer = await resolveAddress(host.callJit, destination, started, signal)
    if (answer === 'stopped') return undefined
    if (typeof answer === 'string') return refuse(choice, 'failed', answer, onBack)
    return present(choice, answer, onBack)
  }

  const present = (choice: Choice, found: { address?: string; addressTag?: string }, onBack: () => void): void => {
    const { pair } = choice
    const problem = depositAddressProblem(pair, found)
    if (problem || !found.address) return refuse(choice, 'invalid', problem ?? 'addressMissing', onBack)
    const { address, addressTag } = found
    resolved.set(choice, { address, ...(addressTag && { addressTag }) })
    show({
      name: 'address',
      pair,
      address,
      addressTag,
      onBack,
      onCopied: () => host.event({ type: 'linkWalletAddressCopied' }),
      onDone: () => leave(true),
    })
    const { symbol, networkId, networkName } = pair
    host.event({ type: 'linkTransferQRGenerated', payload: { symbol, networkId, network: networkName } })
  }

  const refuse = (choice: Choice, reason: 'failed' | 'invalid', errorMessage: string, onBack: () => void): void => {
    const { symbol, networkId } = choice.pair
    host.event({ type: 'linkTransferQRError', payload: { symbol, networkId, errorMessage } })
    show({
      name: 'problem',
      reason,
      pair: choice.pair,
      onBack,
      onRetry: reason === 'failed' ? () => void showAddress(choice, onBack) : undefined,
      onAnother: backToTokens,
    })
  }

  host.event({ type: 'pageLoaded', payload: { page: 'backup' } })
  const preselected = symbols.find(symbol => symbol.toUpperCase() === config.preselectedSymbol?.toUpperCase())
  if (choices.length === 0) show({ name: 'unavailable' })
  else if (preselected !== undefined) {
    chosen = preselected
    showNetworks(preselected, undefined)
  } else showTokens()

  return { requestClose: () => leave(false) }
}

/**
 * One destination for each pair. A pair with two different destinations is not offered, because the right one cannot be
 * determined.
 */
function distinctOf(destinations: readonly BackupDestination[]): BackupDestination[] {
  return destinations.filter((one, at) => {
    const same = destinations.filter(
      ({ networkId, symbol }) => networkId === one.networkId && symbol.toUpperCase() === one.symbol.toUpperCase(),
    )
    const isClear = same.every(({ address, addressTag }) => address === one.address && addressTag === one.addressTag)
    return isClear && destinations.indexOf(same[0] ?? one) === at
  })
}
