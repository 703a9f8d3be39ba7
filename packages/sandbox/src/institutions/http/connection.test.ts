import { expect, test } from 'vitest'
import { answerOnConnection, CallLost, loseReply } from './connection.ts'

test('an answer is handed on', async () => {
  expect(await answerOnConnection(() => 'answer')).toBe('answer')
})

test('a call that is lost gets no answer', async () => {
  const lost = answerOnConnection(() => {
    throw new CallLost()
  })
  expect(await lost).toBeUndefined()
})

test('a lost reply takes its effect, from however deep it is lost, and only on its own connection', async () => {
  let effects = 0
  const handle = async (isLost: boolean) => {
    await Promise.resolve()
    if (isLost) loseReply()
    effects += 1
    return 'answer'
  }
  const answers = [true, false, true].map(isLost => answerOnConnection(() => handle(isLost)))
  expect(await Promise.all(answers)).toEqual([undefined, 'answer', undefined])
  expect(effects).toBe(3)
})

test('a defect is no lost call', async () => {
  await expect(answerOnConnection(() => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect')
})
