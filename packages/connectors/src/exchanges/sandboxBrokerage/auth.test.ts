import type { CodeProblem, CodeRequest, Credentials, SecondFactor, SignInOutcome } from '@rialto/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startBrokerageSubject } from './testing/startBrokerageSubject.ts'

let subject: Awaited<ReturnType<typeof startBrokerageSubject>>
beforeAll(async () => {
  subject = await startBrokerageSubject()
})
afterAll(() => subject.stop())
/** Lets the attempts, codes and locks of the previous test expire. */
beforeEach(() => subject.sandbox.control('POST', 'clock/advance', { ms: 3_600_000 }))

const signIn = async (
  answer: { mfaType?: SecondFactor; mfaCode?: string } = {},
  { username = 'Mesh', password = 'Pass123' } = {},
): Promise<SignInOutcome> => {
  const outcome = await subject.connector.auth.signIn?.({ username, password }, answer)
  if (outcome === undefined) throw new Error('It does not sign in')
  return outcome
}

const requestOf = async (outcome: Promise<SignInOutcome>): Promise<CodeRequest> => {
  const awaited = await outcome
  if (awaited.kind !== 'codeRequired') throw new Error('No code was required')
  return awaited.request
}

const connectBy = async (mfaType: SecondFactor): Promise<Credentials> => {
  await signIn({ mfaType })
  const outcome = await signIn({ mfaType, mfaCode: '123456' })
  if (outcome.kind !== 'connected') throw new Error('Not connected')
  return outcome.connected.credentials
}

const refresh = async (credentials: Credentials, code?: string) => {
  const renewed = await subject.connector.auth.refresh?.(credentials, code)
  if (renewed?.kind !== 'oAuth') throw new Error('Not renewed')
  return renewed
}
const expire = () => subject.sandbox.control('POST', 'tokens/expire', { persona: 'Mesh' })
const read = (credentials: Credentials) => subject.connector.read.holdings(credentials)
const sentCodes = async () => {
  const { codes } = (await subject.sandbox.control('GET', 'sandboxBrokerage/codes')) as { codes: { code: string }[] }
  return codes.map(({ code }) => code)
}

describe('signing in', () => {
  test('the user chooses among the kinds of code, and the account has only the listed ones', async () => {
    expect(await requestOf(signIn())).toEqual({ types: ['totp', 'sms', 'email'] })
    expect(await sentCodes()).toEqual([])
    const chosen = { type: 'sms', sentTo: '•••• 42', expiresInSeconds: 300 }
    expect(await requestOf(signIn({ mfaType: 'sms' }))).toEqual({ types: ['totp', 'sms', 'email'], chosen })
    expect(await sentCodes()).toEqual(['123456'])
    const app = await requestOf(signIn({}, { username: 'mfaTotp' }))
    expect(app).toEqual({ types: ['totp'], chosen: { type: 'totp' } })
  })

  test('every kind of code connects the same account', async () => {
    const ids = []
    for (const mfaType of ['totp', 'sms', 'email'] as const) {
      await signIn({ mfaType })
      const outcome = await signIn({ mfaType, mfaCode: '123456' })
      ids.push(outcome.kind === 'connected' ? outcome.connected.account.upstreamId : outcome)
    }
    expect(new Set(ids).size).toBe(1)
  })

  test('a wrong code, an expired one and one replaced by a newer one are distinguished', async () => {
    const problemOf = async (mfaCode: string): Promise<CodeProblem | undefined> =>
      (await requestOf(signIn({ mfaType: 'sms', mfaCode }))).problem
    await signIn({ mfaType: 'sms' })
    await signIn({ mfaType: 'sms' })
    expect(await problemOf('000000')).toBe('wrong')
    expect(await problemOf('123456')).toBe('replaced')
    await subject.sandbox.control('POST', 'clock/advance', { ms: 300_000 })
    expect(await problemOf('123457')).toBe('expired')
    await signIn({ mfaType: 'sms' })
    expect((await signIn({ mfaType: 'sms', mfaCode: '123456' })).kind).toBe('connected')
  })

  test.each([
    ['passwords', () => signIn({}, { password: 'Wrong123' })],
    ['codes', () => signIn({ mfaType: 'totp', mfaCode: '000000' })],
  ])('five wrong %s lock the account for a quarter of an hour', async (_, attempt) => {
    for (let i = 0; i < 4; i += 1) await attempt().catch(() => undefined)
    const locked = { kind: 'accountLocked' }
    await expect(attempt()).rejects.toMatchObject(locked)
    await expect(signIn({ mfaType: 'totp', mfaCode: '123456' })).rejects.toMatchObject(locked)
    await subject.sandbox.control('POST', 'clock/advance', { ms: 15 * 60_000 })
    expect((await signIn({ mfaType: 'totp', mfaCode: '123456' })).kind).toBe('connected')
  })

  test('a wrong password and an unknown user cause the same error', async () => {
    const wrong = await signIn({}, { password: 'Wrong123' }).catch((error: unknown) => error)
    const unknown = await signIn({}, { username: 'Nobody' }).catch((error: unknown) => error)
    expect(wrong).toMatchObject({ kind: 'credentialsInvalid' })
    expect(unknown).toEqual(wrong)
  })
})

describe('renewing a session', () => {
  test('takes both tokens after a code from an app', async () => {
    const old = await connectBy('totp')
    await expire()
    expect(await read(await refresh(old))).not.toEqual([])
    const other = await connectBy('totp')
    if (old.kind !== 'oAuth' || other.kind !== 'oAuth') throw new Error('no tokens')
    const mixed = { ...old, accessToken: other.accessToken }
    await expect(refresh(mixed)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('takes another code after a text message, and explains a rejected one', async () => {
    const old = await connectBy('sms')
    await expire()
    const waiting = await refresh(old)
    expect(waiting.challenge).toBeDefined()
    await expect(read(waiting)).rejects.toMatchObject({ kind: 'tokenExpired' })
    const refused = await refresh(waiting, '000000')
    expect(refused).toMatchObject({ codeProblem: 'wrong', challenge: waiting.challenge })
    const renewed = await refresh(refused, '123456')
    expect(renewed.challenge ?? renewed.codeProblem).toBeUndefined()
    expect(await read(renewed)).not.toEqual([])
  })

  test('takes the access token itself after an e-mail, even if expired, and each once', async () => {
    const old = await connectBy('email')
    expect(old).not.toHaveProperty('refreshToken')
    await expire()
    const renewed = await refresh(old)
    expect(await read(renewed)).not.toEqual([])
    await expect(refresh(old)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })

  test('an ended session cannot be renewed', async () => {
    const credentials = await connectBy('totp')
    await subject.connector.auth.revoke?.(credentials)
    await expect(read(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
    await expect(refresh(credentials)).rejects.toMatchObject({ kind: 'credentialsInvalid' })
  })
})
