import type { SignInFactors } from '../team/ports.ts'

/** Accepts no password and no code. */
export const noSignInFactors: SignInFactors = {
  hashPassword: () => Promise.reject(new Error('no password is hashed')),
  verifyPassword: () => Promise.resolve(false),
  findStep: () => undefined,
}
