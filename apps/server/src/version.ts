import server from '../package.json' with { type: 'json' }

/** Version of the server and of everything that is released with it. */
export const { version } = server
