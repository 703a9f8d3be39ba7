import { randomUUID } from 'node:crypto'

import { apiResult, schemaKeywords } from '@rialto/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import type { TSchema } from 'typebox'

import { type Scenario, scenarios } from './scenarios.ts'

type Answers = Readonly<Record<string, unknown>>

/** Fastify with a route per scenario that validates the same request and serialises the same answer, by the same schemas. */
export const bareApp = (answers: Answers, databaseUrl: string): FastifyInstance => {
  const app = Fastify({ ajv: { customOptions: { keywords: [...schemaKeywords] } } })
  for (const scenario of scenarios)
    app.route({ ...routeOf(scenario), handler: () => Promise.resolve(answers[scenario.name]) })
  bareInsert(app, answers, databaseUrl)
  return app
}

const routeOf = ({ operation }: Scenario) => ({
  method: operation.method,
  url: `/api/v1${operation.paths[0]}`,
  schema: {
    ...(operation.body ? { body: operation.body } : {}),
    ...(operation.query ? { querystring: operation.query } : {}),
    ...(operation.params ? { params: operation.params } : {}),
    response: { 200: apiResult(operation.content as TSchema) },
  },
})

const insert = `insert into link_sessions (id, client_id, environment, code_hash, request, token_expires_at)
  values ($1, $2, 'production', $3, $4, $5)`

/** The link token's route with its one statement, prepared, straight through the driver. */
const bareInsert = (app: FastifyInstance, answers: Answers, databaseUrl: string): void => {
  const scenario = scenarios.find(({ name }) => name === 'linktoken')
  if (!scenario) return
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  app.addHook('onClose', () => pool.end())
  app.route({
    ...routeOf(scenario),
    url: '/insert/linktoken',
    handler: async request => {
      const id = randomUUID()
      const values = [id, bareClientId, Buffer.from(id + id), JSON.stringify(request.body), new Date()]
      await pool.query({ name: 'insert', text: insert, values })
      return answers[scenario.name]
    },
  })
}

const bareClientId = '3b9f9b0e-2f55-4b5c-8a6d-7e0b0f4c1a01'
