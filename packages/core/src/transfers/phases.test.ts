import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { canMove, moveTo, publicStatus } from './phases.ts'
import type { TransferPhase } from './ports.ts'

const phases: TransferPhase[] = ['sending', 'awaitingUser', 'unknown', 'accepted', 'onChain', 'settled', 'failed']
const transfer = aTransfer(aConnection({ clientId: 'c', environment: 'sandbox' }))
const aPath = fc.array(fc.constantFrom(...phases), { minLength: 1, maxLength: 40 })

test('nothing leaves an end, and every other phase has a way to both ends', () => {
  const reachable = (from: TransferPhase, seen = new Set<TransferPhase>()): Set<TransferPhase> => {
    for (const to of phases)
      if (canMove(from, to) && !seen.has(to)) {
        seen.add(to)
        reachable(to, seen)
      }
    return seen
  }
  expect(reachable('settled').size + reachable('failed').size).toBe(0)
  for (const phase of phases.slice(0, 5))
    expect([...reachable(phase)]).toEqual(expect.arrayContaining(['settled', 'failed']))
})

test('along any allowed path the public status only moves forward, and never after an end', () => {
  fc.assert(
    fc.property(aPath, path => {
      let current = transfer
      for (const phase of path) {
        if (!canMove(current.phase, phase)) continue
        const before = publicStatus(current.phase)
        current = moveTo(current, phase)
        expect(before).toBe('pending')
      }
    }),
  )
})

test('once the money may have moved, no path calls the institution again', () => {
  const afterTheCall: TransferPhase[] = ['unknown', 'accepted', 'onChain', 'settled', 'failed']
  for (const from of afterTheCall) for (const to of phases) if (canMove(from, to)) expect(afterTheCall).toContain(to)
})

test('a move that is not allowed throws and changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...phases), fc.constantFrom(...phases), (from, to) => {
      const start = { ...transfer, phase: from }
      if (canMove(from, to)) expect(moveTo(start, to, { hash: '0x1' })).toEqual({ ...start, phase: to, hash: '0x1' })
      else expect(() => moveTo(start, to)).toThrow(`cannot move from ${from} to ${to}`)
      expect(start.phase).toBe(from)
    }),
  )
})
