import { expect, test } from 'vitest'

import { forgetAsk, holdAsk, releaseAsk } from './heldAsk.ts'

const apiOf = (status: string) => ({ answerWallet: async () => ({ status }) }) as never

test('a request that was interrupted is repeated under its own id', async () => {
  const ids: string[] = []
  const ask = () => holdAsk(apiOf('submitted'), 'preview', async ({ askId }) => void ids.push(askId))
  await ask()
  await ask()
  forgetAsk({ previewId: 'preview' })
  await ask()
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false])
  forgetAsk({ previewId: 'preview' })
})

test('without a request there is none to release', async () => {
  expect(await releaseAsk(apiOf('submitted'), 'another')).toBe(false)
})
