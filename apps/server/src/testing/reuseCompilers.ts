import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'

interface Compilers {
  validator: FastifySchemaCompiler<unknown>
  serializer: FastifySerializerCompiler<unknown>
}

/** Those of the first application of this process. */
let compilers: Compilers | undefined

/** One result for all schemas that are equal. */
const onceEach = <Route extends { schema: unknown }, Compiled>(compile: (route: Route) => Compiled) => {
  const compiled = new Map<string, Compiled>()
  return (route: Route): Compiled => {
    const key = JSON.stringify(route.schema)
    const known = compiled.get(key) ?? compile(route)
    compiled.set(key, known)
    return known
  }
}

/** Every test server has the same schemas, and compiling them takes longer than the rest of its start. */
export const reuseCompilers = (app: FastifyInstance): void => {
  if (compilers) {
    app.setValidatorCompiler(compilers.validator)
    app.setSerializerCompiler(compilers.serializer)
    return
  }
  app.addHook('onReady', async () => {
    const { validatorCompiler: validator, serializerCompiler: serializer } = app
    if (validator && serializer) compilers = { validator: onceEach(validator), serializer: onceEach(serializer) }
  })
}
