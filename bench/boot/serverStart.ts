import { startServer } from '../../apps/server/src/main.ts'

// At exit, Node writes the compiled code of the loaded modules, as in the build of the image.
if (process.argv[2] === 'load') process.exit(0)

/** The measured process: the server as `npm start` runs it, without the check for outdated builds. */
const server = await startServer(process.env)
process.on('SIGINT', () => void server.stop().then(() => process.exit(0)))
process.send?.('ready')
