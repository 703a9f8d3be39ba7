export * from './chains/ports.ts'
export { createSimulatedPrices } from './prices/createSimulatedPrices.ts'
export { createSandboxClock, type SandboxClock } from './clock/createSandboxClock.ts'
export { sandboxOAuthClient, type OAuthClient } from './institutions/oauth/oauthClients.ts'
export { startInstitutions, type Institutions, type InstitutionsOptions } from './institutions/startInstitutions.ts'
export { startSandboxChains, type SandboxChainsOptions } from './chains/startSandboxChains.ts'
export { AnvilMissingError } from './chains/anvil/findAnvil.ts'
export { startBridge, type Bridge, type BridgeOptions } from './bridges/relay/startBridge.ts'
export {
  startSandboxSolana,
  type SandboxSolana,
  type SandboxSolanaOptions,
} from './chains/solana/startSandboxSolana.ts'
export {
  startSandboxBitcoin,
  type SandboxBitcoin,
  type SandboxBitcoinOptions,
} from './chains/bitcoin/startSandboxBitcoin.ts'
export { startSandboxTron, type SandboxTron, type SandboxTronOptions } from './chains/tron/startSandboxTron.ts'
export { startSandboxXrpl, type SandboxXrpl, type SandboxXrplOptions } from './chains/xrpl/startSandboxXrpl.ts'
export { LiteSvmMissingError } from './chains/solana/openSvm.ts'
export { claimSandbox, findRunningSandbox, type SandboxClaim } from './owner/claimSandbox.ts'
export { CONTROL_HOST } from './institutions/control/controlGuard.ts'
export { resetSandbox, SandboxRunningError } from './owner/resetSandbox.ts'
