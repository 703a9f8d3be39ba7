import { type AdminOperation, adminOperations, mayCall, requiredRole, roleOfKeys } from '@rialto/contract'

import type { Config } from '../../config.ts'
import { type EarlyCommand, type Terminal, UsageError } from '../command.ts'
import { callServer, type CallServer } from './callServer.ts'
import { type Field, fieldsOf, readFields } from './readFields.ts'

interface Envelope {
  status?: string
  message?: string
  content?: unknown
}

const valueOf = { text: 'text', number: 'number', boolean: 'true|false', list: 'text', json: 'JSON' } as const

const usageOf = (fields: readonly Field[]): string =>
  fields
    .map(({ name, type, isRequired }) => {
      const option = `--${name} <${valueOf[type]}>${type === 'list' ? '…' : ''}`
      return isRequired ? option : `[${option}]`
    })
    .join(' ')

const described = (fields: readonly Field[]): string =>
  fields.map(({ name, description }) => `\n        --${name}: ${description}`).join('')

const readEnvelope = (text: string): Envelope => {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return {}
  }
}

/** @throws UsageError naming the variable of the environment. */
const needEnv = ({ env }: Terminal, name: string): string => {
  const value = env[name]
  if (value === undefined || value === '') throw new UsageError(`Set ${name} in the environment.`)
  return value
}

const fill = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

const commandOf = (call: CallServer, operation: AdminOperation): EarlyCommand => {
  const fields = fieldsOf(operation)
  const send = async (config: Config, request: Parameters<CallServer>[1], terminal: Terminal) => {
    const answer = await call(config, request)
    const envelope = readEnvelope(answer?.text ?? '')
    if (answer?.status === 200 && envelope.status === 'ok') return { content: envelope.content }
    const reason = answer === undefined ? 'no answer' : (envelope.message ?? `HTTP ${answer.status}`)
    terminal.err(`${request.method} ${request.url}: ${reason}\n`)
    return undefined
  }
  return {
    name: operation.id,
    usage: usageOf(fields),
    summary: `${operation.summary}. ${operation.description}${described(fields)}`,
    options: Object.fromEntries(fields.map(({ name, type }) => [name, type === 'list' ? 'list' : 'value'])),
    runEarly: async (config, terminal, input) => {
      const [params, body] = [readFields(fields, 'params', input), readFields(fields, 'body', input)]
      const api = `${needEnv(terminal, 'RIALTO_URL').replace(/\/+$/, '')}/admin/api/v1`
      const key = needEnv(terminal, 'RIALTO_MANAGEMENT_KEY')
      const credentials = { clientId: needEnv(terminal, 'RIALTO_CLIENT_ID'), clientSecret: key }
      const token = await send(
        config,
        { method: 'POST', url: `${api}/Token`, headers: {}, body: credentials },
        terminal,
      )
      if (!token) return false
      const { id_token: bearer } = token.content as { id_token: string }
      const request = {
        method: operation.method,
        url: `${api}${fill(operation.path, params)}`,
        headers: { authorization: `Bearer ${bearer}` },
        ...(operation.body ? { body } : {}),
      }
      const answer = await send(config, request, terminal)
      if (answer?.content !== undefined) terminal.out(`${JSON.stringify(answer.content, undefined, 2)}\n`)
      return answer !== undefined
    },
  }
}

/** Operations of account management that a management key may call, except uploads. */
const callable = adminOperations.filter(
  operation =>
    operation.needsToken &&
    operation.file === undefined &&
    requiredRole(operation) !== 'member' &&
    mayCall(roleOfKeys, operation),
)

/**
 * One command for each operation of account management, by its id: `rialto renameClient --name Shop`. Names, fields and help
 * are those of the contract. The server at RIALTO_URL is called with RIALTO_CLIENT_ID and RIALTO_MANAGEMENT_KEY.
 */
export const createOperationCommands = (call: CallServer): readonly EarlyCommand[] =>
  callable.map(operation => commandOf(call, operation))

export const operationCommands = createOperationCommands(callServer)

/** `rialto operations`: the list, which is too long for the help of the program. */
export const listOperations: EarlyCommand = {
  name: 'operations',
  usage: '',
  summary:
    'List the operations of account management; call one by `rialto <operation> --field value` with RIALTO_URL, RIALTO_CLIENT_ID and RIALTO_MANAGEMENT_KEY',
  runEarly: async (_config, { out }) => {
    for (const { id, summary } of callable) out(`${id.padEnd(34)} ${summary}\n`)
    return true
  },
}
