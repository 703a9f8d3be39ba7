import type { Translation } from '../messages.ts'

export const settings: Translation['settings'] = {
  subClientsIntro:
    'Les marchands que vous servez. Avec son identifiant dans un jeton Link, Link affiche le nom et le logo du sous-client.',
  addSubClient: 'Ajouter un sous-client',
  noSubClients: 'Ajoutez un sous-client pour chaque marchand dont les utilisateurs doivent voir le nom dans Link.',
  nameInLink: 'Nom dans Link',
  nameInLinkHelp: 'Ce que voient les utilisateurs finaux.',
  registeredName: 'Raison sociale',
  callbackUrls: 'URL de retour',
  callbackHelp: 'Une par ligne : où Link peut ramener l’utilisateur.',
  subClient: 'Sous-client',
  logo: 'Logo',
  upload: 'Téléverser',
  image: 'Image',
  imageHelp: 'PNG ou JPEG, au plus 5 Mo et 2048 pixels de côté.',
  removeLogo: 'Supprimer le logo',
  removeLogoBody: 'Link affiche le nom seul.',
  removeSubClient: 'Supprimer le sous-client',
  removeSubClientBody:
    'Les jetons Link ultérieurs avec l’identifiant de {name} affichent votre propre nom. Cette action est irréversible.',
  configurationsIntro:
    'Ce que Link propose et son apparence. Envoyez l’identifiant d’une configuration avec un jeton Link.',
  addConfiguration: 'Ajouter une configuration',
  noConfigurations:
    'Sans configuration, Link propose toutes les intégrations et tous les réseaux, dans le thème de vos utilisateurs.',
  products: {
    balance: 'Soldes',
    holdings: 'Avoirs',
    identity: 'Identité',
    orders: 'Ordres',
    transfers: 'Transferts',
  },
  themes: { light: 'Clair', dark: 'Sombre', system: 'Comme le navigateur' },
  verbs: { send: 'Envoyer', deposit: 'Déposer', pay: 'Payer', add: 'Ajouter' },
  configurationNameHelp: 'Les utilisateurs ne le voient pas.',
  onlyIntegrations: 'Seulement les intégrations prenant en charge',
  onlyNetworks: 'Seulement les intégrations pouvant envoyer sur',
  noSecondAccount: 'Ne pas proposer de second compte',
  verb: 'Verbe du bouton principal',
  addressForm: 'Formule d’adresse',
  addressForms: {
    familiar: 'Familière',
    formal: 'Formelle (en allemand « Sie », en espagnol « usted », en italien « Lei »)',
  },
  languageHelp: 'Étiquette BCP 47.',
  currency: 'Devise des valeurs',
  accentLight: 'Couleur d’accent, thème clair',
  accentDark: 'Couleur d’accent, thème sombre',
  accentHelp:
    'Une couleur dont le contraste est inférieur à 4,5:1 est refusée, et la plus proche acceptée est indiquée.',
  radius: 'Rayon des coins',
  radiusHelp: 'De 0 à 24 pixels. Vide : 12.',
  font: 'Police',
  fonts: { inter: 'Inter', system: 'Celle de l’appareil', serif: 'À empattements', rounded: 'Arrondie' },
  logoUrl: 'URL du logo',
  logoUrlHelp: 'Une URL https d’une image, à côté de votre nom. Le logo d’un sous-client est prioritaire.',
  configuration: 'Configuration',
  requires: 'Exige',
  anyIntegration: 'Toute intégration',
  removeConfiguration: 'Supprimer la configuration',
  removeConfigurationBody:
    'Les jetons Link ultérieurs avec l’identifiant de {name} sont refusés. Cette action est irréversible.',
}

export const bridging: Translation['bridging'] = {
  intro:
    'Paires entre lesquelles vos utilisateurs peuvent faire du bridging. Une route qu’aucun fournisseur n’assure actuellement ne leur est pas proposée.',
  addRoute: 'Ajouter une route',
  empty: 'Ajoutez la première paire entre laquelle vos utilisateurs peuvent faire du bridging.',
  noMatch: 'Aucune route ne correspond.',
  searchHelp: 'Nom, réseau ou actif',
  paidIn: 'Entrée',
  paidOut: 'Sortie',
  networkHelp: 'Identifiant de chaîne CAIP-2.',
  nameHelp: 'Vide : formé à partir des deux paires.',
  minimumAmount: 'Montant minimum',
  minimumHelp: 'Dans l’actif d’entrée. Vide : pas de minimum.',
  route: 'Route',
  minimum: 'Minimum',
  noMinimum: 'Aucun',
  carried: 'Assurée',
  noProvider: 'Aucun fournisseur',
  removeBody: '{name} n’est plus proposée. Les adresses de bridging créées pour elle continuent de fonctionner.',
  misdirected: 'Dépôts mal adressés',
  misdirectedBody: 'Dépôts arrivés sur le mauvais réseau ou dans un actif que le pont ne transporte pas.',
  rules: { refund: 'Renvoyer', hold: 'Retenir' },
  rulesExplained: {
    refund: 'Le fournisseur du pont est aussitôt prié de le renvoyer.',
    hold: 'Il attend dans la file de vérification, où vous décidez.',
  },
  changeRule: 'Modifier la règle',
  ruleBody: 'S’applique à partir du prochain dépôt trouvé.',
}

export const preview: Translation['preview'] = {
  title: 'Aperçu',
  open: 'Ouvrir Link',
  body: 'Ouvre la vraie page de Link dans une session à part, telle qu’elle est enregistrée. Les comptes que vous y connectez sont de vraies connexions.',
  show: 'Afficher l’aperçu',
  live: 'Link avec les valeurs de ce formulaire, avant leur enregistrement.',
}
