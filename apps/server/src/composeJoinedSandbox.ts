import { createEgress, type Egress } from '@rialto/egress'
import {
  CONTROL_HOST,
  type SandboxBitcoin,
  type SandboxChain,
  type SandboxCosmos,
  type SandboxSolana,
  type SandboxStellar,
  type SandboxTon,
  type SandboxTron,
  type SandboxXrpl,
} from '@rialto/sandbox'

import type { SandboxConfig } from './config.ts'
import { systemNowMs } from './systemClock.ts'

/** Institutions and chains, as a server uses them. */
export interface Sandbox {
  origin: string
  nowMs: () => number
  chains: readonly SandboxChain[]
  /** Undefined if the sandbox runs without Solana. */
  solana: SolanaNode | undefined
  /** Undefined if the sandbox runs without Bitcoin. */
  bitcoin: BitcoinNode | undefined
  /** Undefined if the sandbox runs without Tron. */
  tron: TronNode | undefined
  /** Absent where the sandbox runs without. */
  xrpl: XrplNode | undefined
  /** Absent where the sandbox runs without. */
  stellar: StellarNode | undefined
  /** Absent where the sandbox runs without. */
  ton: TonNode | undefined
  /** Empty where the sandbox runs without. */
  cosmos: readonly CosmosNode[]
  stop(): Promise<void>
}

type SolanaNode = Pick<SandboxSolana, 'networkId' | 'rpcUrl' | 'mints' | 'sponsorKey'>
type BitcoinNode = Pick<SandboxBitcoin, 'networkId' | 'rpcUrl'>
type XrplNode = Pick<SandboxXrpl, 'networkId' | 'rpcUrl'>
type TonNode = Pick<SandboxTon, 'networkId' | 'rpcUrl' | 'tokens'>
type CosmosNode = Pick<SandboxCosmos, 'networkId' | 'rpcUrl' | 'tokens'>
type StellarNode = Pick<SandboxStellar, 'networkId' | 'rpcUrl' | 'tokens'>
type TronNode = Pick<SandboxTron, 'networkId' | 'rpcUrl' | 'tokens'>

/** Joins a sandbox that another server runs: its chains are at the addresses it reports, and its clock applies here. */
export const joinSandbox = async (url: string, externalRpc: SandboxConfig['externalRpc']): Promise<Sandbox> => {
  const egress = createEgress({ hosts: new Set(), routes: new Map([[CONTROL_HOST, url]]), userAgent: 'Rialto sandbox' })
  try {
    const { chains } = await callControl<{ chains: SandboxChain[] }>(egress, '/chains')
    const solana = await findNode<SolanaNode>(egress, '/solana')
    const bitcoin = await findNode<BitcoinNode>(egress, '/bitcoin')
    const tron = await findNode<TronNode>(egress, '/tron')
    const xrpl = await findNode<XrplNode>(egress, '/xrpl')
    const ton = await findNode<TonNode>(egress, '/ton')
    const stellar = await findNode<StellarNode>(egress, '/stellar')
    const cosmos = await Promise.all(['/cosmos', '/noble'].map(path => findNode<CosmosNode>(egress, path)))
    const clock = await trackClock(egress)
    return {
      origin: url,
      nowMs: clock.nowMs,
      chains: chains.map(chain => ({ ...chain, rpcUrl: externalRpc[String(chain.chainId)] ?? chain.rpcUrl })),
      solana,
      bitcoin,
      tron,
      xrpl,
      stellar,
      ton,
      cosmos: cosmos.filter(node => node !== undefined),
      stop: async () => {
        clock.stop()
        await egress.close()
      },
    }
  } catch (error) {
    await egress.close()
    throw error
  }
}

const readClockEveryMs = 250

/**
 * Follows the sandbox's clock, which the control API can advance for every participant. The offset only increases, as
 * that clock does; the latency of a response makes a reading late, never early.
 */
const trackClock = async (egress: Egress) => {
  let offsetMs = -Infinity
  const look = async () => {
    const { nowMs } = await callControl<{ nowMs: number }>(egress, '/clock')
    offsetMs = Math.max(offsetMs, nowMs - systemNowMs())
  }
  await look()
  // If the sandbox is unreachable, the request is repeated later and the last known offset stays in use.
  const timer = setInterval(() => void look().catch(() => undefined), readClockEveryMs).unref()
  return { nowMs: () => systemNowMs() + offsetMs, stop: () => clearInterval(timer) }
}

/** A sandbox without this chain has no such path. */
const findNode = async <T>(egress: Egress, path: string): Promise<T | undefined> => {
  const { status } = await getControl(egress, path)
  return status === 404 ? undefined : callControl<T>(egress, path)
}

const getControl = (egress: Egress, path: string) =>
  egress.request({ method: 'GET', url: `http://${CONTROL_HOST}/control${path}` })

const callControl = async <T>(egress: Egress, path: string): Promise<T> => {
  const { status, text } = await getControl(egress, path)
  if (status !== 200) throw new Error(`${path} returned HTTP ${status}`)
  return JSON.parse(text) as T
}
