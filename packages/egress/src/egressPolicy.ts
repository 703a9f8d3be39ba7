/** What one egress client may reach. Built once by the composer; nothing of it comes from a request. */
export interface EgressPolicy {
  /** Exact host names in lower case. `anyPublic` is for addresses users gave us (webhooks): any name, public addresses only. */
  hosts: ReadonlySet<string> | 'anyPublic'
  /** Host to origin (`http://127.0.0.1:4567`). A routed host needs no place in `hosts`; `Host` stays as the URL has it. */
  routes?: ReadonlyMap<string, string>
  /** CIDRs that may be reached although they are not public, on any port. */
  allowPrivate?: readonly string[]
  /** Plain http, port 80. A routed host may always be written with either scheme. */
  allowHttp?: boolean
  /** Every address of a name. Default: the system's resolver. Called once per connection: what it said is what is dialled. */
  resolve?: (hostname: string) => Promise<readonly string[]>
  userAgent: string
}
