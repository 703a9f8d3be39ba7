import type { Dispatcher } from 'undici'

import { createStructureCheck } from './createStructureCheck.ts'
import { EgressError, type EgressErrorKind, type EgressResponse } from './egress.ts'
import { errors } from './undiciParts.ts'

export interface Exchange {
  options: Dispatcher.DispatchOptions
  timeoutMs: number
  maxResponseBytes: number
  inPieces: boolean
  signal: AbortSignal | undefined
  /** Called when a response begins. */
  onAnswer?: () => void
}

/** Codes only: the underlying errors contain bytes of the response, addresses and header values. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

const beforeSending = (error: unknown): EgressError => {
  if (error instanceof EgressError) return error
  if (error instanceof errors.ConnectTimeoutError) return new EgressError('timeout', 'connecting took too long', false)
  if (error instanceof errors.InvalidArgumentError) return new EgressError('denied', 'malformed request', false)
  return new EgressError('connect', `no connection: ${codeOf(error)}`, false)
}

const afterSending = (error: unknown): EgressError => {
  const kind: EgressErrorKind = error instanceof errors.HeadersOverflowError ? 'tooLarge' : 'reset'
  return new EgressError(kind, `no whole answer: ${codeOf(error)}`, true)
}

const joined = (headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )

/** A longer answer is read in another turn of the event loop than the one that received it. */
const longBytes = 65_536

/** Collects an answer within its limit. */
const answerOf = ({ maxResponseBytes: maxBytes, inPieces }: Exchange) => {
  const tooLarge = (): EgressError => new EgressError('tooLarge', `answer over ${maxBytes} bytes`, true)
  const isOverloaded = createStructureCheck(maxBytes)
  const decoder = new TextDecoder()
  const pieces: string[] = []
  let length = 0
  let status = 0
  let headers: Record<string, string> = {}
  return {
    start: (statusCode: number, received: Readonly<Record<string, string | string[] | undefined>>): void => {
      status = statusCode
      headers = joined(received)
      if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
      if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        throw new EgressError('reset', 'answer in an encoding nobody asked for', true)
    },
    push: (chunk: Buffer): void => {
      length += chunk.length
      if (length > maxBytes) throw tooLarge()
      if (isOverloaded(chunk)) throw new EgressError('tooLarge', 'answer of an excessive structure', true)
      pieces.push(decoder.decode(chunk, { stream: true }))
    },
    isLong: (): boolean => length > longBytes,
    end: (): EgressResponse => {
      pieces.push(decoder.decode())
      return inPieces ? { status, headers, text: '', pieces } : { status, headers, text: pieces.join('') }
    },
  }
}

/**
 * One request with one response. `maybeSent` is exact: undici calls `onRequestStart` right before it writes, so that an
 * error before it means that no byte has left. A second start would mean that undici repeats the request; it is
 * stopped.
 */
export const exchange = (dispatcher: Dispatcher, call: Exchange): Promise<EgressResponse> =>
  new Promise((resolve, reject) => {
    const answer = answerOf(call)
    let started = false
    let settled = false
    let controller: Dispatcher.DispatchController | undefined

    const settle = (act: () => void): void => {
      if (settled) return
      settled = true
      clearTimeout(timer)
      call.signal?.removeEventListener('abort', cancel)
      act()
    }
    const fail = (error: EgressError): void =>
      settle(() => {
        reject(error)
        controller?.abort(error)
      })
    const orFail = (act: () => void): void => {
      try {
        act()
      } catch (error) {
        fail(error instanceof EgressError ? error : afterSending(error))
      }
    }
    const cancel = (): void => fail(new EgressError('timeout', 'cancelled by the caller', started))
    const timer = setTimeout(
      () => fail(new EgressError('timeout', `no whole answer within ${call.timeoutMs} ms`, started)),
      call.timeoutMs,
    )
    call.signal?.addEventListener('abort', cancel, { once: true })
    if (call.signal?.aborted === true) return cancel()

    dispatcher.dispatch(call.options, {
      onRequestStart: current => {
        if (settled || started) return current.abort(new Error('would be sent again'))
        started = true
        controller = current
      },
      onResponseStart: (_, status, headers) => {
        call.onAnswer?.()
        if (status >= 200) orFail(() => answer.start(status, headers))
      },
      onResponseData: (_, chunk) => orFail(() => answer.push(chunk)),
      onResponseEnd: () =>
        orFail(() => {
          const whole = answer.end()
          settle(() => (answer.isLong() ? void setImmediate(resolve, whole) : resolve(whole)))
        }),
      onResponseError: (_, error) => fail(started ? afterSending(error) : beforeSending(error)),
    })
  })
