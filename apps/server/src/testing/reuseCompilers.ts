import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'

interface Compilers {
  validator: FastifySchemaCompiler<unknown>
  serializer: FastifySerializerCompiler<unknown>
}

/** The compilers of the first application in this process. */
let compilers: Compilers | undefined

/** Caches one result for all equal schemas. Most are the same objects in every application. */
const onceEach = <Route extends { schema: unknown }, Compiled>(compile: (route: Route) => Compiled) => {
  const same = new Map<unknown, Compiled>()
  const equal = new Map<string, Compiled>()
  return (route: Route): Compiled => {
    const known = same.get(route.schema)
    if (known !== undefined) return known
    const key = JSON.stringify(route.schema)
    const compiled = equal.get(key) ?? compile(route)
    equal.set(key, compiled)
    same.set(route.schema, compiled)
    return compiled
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
