import { startServer } from '../../apps/server/src/main.ts'

// Node then keeps the compiled code of the modules, as the image's build does.
if (process.argv[2] === 'load') process.exit(0)

/** The measured process: the server as `npm start` runs it, without the check for outdated builds. */
const server = await startServer(process.env)
process.on('SIGINT', () => void server.stop().then(() => process.exit(0)))
process.send?.('ready')
