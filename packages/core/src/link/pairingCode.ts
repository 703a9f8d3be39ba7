import type { Context } from '../kernel/context.ts'

/** 32 characters, so that five bits of each random byte choose one without bias. No 0 and O, no 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

/** Short enough to be typed from one screen into another; 40 bits, for five guesses in five minutes. */
export const makePairingCode = (ctx: Context): string =>
  (ctx.ids.hex(length).match(/../g) ?? []).map(byte => alphabet.charAt(Number.parseInt(byte, 16) % 32)).join('')

/** Of what was typed, whatever its case and however it was grouped. Bound to the attempt, so that equal codes differ. */
export const hashPairingCode = (ctx: Context, attemptId: string, typed: string): Uint8Array =>
  ctx.ids.sha256(`${attemptId}:${typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`)
