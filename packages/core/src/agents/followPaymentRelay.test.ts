import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { subjectOf } from './followPaymentRelay.ts'

test('a relay of the facilitator changes no record of ours', async () => {
  const subject = subjectOf(partialContext(), { purpose: 'facilitator' })
  expect(await subject.lock({} as never, {} as never)).toBeUndefined()
  expect(await subject.changed({} as never, {} as never)).toBeUndefined()
})
