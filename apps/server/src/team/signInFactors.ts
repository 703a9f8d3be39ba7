import { randomBytes, timingSafeEqual } from 'node:crypto'

import { ApiError, type SignInFactors } from '@rialto/core'
import { Secret, TOTP } from 'otpauth'

import { createQueue, QueueFullError } from './createQueue.ts'
import { createScryptThread } from './createScryptThread.ts'

/** Parameters of scrypt. Each hash contains its own, so that they can be raised. */
interface PasswordCost {
  logN: number
  r: number
  p: number
}

/** OWASP's password storage cheat sheet (2026-01): 8 MB and ten passes. */
const passwordCost: PasswordCost = { logN: 13, r: 8, p: 10 }
const keyBytes = 32

const deriveKey = createScryptThread()

/** One derivation takes a third of a second of one thread. Those that wait are answered within about three seconds. */
const inQueue = createQueue(8)
const retryAfterMs = 3_000

/** @throws ApiError `tooManyRequest` where too many sign-ins are waiting. */
const derive = async (password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> => {
  const options = { N: 2 ** logN, r, p, maxmem: 2 ** logN * r * 256 + 2 ** 16 }
  // One password may be typed in more than one sequence of code points.
  const text = password.normalize('NFKC')
  try {
    return await inQueue(() => deriveKey({ text, salt, keyBytes, options }))
  } catch (error) {
    throw error instanceof QueueFullError ? new ApiError('tooManyRequest', { retryAfterMs, cause: error }) : error
  }
}

const format = ({ logN, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Rialto', label, secret: Secret.fromHex(secret), algorithm: 'SHA1', digits: 6, period: 30 })

const periodMs = 30_000

/** @param cost of new passwords, and of one that is compared without a hash. Only tests take another one. */
export const createSignInFactors = (cost = passwordCost): SignInFactors => {
  const nobody = format(cost, Buffer.alloc(16), Buffer.alloc(keyBytes))
  return {
    async hashPassword(password) {
      const salt = randomBytes(16)
      return format(cost, salt, await derive(password, salt, cost))
    },

    async verifyPassword(password, hash) {
      const [, logN, r, p, salt = '', key = ''] = (hash ?? nobody).split('$')
      const kept = { logN: Number(logN), r: Number(r), p: Number(p) }
      const derived = await derive(password, Buffer.from(salt, 'base64url'), kept)
      return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== undefined
    },

    findStep(secret, code, nowMs) {
      // One step to either side: clocks differ, and people type.
      const delta = totpOf(secret, '').validate({ token: code.replaceAll(/\s/g, ''), timestamp: nowMs, window: 1 })
      return delta === null ? undefined : Math.floor(nowMs / periodMs) + delta
    },
  }
}

/** What an authenticator app scans, and what a person types into it. */
export const authenticatorOf = (secret: string, email: string): { url: string; secret: string } => ({
  url: totpOf(secret, email === '' ? 'dashboard' : email).toString(),
  secret: Secret.fromHex(secret).base32,
})
