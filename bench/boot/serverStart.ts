import { startServer } from '../../apps/server/src/main.ts'

/** What is started and measured: the server as `npm start` has it, without looking whether anything needs building. */
const server = await startServer(process.env)
process.on('SIGINT', () => void server.stop().then(() => process.exit(0)))
process.send?.('ready')
