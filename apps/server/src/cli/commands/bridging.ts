import {
  type BridgingPair,
  findClient,
  removeBridgingRoute,
  type Scope,
  setMisdirectedDeposits,
  setBridgingPriority,
  setBridgingRoute,
} from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

type Run = Command['run']
type Ctx = Parameters<Run>[0]['ctx']

const scopeFrom = async (ctx: Ctx, input: CommandInput): Promise<Scope> => {
  const { id } = await findClient(ctx, input.need('client'))
  return { clientId: id, environment: ctx.environment }
}

/** `eip155:8453/USDC`. */
const pairFrom = (input: CommandInput, name: 'from' | 'to'): BridgingPair => {
  const text = input.need(name)
  const [network = '', asset = '', ...rest] = text.split('/')
  if (network === '' || asset === '' || rest.length > 0)
    throw new UsageError(`--${name} must be a network and an asset such as eip155:8453/USDC, not "${text}".`)
  return { network, asset }
}

const written = ({ network, asset }: BridgingPair): string => `${network}/${asset}`

const list: Command = {
  name: 'bridging routes list',
  usage: '--client <id> [--json]',
  summary: 'List the bridging routes enabled for a client and its preferred networks',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const scope = await scopeFrom(ctx, input)
    const routes = await ctx.store.routes.list(scope)
    const rows = routes.map(({ id, origin, destination, minimumAmount, displayName }) => [
      written(origin),
      written(destination),
      minimumAmount ?? '-',
      displayName,
      id,
    ])
    const networkPriority = await ctx.store.routes.networkPriority(scope)
    const json = routes.map(({ id, origin, destination, minimumAmount, displayName }) => ({
      id,
      origin,
      destination,
      minimumAmount: minimumAmount ?? null,
      displayName,
    }))
    const text = table(['FROM', 'TO', 'MINIMUM', 'NAME', 'ID'], rows)
    const ending = `Network priority: ${networkPriority.join(' ') || 'none'}\n`
    print(input, out, { routes: json, networkPriority }, `${text}${ending}`)
  },
}

const set: Command = {
  name: 'bridging routes set',
  usage: '--client <id> --from <network/asset> --to <network/asset> [--minimum <amount>] [--name <text>]',
  summary: 'Enable a bridging route for a client, or change its minimum and name',
  options: { client: 'value', from: 'value', to: 'value', minimum: 'value', name: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const route = await setBridgingRoute(ctx, await scopeFrom(ctx, input), {
      origin: pairFrom(input, 'from'),
      destination: pairFrom(input, 'to'),
      minimumAmount: input.get('minimum'),
      displayName: input.get('name'),
    })
    out(`${route.displayName} is enabled. Running servers apply this within 5 seconds.\n\n  Route   ${route.id}\n`)
  },
}

const remove: Command = {
  name: 'bridging routes remove',
  usage: '<route> --client <id>',
  summary: 'Disable a bridging route; addresses already issued keep working',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [id] = input.positionals
    if (id === undefined) throw new UsageError('Specify a route ID. Find it with: rialto bridging routes list')
    await removeBridgingRoute(ctx, await scopeFrom(ctx, input), id)
    out(`Route disabled. Running servers apply this within 5 seconds.\n`)
  },
}

const priority: Command = {
  name: 'bridging priority',
  usage: '--client <id> [--network <CAIP-2 id>]…',
  summary: 'Set the networks that route discovery prefers, most preferred first',
  options: { client: 'value', network: 'list' },
  run: async ({ ctx }, input, { out }) => {
    const networks = await setBridgingPriority(ctx, await scopeFrom(ctx, input), input.all('network'))
    out(`Network priority: ${networks.join(' ') || 'none'}\n`)
  },
}

const misdirected: Command = {
  name: 'bridging misdirected',
  usage: '--client <id> --to refund|hold',
  summary: 'Set what is done with deposits on the wrong network or in the wrong asset',
  options: { client: 'value', to: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const rule = input.need('to')
    if (rule !== 'refund' && rule !== 'hold') throw new UsageError('--to must be refund or hold.')
    await setMisdirectedDeposits(ctx, await scopeFrom(ctx, input), rule)
    out(rule === 'refund' ? 'Misdirected deposits are sent back.\n' : 'Misdirected deposits are held for a decision.\n')
  },
}

export const bridgingCommands: readonly Command[] = [list, set, remove, priority, misdirected]
