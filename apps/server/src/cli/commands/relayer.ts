import { findNetwork, fromBaseUnits, networksIn } from '@rialto/catalog'
import {
  coinDecimalsOf,
  coinOf,
  findClient,
  limitRelaying,
  readRelayer,
  readRelayLimits,
  relayFamilies,
  type RelayFamily,
  removeRelayerKeys,
  type Scope,
  setRelayerKey,
  stopRelaying,
} from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

type Ctx = Parameters<Command['run']>[0]['ctx']

const coins = (networkId: string, amount: bigint): string =>
  `${fromBaseUnits(amount, coinDecimalsOf(networkId))} ${coinOf(networkId)}`
const networksOf: Readonly<Record<RelayFamily, string>> = { evm: 'EVM networks', solana: 'Solana' }
const nameOf = (networkId: string): string => findNetwork(networkId)?.name ?? networkId

const set: Command = {
  name: 'relayer set',
  usage: '< key.txt',
  summary:
    'Set the account that pays network fees, by its private key on standard input (of EVM networks, or of Solana); it is sealed with the vault key',
  run: async ({ ctx }, _input, { out, readInput }) => {
    const { family, address } = await setRelayerKey(ctx, (await readInput()).trim())
    out(
      `The relayer is ${address} (${networksOf[family]}). Send it only what may be spent on fees, then set limits: rialto relayer limits.\n`,
    )
  },
}

const remove: Command = {
  name: 'relayer remove',
  usage: '[--family evm|solana]',
  summary: 'Send nothing new; transactions under way are followed to their end, without a higher fee',
  options: { family: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const name = input.get('family')
    const families = relayFamilies.filter(family => name === undefined || family === name)
    if (families.length === 0) throw new UsageError(`--family must be evm or solana, not "${name}".`)
    await removeRelayerKeys(ctx, families)
    out('Removed. Keep the account until its transactions have ended: rialto relayer show.\n')
  },
}

const show: Command = {
  name: 'relayer show',
  usage: '[--json]',
  summary: 'Show the accounts that pay network fees, and their last transactions',
  options: { json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { addresses, relays } = await readRelayer(ctx)
    const set = relayFamilies.flatMap(family => {
      const address = addresses[family]
      return address === undefined ? [] : [`${address} (${networksOf[family]})\n`]
    })
    if (!input.has('json')) out(set.length === 0 ? 'No account is set.\n' : `${set.join('')}\n`)
    const rows = relays.map(({ networkId, nonce, purpose, state, reserved, spent, hash, attempts }) => [
      nameOf(networkId),
      String(nonce),
      purpose,
      state,
      coins(networkId, spent ?? reserved),
      hash ?? attempts.at(-1)?.hash ?? '',
    ])
    const json = {
      addresses,
      relays: relays.map(({ id, networkId, nonce, purpose, state, reserved, spent, hash }) => ({
        id,
        networkId,
        nonce,
        purpose,
        state,
        reserved: String(reserved),
        spent: spent === undefined ? undefined : String(spent),
        hash,
      })),
    }
    print(input, out, json, table(['NETWORK', 'NONCE', 'PURPOSE', 'STATE', 'FEE', 'TRANSACTION'], rows))
  },
}

const scopeFrom = async (ctx: Ctx, input: CommandInput): Promise<Scope> => {
  const { id } = await findClient(ctx, input.need('client'))
  return { clientId: id, environment: ctx.environment }
}

const networkIdFrom = (ctx: Ctx, input: CommandInput): string => {
  const name = input.need('network').toLowerCase()
  const found = networksIn(ctx.environment).find(one => one.id === name || one.name.toLowerCase() === name)
  if (!found) throw new UsageError(`--network must be the name or id of a network, not "${name}".`)
  return found.id
}

const limits: Command = {
  name: 'relayer limits',
  usage:
    '--client <id> [--network <name> --per-transaction <coins> --per-day <coins> [--facilitator] | --network <name> --off] [--json]',
  summary: 'Show or set up to what network fees the relayer sends payments for a client',
  options: {
    client: 'value',
    network: 'value',
    'per-transaction': 'value',
    'per-day': 'value',
    facilitator: 'flag',
    off: 'flag',
    json: 'flag',
  },
  run: async ({ ctx }, input, { out }) => {
    const scope = await scopeFrom(ctx, input)
    if (input.has('off')) await stopRelaying(ctx, scope, networkIdFrom(ctx, input))
    else if (input.get('network') !== undefined)
      await limitRelaying(ctx, scope, {
        networkId: networkIdFrom(ctx, input),
        maximumPerTransaction: input.need('per-transaction'),
        maximumPerDay: input.need('per-day'),
        isFacilitated: input.has('facilitator'),
      })
    const all = await readRelayLimits(ctx, scope)
    const rows = all.map(({ networkId, perTransaction, perDay, used, isFacilitated }) => [
      nameOf(networkId),
      coins(networkId, perTransaction),
      coins(networkId, perDay),
      coins(networkId, used),
      isFacilitated ? 'yes' : 'no',
    ])
    const json = all.map(({ perTransaction, perDay, used, ...rest }) => ({
      ...rest,
      perTransaction: String(perTransaction),
      perDay: String(perDay),
      used: String(used),
    }))
    print(input, out, json, table(['NETWORK', 'PER TRANSACTION', 'PER DAY', 'USED', 'FACILITATOR'], rows))
  },
}

export const relayerCommands: readonly Command[] = [set, remove, show, limits]
