import type { SandboxScenario } from '@rialto/contract'

/** Failures without a switch: the amounts and codes that trigger them. */
export function Amounts({ scenario: { amounts, codes } }: { scenario: SandboxScenario }) {
  return (
    <details className="more">
      <summary>Amounts and codes that go wrong</summary>
      <dl className="scenario__facts">
        {amounts.map(({ fraction, about }) => (
          <div key={fraction}>
            <dt>{fraction}</dt>
            <dd>{about}</dd>
          </div>
        ))}
        <div>
          <dt>{codes.valid}</dt>
          <dd>One-time code that is correct</dd>
        </div>
        <div>
          <dt>{codes.wrong}</dt>
          <dd>Incorrect code</dd>
        </div>
        <div>
          <dt>{codes.expired}</dt>
          <dd>Expired code</dd>
        </div>
      </dl>
    </details>
  )
}
