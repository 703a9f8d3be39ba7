// A server as `npm start` has it, without looking whether anything needs building: what tests start hundreds of times.
import { cacheCompiledCode } from '../../scripts/compileCache.mjs'

cacheCompiledCode()
const { startServer } = await import('../../dist/server.mjs')
const server = await startServer(process.env)
process.stdout.write('Ctrl-C stops everything.\n')
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void server.stop().then(() => process.exit(0)))
