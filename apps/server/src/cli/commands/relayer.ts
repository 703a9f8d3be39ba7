import { findNetwork, fromBaseUnits, networksIn } from '@rialto/catalog'
import {
  coinOf,
  findClient,
  limitRelaying,
  readRelayer,
  readRelayLimits,
  relayedDecimals,
  type Scope,
  setRelayerKey,
  stopRelaying,
} from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

type Ctx = Parameters<Command['run']>[0]['ctx']

const coins = (networkId: string, amount: bigint): string =>
  `${fromBaseUnits(amount, relayedDecimals)} ${coinOf(networkId)}`
const nameOf = (networkId: string): string => findNetwork(networkId)?.name ?? networkId

const set: Command = {
  name: 'relayer set',
  usage: '< key.txt',
  summary:
    'Set the account that pays network fees, by its private key on standard input; it is sealed with the vault key',
  run: async ({ ctx }, _input, { out, readInput }) => {
    const address = await setRelayerKey(ctx, (await readInput()).trim())
    out(`The relayer is ${address}. Send it only what may be spent on fees, then set limits: rialto relayer limits.\n`)
  },
}

const remove: Command = {
  name: 'relayer remove',
  usage: '',
  summary: 'Send nothing new; transactions under way are followed to their end, without a higher fee',
  run: async ({ ctx }, _input, { out }) => {
    await setRelayerKey(ctx, undefined)
    out('Removed. Keep the account until its transactions have ended: rialto relayer show.\n')
  },
}

const show: Command = {
  name: 'relayer show',
  usage: '[--json]',
  summary: 'Show the account that pays network fees, and its last transactions',
  options: { json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { address, relays } = await readRelayer(ctx)
    if (!input.has('json')) out(address === undefined ? 'No account is set.\n' : `${address}\n\n`)
    const rows = relays.map(({ networkId, nonce, purpose, state, reserved, spent, hash, attempts }) => [
      nameOf(networkId),
      String(nonce),
      purpose,
      state,
      coins(networkId, spent ?? reserved),
      hash ?? attempts.at(-1)?.hash ?? '',
    ])
    const json = {
      address,
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
