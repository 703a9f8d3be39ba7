import { expect, test } from 'vitest'

import { createController } from './linkController.ts'

test('a controller closes the component that was attached last', () => {
  const closed: string[] = []
  const controller = createController()
  controller.close()
  const detachFirst = controller.attach(() => closed.push('first'))
  const detachSecond = controller.attach(() => closed.push('second'))
  detachFirst()
  controller.close()
  detachSecond()
  controller.close()
  expect(closed).toEqual(['second'])
})
