import { stableUuid } from '../http/hashes.ts'
import type { Persona } from '../data/personas.ts'

/** A user whose identity Uphold has verified, or is still asked for. */
export const userModel = ({ name, behaviour }: Persona) => ({
  address: { city: 'Springfield', line1: '742 Evergreen Terrace', line2: '', zipCode: '49007' },
  birthdate: '1990-05-17',
  country: 'US',
  currencies: ['BTC', 'ETH', 'EUR', 'GBP', 'USD'],
  email: `${name.toLowerCase()}@sandbox.example`,
  firstName: name,
  id: stableUuid(`uphold/user/${name}`),
  lastName: 'Sandbox',
  memberAt: behaviour === 'kycMissing' ? null : '2024-01-01T00:00:00.000Z',
  name: `${name} Sandbox`,
  settings: {
    currency: 'USD',
    otp: { login: { enabled: true }, transactions: { withdraw: { crypto: { enabled: true } } } },
  },
  state: 'US-MI',
  status: 'ok',
  type: 'individual',
  verifications: behaviour === 'kycMissing' ? { identity: 'required' } : {},
})
