import type { Connector, ConnectorDescriptor } from '@rialto/core'
import { commonCalls, type PortCall } from './connectorEntry.ts'

type Call = (...args: unknown[]) => Promise<unknown>

/** Interceptor of a connector's calls: given the call and its arguments, it runs the call or answers it. */
export type Interceptor = (call: PortCall, args: readonly unknown[], run: () => Promise<unknown>) => Promise<unknown>

export const callOf = (connector: Connector, group: string, name: string | undefined): Call => {
  const found: unknown = Reflect.get(connector, group)
  const call: unknown = name === undefined ? found : Reflect.get(Object(found) as object, name)
  if (typeof call !== 'function') throw new Error(`${connector.descriptor.type} has no ${group}.${name ?? ''}`)
  return call as Call
}

/**
 * A connector whose code is loaded when it is first called: neither start time nor idle memory grows with the number
 * of institutions. `around` intercepts every call of the port except the probe, which needs no code of the connector.
 */
export const lazyConnector = (options: {
  descriptor: ConnectorDescriptor
  calls: readonly PortCall[]
  load(): Promise<Connector>
  around: Interceptor
  probe(): Promise<void>
}): Connector => {
  let loading: Promise<Connector> | undefined
  const connector = (): Promise<Connector> => {
    loading ??= options.load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const built: Record<string, unknown> = { descriptor: options.descriptor, probe: options.probe, auth: {} }
  for (const call of [...commonCalls, ...options.calls]) {
    const [group = '', name] = call.split('.')
    const later: Call = (...args) =>
      options.around(call, args, async () => callOf(await connector(), group, name)(...args))
    if (name === undefined) built[group] = later
    else built[group] = { ...(built[group] as object | undefined), [name]: later }
  }
  // Built by name from `PortCall`, which is derived from the port; a test compares each entry's calls with its code.
  return built as unknown as Connector
}
