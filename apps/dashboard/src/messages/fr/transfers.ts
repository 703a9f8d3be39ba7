import type { Translation } from '../messages.ts'

export const overview: Translation['overview'] = {
  calm: 'Aucun transfert n’est bloqué, et chaque issue est connue.',
  attention: 'Transferts qui demandent votre attention',
  needAttention: {
    one: '{count} transfert demande votre attention',
    many: '{count} de transferts demandent votre attention',
    other: '{count} transferts demandent votre attention',
  },
  amountOf: '{amount} de {user}',
  createdAt: 'Création : {time}.',
  whatCanBeDone: 'Ce qui peut être fait',
  volumePerDay: 'Volume par jour, USD',
  volume7Days: 'Volume, 7 jours',
  transfers: { one: '{count} transfert', many: '{count} de transferts', other: '{count} transferts' },
  failed: '{count} échoués',
  createdIn7Days: 'créés en 7 jours',
  delivered: 'Distribués',
  failing: '{count} en échec',
  paused: '{count} en pause',
  waiting: '{count} en attente',
  institutions7Days: 'Établissements, 7 jours',
  noInstitutions: 'Les établissements apparaissent ici avec le premier transfert.',
  up: 'Disponible',
  notAnswering: 'Ne répond pas',
  medianTime: 'Durée médiane',
  sessions24Hours: 'Sessions Link, 24 heures',
  showSessions: 'Afficher les sessions',
  fewer: '{count} de moins, {share}',
  whereLeft: 'Où les utilisateurs sont partis',
  errors: 'Erreurs',
  funnel: {
    opened: 'Ouvertes',
    connected: 'Connectées',
    previewed: 'Aperçu',
    sent: 'Envoyées',
    succeeded: 'Terminées',
  },
}

