import type { Translation } from '../messages.ts'

/** The journal, and its comparison with institutions and chains. */
export const books: Translation['books'] = {
  intro:
    'Was die Konten der Nutzer verließ, was es kostete und was ankam: das Journal, stündlich verglichen mit der Historie jedes Instituts und mit den Chains.',
  show: 'Anzeigen',
  sides: 'Drei Seiten',
  sidesBody:
    'Jeder beendete Transfer, danach, was sein Institut und die Chain davon zeigen. Abweichungen stehen in der Prüfliste.',
  empty: 'Transfers erscheinen hier innerhalb einer Stunde nach ihrem Ende.',
  journal: 'Journal',
  journalBody:
    'Summen je Tag in UTC. Die Beträge eines Tages ergeben für jeden Vermögenswert null. Eine spätere Korrektur ist ein Eintrag des Tages, an dem sie bekannt wurde.',
  agreed: 'Keine Abweichungen',
  differences: { one: '1 Abweichung in der Prüfliste', other: '{count} Abweichungen in der Prüfliste' },
  arrived: 'Angekommen',
  fees: 'Gebühren',
  institutionShows: 'Institut zeigt',
  chainShows: 'Chain zeigt',
  nothing: 'nichts',
  beside: '{seen}, bei Rialto {expected}',
  day: 'Tag',
  account: 'Konto',
  amount: 'Betrag',
  accounts: {
    source: 'Geht von Konten der Nutzer ab',
    conversion: 'Umtausch',
    credited: 'Ihnen gutgeschrieben',
    returned: 'An Nutzer zurückgesendet',
    uncounted: 'Angekommen, für keine Bestellung gezählt',
    missing: 'Nicht angekommen',
    unexplained: 'Nicht erklärt',
  },
  takers: {
    institution: 'Gebühr des Instituts',
    network: 'Gebühr des Netzwerks',
    bridge: 'Gebühr der Bridge',
    client: 'Ihre Gebühr',
  },
  types: {
    paymentRequest: 'Zahlung an eine Adresse',
    bridging: 'Bridge',
    deFiWallet: 'Wallet des Nutzers',
  },
  about: {
    amount: 'Betrag',
    fee: 'Gebühr',
    status: 'Status',
    hash: 'Transaktion',
    record: 'Eintrag',
  },
  states: {
    agreed: 'Dasselbe',
    differs: 'Abweichung',
    unread: 'Noch nicht gelesen',
    notOffered: 'Nicht angeboten',
    accessGone: 'Kein Zugriff',
    offChain: 'Nicht auf einer Chain',
    atLeast: 'Mindestens',
  },
}
