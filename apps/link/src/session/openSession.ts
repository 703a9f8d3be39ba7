import type { LinkConnection, LinkSession } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { isEnded } from '../api/isEnded.ts'
import { ApiError } from '../api/ApiError.ts'
import type { LinkApi } from '../api/createApi.ts'
import type { Host } from '../host/createHost.ts'
import { continuedCode } from './continued.ts'
import type { Memory, Remembered } from './createMemory.ts'

type OpenedSession = {
  session: LinkSession
  restored: readonly LinkConnection[]
  remembered: Remembered
  isOrderPaid: boolean
}

type OpenSessionInput = {
  api: LinkApi
  memory: Memory
  host: Host
  code: string
  /** The key of this browser. Undefined if its storage is disabled. */
  browserKey: string | undefined
  /** The early script is opening the session: state stored since then belongs to the same session. */
  isOpening: boolean
  /** Called with the session's token as soon as there is one. */
  keep: (sessionToken: string) => void
}

/** Opens the session, or resumes the one that this tab had opened, and restores a returning user's accounts. */
export async function openSession({
  api,
  memory,
  host,
  code,
  browserKey,
  isOpening,
  keep,
}: OpenSessionInput): Promise<OpenedSession> {
  if (code === '') throw new ApiError('refused', 400)
  const tokens = host.accessTokens()
  const known = isOpening ? undefined : memory.read(code)
  const { session, remembered, named, isOrderPaid } = known === undefined ? await openNew() : await goOn(known)
  const accessTokens = await tokens
  // Stored accounts are a convenience: without them the user connects again.
  const brought =
    accessTokens.length === 0
      ? []
      : await api.restore(accessTokens).then(
          result => result.connections,
          () => [],
        )
  const isNew = (one: LinkConnection) => !named.some(known => known.connectionId === one.connectionId)
  return { session, restored: [...named, ...brought.filter(isNew)], remembered, isOrderPaid }

  async function openNew() {
    // A tab that continues another device's session has it in its memory, or has lost it.
    if (code === continuedCode) throw new ApiError('refused', 400)
    const opened = await api.openSession({ code, place: await host.place(), ...defined({ browserKey }) })
    keep(opened.sessionToken)
    const fresh: Remembered = { sessionToken: opened.sessionToken, choice: {}, isHandedOver: false }
    memory.write(code, fresh)
    const isOrderPaid = opened.isOrderPaid ?? false
    return { session: opened.session, remembered: fresh, named: opened.restored, isOrderPaid }
  }

  async function goOn(before: Remembered) {
    keep(before.sessionToken)
    try {
      return { session: await api.readSession(), remembered: before, named: [], isOrderPaid: false }
    } catch (error) {
      if (isEnded(error)) memory.forget(code)
      throw error
    }
  }
}
