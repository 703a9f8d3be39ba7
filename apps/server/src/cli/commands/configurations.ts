import { findIntegrationType, findNetworkByCaip2 } from '@rialto/catalog'
import {
  createLinkConfiguration,
  findClient,
  removeLinkConfiguration,
  replaceLinkConfiguration,
  type Scope,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { type Command, type CommandInput, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

type Ctx = Parameters<Command['run']>[0]['ctx']

const options = {
  client: 'value',
  name: 'value',
  integration: 'list',
  product: 'list',
  network: 'list',
  'restrict-multiple-accounts': 'flag',
  theme: 'value',
  language: 'value',
  currency: 'value',
  accent: 'value',
  'accent-dark': 'value',
  'corner-radius': 'value',
  font: 'value',
  logo: 'value',
  verb: 'value',
  'address-form': 'value',
} as const
const usage =
  '--client <id> --name <name> [--integration <type>]… [--product <product>]… [--network <network>]… [--restrict-multiple-accounts] [--theme light|dark|system] [--language <tag>] [--currency <code>] [--accent <#rrggbb> --accent-dark <#rrggbb>] [--corner-radius <pixels>] [--font inter|system|serif|rounded] [--logo <https url>] [--verb send|deposit|pay|add] [--address-form familiar|formal]'
const themes = ['light', 'dark', 'system'] as const
const fonts = ['inter', 'system', 'serif', 'rounded'] as const
const verbs = ['send', 'deposit', 'pay', 'add'] as const
const products = ['balance', 'holdings', 'identity', 'orders', 'transfers'] as const

const scopeFrom = async (ctx: Ctx, input: CommandInput): Promise<Scope> => {
  const { id } = await findClient(ctx, input.need('client'))
  return { clientId: id, environment: ctx.environment }
}

const oneOf = <T extends string>(input: CommandInput, option: string, words: readonly T[]): T | undefined => {
  const text = input.get(option)
  const found = words.find(word => word === text)
  if (text !== undefined && found === undefined)
    throw new UsageError(`--${option} must be one of: ${words.join(', ')}, not "${text}".`)
  return found
}

const matching = (input: CommandInput, option: string, pattern: RegExp, expected: string): string | undefined => {
  const text = input.get(option)
  if (text !== undefined && !pattern.test(text)) throw new UsageError(`--${option} must be ${expected}, not "${text}".`)
  return text
}

const productFrom = (text: string): (typeof products)[number] => {
  const product = products.find(name => name === text)
  if (!product) throw new UsageError(`--product must be one of: ${products.join(', ')}, not "${text}".`)
  return product
}

const color = /^#[0-9A-Fa-f]{6}$/

const brandFrom = (input: CommandInput) => {
  const light = matching(input, 'accent', color, 'a color such as #0052ff')
  const dark = matching(input, 'accent-dark', color, 'a color such as #8ab4ff')
  if ((light === undefined) !== (dark === undefined))
    throw new UsageError('--accent and --accent-dark go together: the colors of the light and of the dark theme.')
  const radius = matching(input, 'corner-radius', /^([0-9]|1[0-9]|2[0-4])$/, 'a number of pixels from 0 to 24')
  const brand = defined({
    accentColor: light !== undefined && dark !== undefined ? { light, dark } : undefined,
    cornerRadius: radius === undefined ? undefined : Number(radius),
    font: oneOf(input, 'font', fonts),
    logoUrl: matching(input, 'logo', /^https:\/\/[^\s"<>]+$/, 'an https URL'),
    confirmVerb: oneOf(input, 'verb', verbs),
    addressForm: oneOf(input, 'address-form', ['familiar', 'formal'] as const),
  })
  return Object.keys(brand).length > 0 ? brand : undefined
}

/** Networks are named by their CAIP-2 id here, integrations by their type, as elsewhere on the command line. */
const settingsFrom = (input: CommandInput) => ({
  name: input.need('name'),
  catalogConfiguration: {
    integrationWhiteList: input.all('integration').map(type => {
      const integration = findIntegrationType(type)
      if (!integration) throw new UsageError(`There is no integration "${type}". See docs/integrations.md.`)
      return integration.id
    }),
  },
  products: input.all('product').map(productFrom),
  networkIds: input.all('network').map(caipId => {
    const network = findNetworkByCaip2(caipId)
    if (!network) throw new UsageError(`There is no network "${caipId}". Name it like eip155:8453.`)
    return network.id
  }),
  restrictMultipleAccounts: input.has('restrict-multiple-accounts'),
  ...defined({
    theme: oneOf(input, 'theme', themes),
    language: matching(input, 'language', /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language tag such as de'),
    displayFiatCurrency: matching(input, 'currency', /^[A-Za-z]{3}$/, 'a code of three letters such as EUR'),
    brand: brandFrom(input),
  }),
})

const create: Command = {
  name: 'configurations create',
  usage,
  summary: 'Create a Link configuration: which integrations and networks its sessions offer',
  options,
  run: async ({ ctx }, input, { out }) => {
    const { id, name } = await createLinkConfiguration(ctx, await scopeFrom(ctx, input), settingsFrom(input))
    out(`Link configuration ${name}\n\n  configurationId   ${id}\n\nSend it with POST /api/v1/linktoken.\n`)
  },
}

const set: Command = {
  name: 'configurations set',
  usage: `<configurationId> ${usage}`,
  summary: 'Replace the settings of a Link configuration',
  options,
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [id = ''] = input.positionals
    await replaceLinkConfiguration(ctx, await scopeFrom(ctx, input), id, settingsFrom(input))
    out('Replaced. New link tokens have these settings.\n')
  },
}

const list: Command = {
  name: 'configurations list',
  usage: '--client <id> [--json]',
  summary: 'List the Link configurations of a client',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const all = await ctx.store.linkConfigurations.list(await scopeFrom(ctx, input))
    const rows = all.map(({ id, name, catalog, products: needed, networkIds }) => [
      id,
      name,
      String(catalog.integrationWhiteList?.length || 'all'),
      needed.join(' ') || 'any',
      String(networkIds.length || 'all'),
    ])
    const json = all.map(({ catalog, ...rest }) => ({ ...rest, catalogConfiguration: catalog }))
    print(input, out, json, table(['CONFIGURATION', 'NAME', 'INTEGRATIONS', 'PRODUCTS', 'NETWORKS'], rows))
  },
}

const remove: Command = {
  name: 'configurations remove',
  usage: '<configurationId> --client <id>',
  summary: 'Remove a Link configuration',
  options: { client: 'value' },
  positionals: 1,
  run: async ({ ctx }, input, { out }) => {
    const [id = ''] = input.positionals
    await removeLinkConfiguration(ctx, await scopeFrom(ctx, input), id)
    out('Removed. Link tokens with its id are now rejected.\n')
  },
}

export const configurationCommands: readonly Command[] = [create, set, list, remove]
