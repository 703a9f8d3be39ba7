import { expect, test } from 'vitest'
import { answerOnConnection, CallLost, loseReply } from './connection.ts'

const answering = <Answer>(handler: () => Answer) => answerOnConnection(handler, async handle => handle())

test('an answer is handed on', async () => {
  expect(await answering(() => 'answer')).toBe('answer')
})

test('a call that is lost gets no answer', async () => {
  const lost = answering(() => {
    throw new CallLost()
  })
  expect(await lost).toBeUndefined()
})

test('a lost reply takes its effect, and only on its own connection, whatever waits before and after the handler', async () => {
  let effects = 0
  const handler = async (isLost: boolean) => {
    if (isLost) loseReply()
    await Promise.resolve()
    effects += 1
    return 'answer'
  }
  const answers = [true, false, true].map(isLost =>
    answerOnConnection(
      () => handler(isLost),
      async handle => {
        await Promise.resolve()
        return handle()
      },
    ),
  )
  expect(await Promise.all(answers)).toEqual([undefined, 'answer', undefined])
  expect(effects).toBe(3)
})

test('losing a reply after the handler has waited is a defect, as is any other exception of a handler', async () => {
  const late = async () => {
    await Promise.resolve()
    loseReply()
  }
  await expect(answering(late)).rejects.toThrow('after it had waited')
  await expect(answering(() => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect')
})
