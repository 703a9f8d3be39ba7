import { type BridgingPair, findClient, removeRoute, type Scope, setNetworkPriority, setRoute } from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'
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
  usage: '--client <id>',
  summary: 'Bridging routes that are open to a client, and the networks it prefers',
  options: { client: 'value' },
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
    out(table(['FROM', 'TO', 'MINIMUM', 'NAME', 'ID'], rows))
    out(`Network priority: ${(await ctx.store.routes.networkPriority(scope)).join(' ') || 'none'}\n`)
  },
}

const set: Command = {
  name: 'bridging routes set',
  usage: '--client <id> --from <network/asset> --to <network/asset> [--minimum <amount>] [--name <text>]',
  summary: 'Open a bridging route to a client, or change its minimum and name',
  options: { client: 'value', from: 'value', to: 'value', minimum: 'value', name: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const route = await setRoute(ctx, await scopeFrom(ctx, input), {
      origin: pairFrom(input, 'from'),
      destination: pairFrom(input, 'to'),
      minimumAmount: input.get('minimum'),
      displayName: input.get('name'),
    })
    out(`${route.displayName}: open, within 5 seconds on running servers.\n\n  Route   ${route.id}\n`)
  },
}

const remove: Command = {
  name: 'bridging routes remove',
  usage: '<route> --client <id>',
  summary: 'Close a bridging route; addresses it has issued go on',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [id] = input.positionals
    if (id === undefined) throw new UsageError('Which route? bridging routes list has their ids.')
    await removeRoute(ctx, await scopeFrom(ctx, input), id)
    out(`Closed, within 5 seconds on running servers.\n`)
  },
}

const priority: Command = {
  name: 'bridging priority',
  usage: '--client <id> [--network <CAIP-2 id>]…',
  summary: 'Which networks optimized route discovery prefers, the first most',
  options: { client: 'value', network: 'list' },
  run: async ({ ctx }, input, { out }) => {
    const networks = await setNetworkPriority(ctx, await scopeFrom(ctx, input), input.all('network'))
    out(`Network priority: ${networks.join(' ') || 'none'}\n`)
  },
}

export const bridgingCommands: readonly Command[] = [list, set, remove, priority]
