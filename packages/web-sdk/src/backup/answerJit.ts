import {
  type BackupConfig,
  type BackupJitRequest,
  type BackupJitResponse,
  readAddressStatus,
} from '@rialto/link-protocol'

import type { LinkOptions } from '../options.ts'

/** One message for every failure, because a value thrown by the integrator's callback may contain anything. */
const FAILED = 'JIT callback failed'

/** Runs a callback of the integrator, only for a pair that the configuration lists without an address. */
export async function answerJit(
  { callId, method, symbol, networkId }: BackupJitRequest,
  config: BackupConfig,
  { onAddressInit, onStatusPoll }: LinkOptions,
): Promise<BackupJitResponse> {
  const isDeclared = config.destinations.some(
    one => one.symbol === symbol && one.networkId === networkId && one.address === undefined,
  )
  const failed: BackupJitResponse = { callId, ok: false, error: FAILED }
  if (!isDeclared) return failed
  try {
    if (method === 'addressInit') {
      if (!onAddressInit) return failed
      await onAddressInit(symbol, networkId)
      return { callId, ok: true }
    }
    const result = readAddressStatus(await onStatusPoll?.(symbol, networkId))
    return result ? { callId, ok: true, result } : failed
  } catch {
    return failed
  }
}
