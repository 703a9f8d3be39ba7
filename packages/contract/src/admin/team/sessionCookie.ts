/** Browsers accept a name with this prefix only over https, for this host and all its paths. */
export const sessionCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-rialto_session' : 'rialto_session'
