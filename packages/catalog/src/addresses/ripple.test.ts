import { rippleAddresses } from './ripple.ts'
import { describeAddressForm } from './testing/describeAddressForm.ts'

describeAddressForm(rippleAddresses, {
  valid: [
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
  ],
  invalid: [
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqY',
  ],
  testnetOnly: ['T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ'],
  hasChecksum: true,
})
