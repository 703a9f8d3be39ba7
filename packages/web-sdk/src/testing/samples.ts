/** Well-formed messages of each kind, as a real session sends them. */
export const SAMPLES = {
  connected: {
    type: 'brokerageAccountAccessToken',
    payload: {
      accountTokens: [
        { account: { accountId: '75bd3e8b', accountName: 'Main' }, accessToken: 'tok-1', tokenId: 'tok-1' },
      ],
      brokerBrandInfo: { brokerLogo: '' },
      expiresInSeconds: 3600,
      brokerType: 'sandboxCoinbase',
      brokerName: 'Coinbase',
    },
  },
  delayed: {
    type: 'delayedAuthentication',
    payload: { refreshToken: 'r-1', brokerType: 'b', brokerName: 'B', brokerBrandInfo: { brokerLogo: '' } },
  },
  finished: {
    type: 'transferFinished',
    payload: {
      status: 'success',
      txId: 'w-1',
      fromAddress: '0xf',
      toAddress: '0xt',
      symbol: 'USDC',
      amount: 50,
      networkId: 'f2780a87-0000-4000-8000-000000000000',
    },
  },
  selected: { type: 'integrationSelected', payload: { integrationType: 'coinbase', integrationName: 'Coinbase' } },
  close: { type: 'close', payload: { page: 'transferExecutedPage', errorMessage: 'Stopped.' } },
  done: { type: 'done', payload: { page: 'integrationConnectedPage' } },
} as const
