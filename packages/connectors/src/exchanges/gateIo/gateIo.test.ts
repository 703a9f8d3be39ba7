import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { gateIo } from './exchange.ts'
import { startGateSubject } from './testing/startGateSubject.ts'

describeKeys('Gate', startGateSubject, {
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrong-secret' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['a key bound elsewhere', { username: 'ipLocked' }, 'permissionMissing'],
    ['a suspended account', { username: 'suspended' }, 'accountLocked'],
  ],
  readOnly: { missing: ['Withdrawals'], outcome: { kind: 'rejected', reason: 'permissionMissing' } },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
  },
  waiting: { upstreamStatus: 'MANUAL', fee: '0.01' },
  failed: { upstreamStatus: 'CANCEL' },
})

describeClockSkew(startGateSubject, gateIo, /\/spot\/time$/)
