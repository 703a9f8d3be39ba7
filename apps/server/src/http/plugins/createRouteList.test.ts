import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { createRouteList, notAllowed } from './createRouteList.ts'

test('the methods of a path are those of all routes that match it, in any case and with a slash at the end', async () => {
  const app = Fastify()
  const routes = createRouteList()
  routes.watch(app)
  app.get('/a.b/:id', async () => '')
  app.put('/a.b/:id', async () => '')
  app.post('/a.b', async () => '')
  await app.ready()
  expect(routes.methodsOf('/A.B/1/').toSorted()).toEqual(['GET', 'HEAD', 'PUT'])
  expect(routes.methodsOf('/a.b')).toEqual(['POST'])
  for (const path of ['/a.b/1/2', '/axb', '/', '']) expect(routes.methodsOf(path)).toEqual([])
  await app.close()
})

test('the sentence of a refused method names the others, without HEAD', () => {
  expect(notAllowed('QUERY', ['GET', 'HEAD', 'PUT'])).toBe('QUERY is not allowed here. Use GET or PUT.')
})
