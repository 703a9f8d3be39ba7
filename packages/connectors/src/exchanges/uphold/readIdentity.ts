import type { Identity } from '@rialto/core'
import { isoTime } from '../../kit/isoTime.ts'
import type { UpholdContext } from './context.ts'
import { readUser } from './readUser.ts'

/** Only what is there. */
const given = <K extends keyof Identity>(key: K, value: Identity[K] | null): Pick<Identity, K> | object =>
  value == null || value === '' ? {} : { [key]: value }

/** Who Uphold has verified. A business has its name in the field that elsewhere joins a person's two. */
export const readIdentity = async (context: UpholdContext, token: string): Promise<Identity> => {
  const user = await readUser(context, token)
  const { birthdate } = user
  return {
    ...given('firstName', user.firstName),
    ...given('lastName', user.lastName),
    ...given('companyName', user.type === 'business' ? user.name : undefined),
    ...given('email', user.email),
    ...given('countryCode', user.country),
    ...given('city', user.address?.city),
    ...given('postalCode', user.address?.zipCode),
    ...given('dateOfBirth', birthdate == null ? undefined : isoTime(birthdate, 'Uphold') / 1_000),
  }
}