export const transfers: Translation['transfers'] = {
  searchHelp: 'Utilisateur, identifiant, hash ou order:id',
  anyStatus: 'Tous les statuts',
  noMatch: 'Aucun transfert ne correspond.',
  empty:
    'Les transferts apparaissent ici dès qu’un utilisateur en approuve un dans Link ou que votre serveur en exécute un.',
  amount: 'Montant',
  intro: 'De {institution} vers {network}, pour {user}',
  timeline: 'Chronologie',
  events: 'Événements webhook',
  notFound: 'Transfert introuvable',
  notFoundBody: 'Aucun transfert de ce client n’a cet identifiant dans cet environnement.',
  noHistory: 'Aucun historique n’a été conservé pour ce transfert.',
  confirmations: {
    one: '{count} confirmation',
    many: '{count} de confirmations',
    other: '{count} confirmations',
  },
  requested: 'Demandé',
  money: {
    leaves: 'Quitte le compte',
    planned: 'tel qu’approuvé',
    actual: 'tel que prélevé',
    nothing: 'Rien',
    unknown: 'Pas encore connu',
    inRate: 'Inclus dans le taux',
    bought: 'Acheté sur place d’abord',
    tradingFee: 'Frais de transaction : {institution}',
    withdrawalFee: 'Frais de retrait : {institution}',
    network: 'Frais de réseau',
    bridge: 'Frais du pont',
    client: 'Vos frais',
    stays: 'Reste sur le compte',
    missing: 'Non arrivé',
    returned: 'Rendu à l’utilisateur',
    credited: 'Crédité par vous',
    partOf: '{part} sur {whole}',
    code: 'Code du dossier',
  },
  type: 'Type',
  types: { deposit: 'Dépôt', payment: 'Paiement', onramp: 'Achat et dépôt' },
  memo: 'Mémo ou tag',
  refundAddress: 'Adresse de remboursement',
  refundMemo: 'Mémo ou tag de l’adresse de remboursement',
  transferId: 'Identifiant du transfert',
  queueIntro:
    'Transferts ouverts depuis plus d’un jour, arrivés autrement que demandé ou envoyés après avoir échoué, et dépôts retenus. Aucun n’échoue de lui-même : un transfert déclaré échoué peut être payé une seconde fois.',
  queueEmpty:
    'La file de révision est vide. Un transfert qui a besoin d’une personne apparaît ici avec ce qui peut être fait.',
  amountArrived: 'Montant arrivé, {symbol}',
  amountReturned: 'Montant renvoyé, {symbol}',
  amountOrdered: 'Demandé : {amount}.',
  amountAgain: 'Montant du transfert, une seconde fois, {symbol}',
  amountAgainHelp: 'Saisissez {amount}. Le transfert est déclaré échoué.',
  evidence: 'Preuve',
  hashHelp: 'Le hash, tel qu’un explorateur de blocs l’affiche.',
  refundHashHelp: 'Le hash du remboursement, s’il a été envoyé sur une chaîne.',
  oldest: 'Les {shown} plus anciens sur {total}.',
  openFor: 'Ouvert depuis {duration}.',
  reference: 'Notre référence là-bas',
  withdrawalIdHelp: 'L’identifiant du retrait, dans l’historique de l’établissement ou auprès de son assistance.',
  note: 'Note',
  noteHelp: 'Qui l’a dit et où cela est consigné. Conservée dans l’historique du transfert et le journal d’audit.',
  stuck: {
    outcomeUnknown:
      'L’établissement n’a pas répondu. Son historique est consulté ; la demande n’est jamais envoyée à nouveau.',
    notSent: 'L’établissement l’a accepté et ne l’a pas envoyé.',
    notConfirmed: 'La blockchain n’a pas confirmé la transaction.',
    arrivedInPart: 'Moins que le montant est arrivé à l’adresse.',
    paidElsewhere: 'La transaction nommée par l’établissement ne paie rien à l’adresse.',
    reverted: 'La transaction a été annulée, et l’établissement n’en nomme pas d’autre.',
    notOnChain: 'Aucun nœud n’a la transaction nommée par l’établissement.',
    completedWithoutHash: 'L’établissement le dit terminé et ne nomme aucune transaction.',
    sentAfterAll:
      'Il a été envoyé alors que ce transfert avait échoué. Sa commande ne peut pas être payée à nouveau. Créditez-le ou renvoyez-le ; si la commande a été payée entre-temps, renvoyez l’un des paiements. Marquez-le ensuite comme réglé.',
    overpaid:
      'Cette partie a été envoyée alors qu’elle avait échoué. Avec elle, plus que le montant du transfert combiné a été payé. Renvoyez l’excédent, puis marquez-la comme réglée.',
    overcharged:
      'Il est arrivé, et l’établissement a prélevé plus que ce que l’utilisateur avait approuvé. Réclamez la différence à l’établissement ou réglez-la avec l’utilisateur.',
    paidTwice:
      'L’établissement affiche plusieurs retraits avec la référence de ce transfert : la commande a peut-être été payée plusieurs fois. Comparez-les avec ses livres et restituez le trop-perçu.',
    incomplete: 'Certaines parties sont arrivées, et le reste n’a pas été payé.',
    depositHeld:
      'Le dépôt est arrivé sur un autre réseau ou dans un autre actif que ceux de son adresse. Rien n’est renvoyé avant votre décision.',
    depositNotReturned: 'Le fournisseur du bridge n’a ni versé ni renvoyé ce dépôt.',
  },
  review: {
    lookAgain: {
      label: 'Interroger à nouveau',
      confirm: 'Interroger maintenant',
      consequence:
        'L’établissement ou la blockchain est interrogé maintenant. Rien n’est envoyé, et le statut ne change que si la réponse l’indique.',
    },
    sentAs: {
      label: 'Il a été envoyé',
      confirm: 'Suivre ce retrait',
      consequence:
        'Le transfert est suivi comme le retrait portant cet identifiant, jusqu’à son terme. Reprenez l’identifiant de l’établissement : un retrait ne paie qu’un transfert, et ce choix est définitif.',
    },
    arrived: {
      label: 'Tout est arrivé',
      confirm: 'Confirmer l’arrivée',
      consequence:
        'Le transfert réussit et votre serveur reçoit le webhook. Ne confirmez que ce qu’un explorateur de blocs montre à l’adresse : c’est irréversible.',
    },
    creditPart: {
      label: 'Créditer ce qui est arrivé',
      confirm: 'Créditer ce montant',
      consequence:
        'Le transfert réussit avec le montant arrivé, que votre serveur reçoit dans le webhook. La commande compte comme payée. C’est irréversible.',
    },
    askForRest: {
      label: 'Demander le reste',
      confirm: 'Terminer avec ce qui est arrivé',
      consequence:
        'Le transfert échoue avec le montant arrivé, que votre serveur reçoit dans le webhook. La commande peut être payée à nouveau : ne demandez que le reste. C’est irréversible.',
    },
    refunded: {
      label: 'Il a été renvoyé',
      confirm: 'Enregistrer le remboursement',
      consequence:
        'Le transfert échoue et votre serveur reçoit le webhook avec le montant renvoyé. La commande peut être payée à nouveau. C’est irréversible.',
    },
    notArrived: {
      label: 'Il n’arrivera pas',
      confirm: 'Déclarer comme non arrivé',
      consequence:
        'Choisissez ceci quand l’établissement a confirmé l’avoir annulé, renvoyé ou envoyé ailleurs. Le transfert échoue, et sa commande peut être payée une seconde fois. C’est irréversible.',
    },
    notSent: {
      label: 'Il n’a pas été envoyé',
      confirm: 'Déclarer non envoyé',
      consequence:
        'Le transfert échoue définitivement, votre serveur reçoit le webhook, et sa commande peut être payée une seconde fois. Si l’établissement l’envoie malgré tout, l’utilisateur a payé deux fois. Cette action est irréversible.',
    },
    returnDeposit: {
      label: 'Renvoyer',
      confirm: 'Demander le renvoi',
      consequence:
        'Le fournisseur du bridge est invité à renvoyer le dépôt à son expéditeur, moins le coût de la transaction. Une nouvelle demande ne renvoie rien deux fois.',
    },
    settled: {
      label: 'C’est réglé',
      confirm: 'Marquer comme réglé',
      consequence:
        'Il quitte cette liste. Choisissez ceci quand vous l’avez réglé avec l’utilisateur ou l’expéditeur. Un dépôt qui n’a pas échoué échoue, et votre serveur reçoit le webhook. C’est irréversible.',
    },
  },
  causes: {
    requested: 'Intention enregistrée, établissement appelé',
    requestedAgain: 'Établissement rappelé après la réponse de l’utilisateur',
    converted: 'Conversion exécutée',
    notConverted: 'Conversion non exécutée ; rien n’a été envoyé',
    userActionRequired: 'L’établissement exige une action de l’utilisateur',
    accepted: 'Accepté par l’établissement',
    rejected: 'Refusé par l’établissement',
    noAnswer: 'Pas de réponse ; l’historique est consulté, rien n’est envoyé à nouveau',
    foundInHistory: 'Trouvé dans l’historique de l’établissement',
    notInHistory: 'Absent de l’historique de l’établissement ; jamais créé',
    sent: 'Transaction envoyée',
    resent: 'Renvoyé sous une autre transaction',
    confirming: 'Transaction en cours de confirmation',
    confirmed: 'Transaction confirmée',
    reverted: 'Transaction annulée',
    mismatched: 'Non conforme à l’ordre ; toujours ouvert',
    matched: 'De nouveau conforme à l’ordre',
    charged: 'Prélèvement indiqué par l’établissement',
    completed: 'Terminé, selon l’établissement',
    notCompleted: 'Échoué, selon l’établissement',
    partChanged: 'Une partie a changé',
    resolved: 'Résolu par une personne',
    foundAfterEnd: 'Trouvé dans l’établissement après avoir été déclaré non envoyé',
    addressIssued: 'Adresse de dépôt attribuée',
    addressExpired: 'Adresse de dépôt arrivée à terme sans usage',
    paidIn: 'Dépôt vu par le bridge',
    progressed: 'Avancement signalé par le bridge',
    paidOut: 'Versé par le bridge',
    bridgeFailed: 'Le bridge n’a pas terminé le transfert',
    refundStarted: 'Remboursement commencé',
    refunded: 'Remboursé',
  },
}

export const views: Translation['views'] = {
  list: 'Vues enregistrées',
  team: 'équipe',
  save: 'Enregistrer la vue',
  name: 'Nom de la vue',
  share: 'Partager avec tous ceux qui travaillent pour ce client',
  remove: 'Supprimer la vue',
  removeShared: '« {name} » disparaît pour toute l’équipe. Les transferts ne changent pas.',
  removeOwn: '« {name} » disparaît. Les transferts ne changent pas.',
}
