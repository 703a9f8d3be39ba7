import type { Translation } from '../messages.ts'

export const fees: Translation['fees'] = {
  intro:
    'Ce que les utilisateurs vous paient, le minimum qu’ils peuvent transférer et les frais de réseau payés pour eux.',
  ownTerms: 'Transferts dans Link',
  ownTermsBody: 'Vos frais et le minimum s’appliquent lorsque le jeton Link n’en fixe pas.',
  ownFee: 'Vos frais',
  ownFeePercent: 'Vos frais, en pourcentage',
  ownFeeHelp: 'Du montant. 0 : aucun. Un jeton Link qui fixe les siens est prioritaire.',
  paid: 'Les frais sont payés',
  onTop: 'En plus du montant',
  deducted: 'Sur le montant',
  minimum: 'Montant minimum à l’arrivée',
  minimumInUsd: 'Montant minimum à l’arrivée, en USD',
  minimumHelp:
    'Lorsque l’utilisateur choisit le montant et que la destination ne fixe pas de minimum. Vide : aucun. Un actif sans prix ne peut alors pas être envoyé.',
  none: 'Aucun',
  changeTerms: 'Modifier frais et minimum',
  changeBody: 'S’applique aux jetons Link créés désormais.',
  bridgingMinimums: 'Minimums du bridging',
  bridgingBody: 'Chaque route de bridging a son propre minimum, dans l’actif d’entrée : voir {page}.',
  sponsorship: 'Frais de réseau payés pour les utilisateurs',
  sponsorshipBody:
    'Sur Solana, un compte de l’exploitant paie les frais de réseau des portefeuilles des utilisateurs, dans ces limites.',
  on: 'Activé',
  off: 'Désactivé',
  noAccount: 'Aucun compte ne paie',
  noAccountBody:
    'L’exploitant de cette installation l’indique avec RIALTO_SOLANA_SPONSOR_KEY. D’ici là, les utilisateurs paient eux-mêmes les frais de réseau.',
  perTransfer: 'Au plus, par transfert',
  perDay: 'Au plus, en 24 heures',
  used: 'Utilisé ces dernières 24 heures',
  perTransferSol: 'Au plus par transfert, en SOL',
  perDaySol: 'Au plus en 24 heures, en SOL',
  operatorsOnly: 'Seuls les exploitants de l’installation peuvent modifier ceci : leur compte paie.',
  changeLimits: 'Modifier les limites',
  limitsBody:
    'Au-delà d’une limite, les utilisateurs paient eux-mêmes les frais de réseau. Ouvrir le compte de jeton du destinataire coûte environ 0,002 SOL.',
  endSponsorship: 'Mettre fin',
  endBody:
    'Désormais, les utilisateurs paient eux-mêmes les frais de réseau. Une transaction déjà remise à un portefeuille peut encore être envoyée avec ses frais payés.',
}

export const networks: Translation['networks'] = {
  intro: 'Réseaux proposés à vos utilisateurs, et ceux préférés pour le bridging.',
  allOffered: 'Tous les réseaux sont proposés, y compris ceux ajoutés plus tard.',
  empty: 'Aucune intégration ni aucun nœud de cette installation ne prend encore en charge un réseau.',
  change: 'Modifier les réseaux',
  offered: 'Proposés aux utilisateurs',
  changeBody:
    'Si tous ou aucun sont choisis, tous les réseaux sont proposés, y compris ceux ajoutés plus tard. Les jetons Link existants, les transferts sans Link et les routes de bridging restent inchangés.',
  chainId: 'Identifiant de chaîne',
  tokens: 'Jetons',
  integrations: 'Intégrations',
  isOffered: 'Proposé',
  notOffered: 'Non proposé',
  preferred: 'Réseaux préférés',
  preferredBody:
    'Lorsque plusieurs routes de bridging mènent à la même destination, la route depuis le réseau nommé en premier est proposée.',
  changeOrder: 'Modifier l’ordre',
  order: 'Ordre',
  orderHelp: 'Identifiants de chaîne CAIP-2, un par ligne, le préféré en premier.',
  noOrder: 'Aucun ordre n’a été choisi.',
}

export const retention: Translation['retention'] = {
  intro: 'Ce qui est enregistré, et quand cela est supprimé.',
  transferRecords: 'Enregistrements de transferts',
  transferBody:
    'La suppression d’un compte efface tout ce qui le concerne. Si vous devez tenir une comptabilité, un enregistrement de chaque transfert terminé peut rester : montant, frais, prix, statut, hash et heures, sans utilisateur, compte ni adresses.',
  holds: 'Conservés après la fin du transfert',
  own: 'Votre réglage',
  ofInstallation: 'Réglage de l’installation',
  variable: 'L’exploitant fixe la valeur par défaut avec {name}.',
  ownersOnly: 'Seul un propriétaire peut modifier votre réglage.',
  change: 'Modifier la conservation',
  days: 'Jours après la fin du transfert',
  daysHelp: 'De 0 à 11 000. 0 : aucun ne reste. Vide : le réglage de l’installation.',
  changeBody: 'S’applique aux comptes supprimés désormais.',
  none: 'Non conservés',
  everything: 'Tout le reste',
  everythingBody: 'Identique pour tous les clients de cette installation.',
  record: 'Enregistrement',
  kept: 'Conservé',
  forGood: 'Pour toujours',
  untilErased: 'Jusqu’à la suppression du compte ou l’effacement de l’utilisateur',
  after: { end: '{days} après la fin', delivery: '{days} après la livraison' },
  records: {
    accounts: 'Comptes, soldes et avoirs',
    transfers: 'Transferts et leurs événements',
    bridgingAddresses: 'Adresses de bridging et leurs transferts',
    paymentRequests: 'Demandes de paiement et leurs remboursements',
    unpaidPaymentRequests: 'Demandes de paiement sans paiement, après la fin de la surveillance',
    linkTokens: 'Jetons Link non utilisés',
    linkSessions: 'Sessions Link',
    linkSessionEvents: 'Événements des sessions Link',
    previews: 'Aperçus',
    accessTokens: 'Jetons d’accès des connexions',
    idempotencyKeys: 'Réponses pour une Idempotency-Key',
    requestLog: 'Journal des requêtes',
    auditLog: 'Journal d’audit',
  },
}
