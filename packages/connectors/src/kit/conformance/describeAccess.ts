import { ConnectorError } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import type { ConformanceSubject } from './subject.ts'

const tenMinutesMs = 600_000

export const describeAccess = (of: () => ConformanceSubject): void => {
  describe('access', () => {
    test('names what credentials that may only read are missing, in the institution’s words', async () => {
      const { granted } = await of().connectAs('readOnlyKey')
      const { scheme } = of().connector.descriptor
      expect(granted).toMatchObject({ read: true, withdraw: false })
      expect(granted.missing.length).toBeGreaterThan(0)
      const known = scheme.kind === 'oAuth' ? scheme.scopes : 'permissions' in scheme ? scheme.permissions : []
      for (const missing of granted.missing) expect(known).toContain(missing)
    })

    test('reports that the user must reconnect after the institution has revoked the access', async () => {
      const connected = await of().connect()
      const gone = await of().refusedCredentials(connected)
      const error: unknown = await of()
        .connector.read.holdings(gone)
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ConnectorError)
      expect(error).toMatchObject({ kind: 'credentialsInvalid' })
      const order = of().order()
      const outcome = await of().connector.withdraw.submit(gone, order, of().code)
      expect(outcome).toMatchObject({ kind: 'rejected' })
      expect(of().created(order.reference)).toBe(0)
    })

    test('reports that access has expired, and renews it if renewal is possible', async ({ skip }) => {
      const { credentials } = await of().connect()
      const { expire, connector } = of()
      if (expire === undefined) return skip('its access does not end')
      await expire()
      await expect(connector.read.holdings(credentials)).rejects.toMatchObject({ kind: 'tokenExpired' })
      const renewed = await connector.auth.refresh?.(credentials)
      if (renewed !== undefined) expect(await connector.read.holdings(renewed)).not.toEqual([])
    })

    test.each([-tenMinutesMs, tenMinutesMs])(
      'reports a clock that is %i ms off as such, never as bad credentials',
      async ms => {
        const { credentials } = await of().connect()
        of().skew(ms)
        try {
          const read = await of()
            .connector.read.holdings(credentials)
            .catch((thrown: unknown) => thrown)
          if (read instanceof ConnectorError) expect(read.kind).toBe('clockSkew')
          else expect(read).not.toEqual([])
        } finally {
          of().skew(0)
        }
        // Back in time, and still understood.
        expect(await of().connector.read.holdings(credentials)).not.toEqual([])
      },
    )
  })
}
