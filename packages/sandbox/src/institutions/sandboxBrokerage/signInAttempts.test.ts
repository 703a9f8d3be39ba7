import { expect, test } from 'vitest'
import { findPersona, type Persona } from '../data/personas.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { countFailure, forgetAttempts, isLocked, judgeCode, sendCode, sentCodes } from './signInAttempts.ts'
import { sandboxBrokerage } from './simulator.ts'

const mesh: Persona = findPersona('Mesh') ?? { name: '', holdings: {}, about: '' }
const start = () => {
  const { ctx, clock } = openInstitutions(sandboxBrokerage)
  return {
    ctx,
    clock,
    judge: (code: string, type: 'sms' | 'email' | 'totp' = 'sms') => judgeCode(ctx, mesh, type, code),
  }
}

test('only the last of several codes is accepted, and earlier ones are reported as replaced', () => {
  const { ctx, judge } = start()
  sendCode(ctx, mesh, 'sms')
  sendCode(ctx, mesh, 'sms')
  expect([judge('123457'), judge('123456'), judge('123458')]).toEqual(['right', 'replaced', 'wrong'])
})

test('a code holds five minutes, after which the first begins again', () => {
  const { ctx, clock, judge } = start()
  sendCode(ctx, mesh, 'sms')
  clock.advance(299_999)
  expect(judge('123456')).toBe('right')
  clock.advance(1)
  expect(judge('123456')).toBe('expired')
  sendCode(ctx, mesh, 'sms')
  expect(judge('123456')).toBe('right')
})

test('a code is good only for the way it was sent, and an app’s is never sent', () => {
  const { ctx, judge } = start()
  sendCode(ctx, mesh, 'email')
  expect([judge('123456', 'email'), judge('123456', 'sms'), judge('123456', 'totp')]).toEqual([
    'right',
    'replaced',
    'right',
  ])
  expect([judge('999999', 'totp'), judge('000000', 'totp')]).toEqual(['expired', 'wrong'])
})

test('sent codes are shown until the user is in', () => {
  const { ctx } = start()
  sendCode(ctx, mesh, 'sms')
  expect(sentCodes(ctx)).toMatchObject([{ persona: 'Mesh', type: 'sms', code: '123456' }])
  forgetAttempts(ctx, mesh)
  expect(sentCodes(ctx)).toEqual([])
})

test('failures count in a row only', () => {
  const { ctx } = start()
  for (let turn = 0; turn < 4; turn += 1) countFailure(ctx, mesh)
  forgetAttempts(ctx, mesh)
  for (let turn = 0; turn < 4; turn += 1) countFailure(ctx, mesh)
  expect(isLocked(ctx, mesh)).toBe(false)
  countFailure(ctx, mesh)
  expect(isLocked(ctx, mesh)).toBe(true)
})
