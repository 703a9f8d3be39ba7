import type { Translation } from '../messages.ts'

/** The journal, and its comparison with institutions and chains. */
export const books: Translation['books'] = {
  intro:
    'Ce qui a quitté les comptes des utilisateurs, ce que cela a coûté et ce qui est arrivé : le journal, comparé toutes les heures à l’historique de chaque établissement et aux chaînes.',
  show: 'Afficher',
  sides: 'Trois côtés',
  sidesBody:
    'Chaque transfert terminé, selon ce que son établissement et la chaîne en montrent. Les écarts sont dans la file de contrôle.',
  empty: 'Les transferts apparaissent ici dans l’heure qui suit leur fin.',
  journal: 'Journal',
  journalBody:
    'Sommes par jour en UTC. Les montants d’un jour s’annulent pour chaque actif. Une correction ultérieure est une écriture du jour où elle a été connue.',
  agreed: 'Aucun écart',
  differences: {
    one: '1 écart dans la file de contrôle',
    many: '{count} écarts dans la file de contrôle',
    other: '{count} écarts dans la file de contrôle',
  },
  arrived: 'Arrivé',
  fees: 'Frais',
  institutionShows: 'L’établissement montre',
  chainShows: 'La chaîne montre',
  nothing: 'rien',
  beside: '{seen} ; chez Rialto, {expected}',
  day: 'Jour',
  account: 'Compte',
  amount: 'Montant',
  accounts: {
    source: 'Sort des comptes des utilisateurs',
    conversion: 'Conversion',
    credited: 'Crédité à vous',
    returned: 'Renvoyé aux utilisateurs',
    uncounted: 'Reçu, sans commande correspondante',
    missing: 'Non reçu',
    unexplained: 'Inexpliqué',
  },
  takers: {
    institution: 'Frais de la plateforme',
    network: 'Frais de réseau',
    bridge: 'Frais du pont',
    client: 'Vos frais',
  },
  types: {
    paymentRequest: 'Paiement à une adresse',
    bridging: 'Pont',
    deFiWallet: 'Portefeuille de l’utilisateur',
  },
  about: {
    amount: 'Montant',
    fee: 'Frais',
    status: 'Statut',
    hash: 'Transaction',
    record: 'Enregistrement',
  },
  states: {
    agreed: 'La même chose',
    differs: 'Écart',
    unread: 'Pas encore lu',
    notOffered: 'Non proposé',
    accessGone: 'Pas d’accès',
    offChain: 'Hors chaîne',
    atLeast: 'Au moins',
  },
}
