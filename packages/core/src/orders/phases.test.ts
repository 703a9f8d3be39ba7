import { expect, test } from 'vitest'

import { aConnection, anOrder } from '../testing/index.ts'
import { canMove, isOpen, moveTo, openOrderPhases, statusOfOrder } from './phases.ts'

const phases = ['sending', 'unknown', 'accepted', 'refused'] as const
const connection = aConnection({ clientId: 'client', environment: 'sandbox' })

test('a final phase never changes, and phases never move back', () => {
  for (const from of phases)
    for (const to of phases) {
      const allowed = isOpen({ phase: from }) && to !== 'sending' && from !== to
      expect(canMove(from, to), `${from} to ${to}`).toBe(allowed)
      const move = () => moveTo(anOrder(connection, { phase: from }), to, { updatedAtMs: 1 })
      if (allowed) expect(move()).toMatchObject({ phase: to, updatedAtMs: 1 })
      else expect(move).toThrow(`cannot move from ${from} to ${to}`)
    }
})

test('each phase has its public status', () => {
  expect(phases.map(phase => statusOfOrder({ phase }))).toEqual(['inProgress', 'unknown', 'inProgress', 'rejected'])
  expect(openOrderPhases).toEqual(['sending', 'unknown'])
})
