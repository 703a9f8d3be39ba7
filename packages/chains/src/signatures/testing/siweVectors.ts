/**
 * Messages that the reference implementation accepts: `test/verification_positive.json` of
 * https://github.com/spruceid/siwe.
 */
export const siweVectors = [
  [
    'a message with an expiration time',
    {
      domain: 'login.xyz',
      address: '0x9D85ca56217D2bb651b00f15e694EB7E713637D4',
      statement: 'Sign-In With Ethereum Example Statement',
      uri: 'https://login.xyz',
      version: '1',
      nonce: 'bTyXgcQxn2htgkjJn',
      issuedAt: new Date('2022-01-27T17:09:38.578Z'),
      chainId: 1,
      expirationTime: new Date('2100-01-07T14:31:43.952Z'),
      signature:
        '0xdc35c7f8ba2720df052e0092556456127f00f7707eaa8e3bbff7e56774e7f2e05a093cfc9e02964c33d86e8e066e221b7d153d27e5a2e97ccd5ca7d3f2ce06cb1b',
    },
  ],
  [
    'one that is not valid yet',
    {
      domain: 'login.xyz',
      address: '0xE6D3Aa1F561A215E5eb1f02Ba8705385F03fCaFB',
      statement: 'Sign-In With Ethereum Example Statement',
      uri: 'https://login.xyz',
      version: '1',
      nonce: 'lx2nx4so',
      issuedAt: new Date('2022-01-05T14:27:30.883Z'),
      chainId: 1,
      notBefore: new Date('2100-01-07T14:31:43.952Z'),
      signature:
        '0xc2539ace78f13c7eb8c0852d38d269a6f97bebd9f7872097d2e3137b541f8bf50176062a46eeea83086bd2721423fb5755a932ff6ccc046ed482d14e4576042f1c',
    },
  ],
  [
    'a signature whose recovery byte counts from zero',
    {
      domain: 'www.tally.xyz',
      address: '0xc95EB884FE852e241D409234bfC7045CB9E31BD7',
      statement: 'Sign in with Ethereum to Tally',
      uri: 'https://tally.xyz',
      version: '1',
      nonce: '15050747',
      issuedAt: new Date('2022-06-30T14:08:51.382Z'),
      chainId: 1,
      signature:
        '0x8c46b6eb8505939892d8e9b075f89f8277321b17b993151f37810cdda38cce6f4a85909d2b53e6a14629c74c0ac38bf4becde78ee5b2529812bf6cceaf7b2a2501',
    },
  ],
] as const
