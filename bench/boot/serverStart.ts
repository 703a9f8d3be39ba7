import { startServer } from '../../apps/server/src/main.ts'

/** The measured process: the server as `npm start` runs it, without the check for outdated builds. */
const server = await startServer(process.env)
process.on('SIGINT', () => void server.stop().then(() => process.exit(0)))
process.send?.('ready')
