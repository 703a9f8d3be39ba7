import { createRialto } from '@rialto/node-client'

/** The signed-in user of your application; never a value that the page sends. */
const readUser = () => ({ id: 'user-1' })

export async function POST() {
  const rialto = createRialto({
    baseUrl: process.env['RIALTO_URL'] ?? 'http://127.0.0.1:4000',
    clientId: process.env['RIALTO_CLIENT_ID'] ?? '',
    clientSecret: process.env['RIALTO_CLIENT_SECRET'] ?? '',
  })
  const destination = {
    networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
    symbol: 'USDC',
    address: process.env['DEPOSIT_ADDRESS'] ?? '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
  }
  const { linkToken } = await rialto.linkTokens.create({
    userId: readUser().id,
    transferOptions: { transferType: 'deposit', transactionId: crypto.randomUUID(), toAddresses: [destination] },
  })
  return Response.json({ linkToken })
}
