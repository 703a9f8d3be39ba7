import type { Translation } from '../messages.ts'

export const backup: Translation['backup'] = {
  intro:
    'Vos utilisateurs peuvent déposer pendant que ce service est indisponible : un widget leur montre votre adresse avec son code QR.',
  levelOne: 'Niveau 1 : widget publié',
  levelOneBody: 'Publié toutes les heures sur un hôte de votre choix, disponible lorsque ce service ne l’est pas.',
  notPublished: 'Non publié',
  folderEmpty: 'Le dossier de RIALTO_BACKUP_FOLDER n’a pas encore de catalogue, ou ce serveur ne le voit pas.',
  noFolder:
    'Ce serveur ne publie dans aucun dossier : définissez RIALTO_BACKUP_FOLDER ou publiez avec la commande ci-dessous. D’ici là, seul le niveau 2 existe.',
  publish: 'Commande qui publie',
  createKey: 'Commande qui crée la clé de signature',
  snapshot: 'Catalogue créé :',
  old: 'Le catalogue est ancien',
  oldBody: 'Il est publié toutes les heures. Cherchez « publishing backup mode failed » dans le journal du serveur.',
  catalogKey: 'Clé pour backupCatalogKey',
  files: 'Fichiers du niveau 1',
  file: 'Fichier',
  size: 'Taille',
  levelTwo: 'Niveau 2 : dans les SDK',
  levelTwoBody:
    'Le même widget avec le catalogue de la version du SDK. Il n’émet aucune requête réseau. Le SDK l’ouvre si le niveau 1 n’est pas chargé en 5 secondes.',
  opening: 'Ce que fait votre page',
  openingBody:
    'Elle n’ouvre le mode de secours que lorsqu’une demande de jeton Link indique que le service est indisponible. Conservez la configuration avec votre page : ce service ne peut alors pas la fournir.',
  openingCode: 'Code de votre page',
  builder: 'Configuration',
  builderBody:
    'Choisissez où vos utilisateurs déposent. Rien n’est enregistré ici : copiez le code sur votre serveur, pour que personne ne puisse changer une destination.',
  pair: 'Jeton et réseau',
  address: 'Adresse de dépôt',
  addressHelp: 'Vide : votre page la fournit par onAddressInit et onStatusPoll.',
  tag: 'Tag ou mémo',
  tagHelp: 'Seulement là où le réseau l’exige.',
  addDestination: 'Ajouter une destination',
  clear: 'Tout retirer',
  twice: 'Ce jeton sur ce réseau est déjà présent. Une paire doit mener à une seule adresse.',
  destinations: { one: '{count} destination', many: '{count} de destinations', other: '{count} destinations' },
  configuration: 'Code de la configuration',
}
