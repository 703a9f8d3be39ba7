import {
  addPaymentSource,
  confirmPaymentSource,
  findClient,
  type PaymentSourceView,
  readPaymentSettings,
  type Scope,
} from '@rialto/core'

import { type Command, type CommandInput, UsageError } from '../command.ts'
import { print } from '../print.ts'
import { table } from '../table.ts'

type Ctx = Parameters<Command['run']>[0]['ctx']

const scopeFrom = async (ctx: Ctx, input: CommandInput): Promise<Scope> => {
  const { id } = await findClient(ctx, input.need('client'))
  return { clientId: id, environment: ctx.environment }
}

const addressesOf = ({ firstAddresses }: PaymentSourceView): string =>
  firstAddresses
    .map(({ address, tag }) => `  ${address}${tag === undefined ? '' : ` with tag or reference ${tag}`}\n`)
    .join('')

const list: Command = {
  name: 'payments sources list',
  usage: '--client <id> [--json]',
  summary: 'List where a client is paid by address',
  options: { client: 'value', json: 'flag' },
  run: async ({ ctx }, input, { out }) => {
    const { sources } = await readPaymentSettings(ctx, await scopeFrom(ctx, input))
    const rows = sources.map(({ id, networkType, kind, confirmedAtMs, use }) => [
      id,
      networkType,
      kind,
      confirmedAtMs === undefined ? 'no' : 'yes',
      String(use.issued),
      String(use.unpaidInARow),
    ])
    const json = sources.map(({ id, networkType, kind, value, firstAddresses, use }) => ({
      id,
      networkType,
      kind,
      value,
      firstAddresses,
      ...use,
    }))
    print(input, out, json, table(['SOURCE', 'NETWORKS', 'KIND', 'CONFIRMED', 'ISSUED', 'UNPAID IN A ROW'], rows))
  },
}

const families = ['evm', 'tron', 'bitcoin', 'ripple', 'stellar', 'tvm', 'cosmos', 'noble', 'solana'] as const

const isFamily = (text: string): text is (typeof families)[number] => families.some(one => one === text)

const add: Command = {
  name: 'payments sources add',
  usage: `--client <id> --networks <${families.join('|')}> --value <key or address>`,
  summary: 'Add an extended public key, or an address with tags or references, at which a client is paid',
  options: { client: 'value', networks: 'value', value: 'value' },
  run: async ({ ctx }, input, { out }) => {
    const networkType = input.need('networks')
    if (!isFamily(networkType))
      throw new UsageError(`--networks must be one of ${families.join(', ')}, not "${networkType}".`)
    const scope = await scopeFrom(ctx, input)
    const source = await addPaymentSource(ctx, scope, { networkType, value: input.need('value') })
    out(
      `The first addresses:\n\n${addressesOf(source)}\nCompare them with your wallet, then confirm the first one:\n\n`,
    )
    out(
      `  rialto payments sources confirm --client ${scope.clientId} --source ${source.id} --first-address <address>\n`,
    )
  },
}

const confirm: Command = {
  name: 'payments sources confirm',
  usage: '--client <id> --source <id> --first-address <address>',
  summary: 'Confirm that the first address of a source is the client’s own',
  options: { client: 'value', source: 'value', 'first-address': 'value' },
  run: async ({ ctx }, input, { out }) => {
    const confirmed = { id: input.need('source').toLowerCase(), firstAddress: input.need('first-address') }
    await confirmPaymentSource(ctx, await scopeFrom(ctx, input), confirmed)
    out('Confirmed. Payment requests on these networks get addresses from now on.\n')
  },
}

export const paymentCommands: readonly Command[] = [list, add, confirm]
