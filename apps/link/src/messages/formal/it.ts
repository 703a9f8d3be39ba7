import type { FormalTexts } from './formalTexts.ts'

/**
 * Italian with “Lei”: the texts that address the user, in place of those of `first/it.ts` and `later/it.ts`. Labels of
 * buttons are commands to the page (“Copia”, “Riprova”) and are the same in both forms.
 */
export const it: FormalTexts = {
  common: { offline: 'Nessuna connessione a internet. Questa pagina riprende quando la connessione torna.' },
  ended: {
    usedBody:
      'Per la Sua sicurezza ogni link si apre una sola volta, per dieci minuti. Torni al sito o all’app che stava usando e ricominci.',
    paidBody: 'Non paghi di nuovo. Per una ricevuta, chieda a chi Le ha inviato questo link.',
    expiredBody: 'Le sessioni sono brevi per la Sua sicurezza. Torni al sito o all’app che stava usando e ricominci.',
    missingBody: 'Manca una parte dell’indirizzo. Riapra il link dal sito o dall’app che stava usando.',
    moneyMoving: 'Il Suo trasferimento non è interessato e continua in background.',
    moneyUnknown: 'Il Suo trasferimento potrebbe essere iniziato. Controlli il saldo prima di inviare di nuovo.',
    offlineBody: 'Controlli la connessione a internet e riprovi.',
    movedTitle: 'Ha continuato su un altro dispositivo',
    movedBody: 'La sessione è passata lì. Può chiudere questa pagina.',
    elsewhereBody:
      'Lo apra dal sito o dall’app che Le chiede di collegare un conto. Se qualcuno Le ha inviato questo link, chiuda questa pagina.',
    crashBody: 'Ricarichi per riprendere da dove era. Un trasferimento già confermato non è interessato.',
    closedTitle: 'Può chiudere questa finestra',
    closedBody: 'Torni a {client} per continuare.',
  },
  catalogue: {
    titleConnect: 'Colleghi un conto',
    titleTransfer: 'Scelga da dove inviare',
    titleBuy: 'Scelga dove acquistare',
    titlePayout: 'Scelga dove ricevere',
    intro: 'Scelga un conto da collegare a {client}.',
    introTransfer: 'Le Sue criptovalute vanno a {client}.',
    saved: 'I Suoi conti',
    downHelp: 'Al momento non risponde. Riprovi più tardi.',
    bySignIn: 'Con il Suo accesso',
    otherBrowser: 'Collegato in un altro browser. Acceda di nuovo per usarlo qui.',
  },
  accounts: { title: 'Scelga un conto' },
  copying: { refused: 'Questa pagina non può copiare. Selezioni il testo e lo copi.' },
  consent: {
    title: '{client} vuole collegarsi al Suo conto {institution}',
    identity: 'Vedere il Suo nome e i Suoi contatti',
    send: 'Inviare criptovalute, solo con la Sua conferma',
    stay: 'Restare collegato finché Lei non lo scollega',
    duration: 'L’accesso dura finché Lei non lo revoca su {institution}',
    expectWhitelist: '{institution} invia solo a indirizzi salvati nel Suo conto',
    expectEmail: '{institution} può chiederLe conferma via e-mail',
    never: 'Il controllo resta a Lei',
    noPassword: 'Non chiediamo né conserviamo mai la Sua password di {institution}',
    passwordNotStored: 'Passiamo la Sua password di {institution} e non la conserviamo',
    noMove: 'Nulla viene inviato senza la Sua conferma',
    oauthNext: 'Acceda sulla pagina di {institution}, in una nuova finestra. Lì l’applicazione si chiama {operator}.',
    passwordNext: 'Acceda con il nome utente e la password di {institution}.',
    walletKeys: 'Le Sue chiavi private non lasciano mai il wallet',
  },
  wallet: {
    title: 'Scelga il Suo wallet',
    intro: 'Firmerà un messaggio per dimostrare che il wallet è Suo. Non costa nulla e non sposta fondi.',
    verifyTitle: 'Verifichi il Suo indirizzo',
    verifiedBody: '{client} ha ricevuto la prova che questo indirizzo è Suo.',
    continueIn: 'Continui in {wallet}',
    continueBody: 'L’app apre questa pagina e mostra un numero. Torni qui e lo selezioni.',
    connecting: 'Confermi il collegamento in {wallet}',
    signing: 'Firmi il messaggio in {wallet}',
    rejected: 'Ha rifiutato la richiesta in {wallet}. Non è cambiato nulla.',
    pending: '{wallet} mostra già una richiesta. Apra il wallet e risponda lì.',
    failed: '{wallet} non ha risposto come previsto. Lo apra, guardi cosa indica e riprovi.',
    noAccount: '{wallet} non ha indicato alcun account a questa pagina. Lo sblocchi, selezioni un account e riprovi.',
    notSigned:
      '{wallet} non ha firmato il messaggio. Non è cambiato nulla. Riprovi, o scelga un altro account o un altro wallet.',
    wrongSignature:
      'La firma di {wallet} non corrisponde al Suo indirizzo. Controlli quale account è selezionato e riprovi. Uno smart account deve essere su una rete offerta qui.',
    signedOnChain:
      'In {wallet} questo account firma i messaggi sulla rete, e questa pagina non può attendere così a lungo. Attivi la firma off-chain nel wallet o ne scelga un altro.',
    otherAddress: 'Qui serve un altro indirizzo. Cambi account in {wallet} e riprovi.',
    otherAccount: '{wallet} usa un altro account. Passi all’account che ha collegato e riprovi.',
    otherNetwork: '{wallet} è su un’altra rete. Passi a {network} nel wallet e riprovi.',
    payTitle: 'Confermi il pagamento nel Suo wallet',
    payIntro: 'Il Suo wallet mostra l’importo e la commissione di rete. Controlli entrambi prima di confermare.',
    payWaiting: 'Confermi il pagamento in {wallet}',
    payNoGas:
      'La commissione di rete è di circa {amount} {symbol} e al Suo wallet mancano {missing} {symbol}. Li aggiunga e riprovi.',
    payMissing: 'Il Suo wallet non è stato trovato in questo browser. Lo apra, ricarichi questa pagina e riprovi.',
    payNotSent: '{wallet} non ha potuto eseguire questo pagamento. Non è stato inviato nulla. Riprovi.',
    payPending:
      '{wallet} ha una transazione che la rete non ha ancora confermato. La controlli nel Suo wallet e riprovi quando è confermata.',
    unconfirmedTitle: 'Ricerca del Suo pagamento',
    awaiting:
      'Questo pagamento è stato richiesto al Suo wallet. Se mostra ancora la richiesta, la confermi o la rifiuti lì. Stiamo cercando il pagamento su {network}.',
    unconfirmed:
      'Non sappiamo se il Suo wallet ha inviato questo pagamento e lo stiamo cercando su {network}. Controlli l’attività nel Suo wallet. Non lo invii di nuovo.',
    money: 'Non viene inviato nulla se non lo conferma nel Suo wallet.',
  },
  manual: {
    title: 'Che cosa vuole inviare?',
    intro: 'Invii da qualsiasi wallet o exchange. Non serve collegare un conto.',
    addressTitle: 'Invii {symbol} su {network}',
    addressIntro: 'Copi l’indirizzo nel Suo wallet o exchange, oppure scansioni il codice.',
    only: 'Invii solo {symbol} su {network} a questo indirizzo. Qualsiasi altra cosa può andare persa.',
    waiting: 'In attesa del Suo pagamento',
    leave: 'Può chiudere questa finestra dopo l’invio. Il pagamento viene registrato quando arriva.',
  },
  byAddress: {
    pay: 'Invii {amount}',
    payIntro: 'Invii esattamente questo importo su {network}, da qualsiasi wallet o exchange.',
    walletsIntro:
      'Scansioni il codice con un’app wallet. Il codice associa il pagamento a Lei, perciò qui non si può usare un exchange.',
    restIntro: 'Rilevato: {part} su {whole}. Invii il resto allo stesso indirizzo.',
    tagNeeded: 'Inserisca anche questo memo o tag. Senza, il pagamento non può essere abbinato all’ordine.',
    compare: 'Dopo aver incollato l’indirizzo, confronti le parti evidenziate: un malware può sostituirlo.',
    feeNote: 'Il Suo exchange può aggiungere una commissione. Ciò che conta è l’importo che arriva: {amount}.',
    feeOf: 'Commissione di {fee}: invii {total}',
    feeUnknown: 'Le commissioni qui non sono note. Il Suo exchange mostra la propria prima della conferma.',
    held: 'Entro il termine è arrivato meno dell’importo. {client} decide se accettarlo o restituirlo. Non invii altro.',
    expired:
      'Non invii nulla all’indirizzo precedente. Se ha già inviato qualcosa, viene registrato qui quando arriva.',
    sendNothing: 'Non invii nulla a questo indirizzo.',
    refundIntro:
      'Se qualcosa va restituito, {client} lo invia lì. Inserisca un Suo indirizzo: quello da cui invia un exchange non lo è.',
    refundField: 'Il Suo indirizzo su {network}',
    refundTag: 'Memo o tag, se il Suo indirizzo lo richiede',
    refundInvalid: 'Questo indirizzo non può essere usato per rimborsi su {network}. Lo controlli e riprovi.',
    refundStates: { needsAddress: 'Serve il Suo indirizzo' },
    bridgeIntro: 'Invii esattamente questo importo su {network}. Un bridge lo converte in {payout} per l’ordine.',
    bridgeOnce: 'Lo invii una sola volta, prima che scada il tempo. Il bridge restituisce tutto il resto.',
    bridgeRefundIntro:
      'Ciò che il bridge non può consegnare torna a questo indirizzo. Inserisca un Suo indirizzo: quello da cui invia un exchange non lo è.',
    bridgeReturned: 'Il bridge ha restituito il pagamento al Suo indirizzo di rimborso. L’ordine non è pagato.',
  },
  oauth: {
    title: 'Acceda a {institution}',
    waiting: 'Completi l’accesso nella finestra appena aperta. Questa pagina continua automaticamente.',
    resumed: 'Completi l’accesso. Questa pagina continua automaticamente.',
    blocked: 'La apra con il pulsante qui sotto. Dopo l’accesso questa pagina continua automaticamente.',
    closedTitle: 'Ha chiuso la finestra di accesso?',
    closed: 'Nessun conto è ancora collegato. Se aveva finito, attenda un momento. Altrimenti la riapra.',
    status: 'In attesa del Suo accesso',
    pairingTitle: 'Inserisca il codice della finestra di accesso',
    pairing: 'Dopo l’accesso la finestra di {institution} mostra un codice. Lo inserisca qui per collegare il conto.',
    pairingIncomplete: 'Inserisca tutti e otto i caratteri.',
    pairingWarning: 'Inserisca solo un codice mostrato dalla Sua finestra di accesso.',
  },
  key: {
    title: 'Colleghi {institution} con una chiave API',
    intro: 'Crei una chiave su {institution} e la incolli qui.',
    findUnder: 'La trova su {institution} in {place} dopo aver creato una chiave.',
    chosen: 'L’ha scelta creando la chiave. Non è la password del conto.',
    required: 'Inserisca: {label}.',
    shape: 'Non sembra completo: {label}. Controlli di averlo copiato tutto.',
  },
  password: {
    title: 'Acceda a {institution}',
    intro: 'Usi il nome utente e la password del Suo conto {institution}.',
    safe: 'Passiamo la Sua password a {institution} e non la conserviamo.',
  },
  signInCode: {
    chooseTitle: 'Come vuole ricevere il codice?',
    sentTo: { sms: '{institution} ha inviato un codice di 6 cifre al Suo telefono {to}.' },
    problems: {
      expired: 'Il codice è scaduto. Ne richieda uno nuovo.',
      replaced: 'È stato inviato un codice più recente. Inserisca l’ultimo.',
    },
  },
  payout: {
    title: 'Confermi il prelievo',
    intro: '{client} invia questo importo al Suo conto.',
    newAddress: 'Nessun prelievo è ancora arrivato a questo indirizzo. Lo confronti con il Suo conto.',
    changed: 'Il Suo conto ora ha un altro indirizzo. Lo controlli e confermi di nuovo.',
    done: '{client} invia {amount} al Suo conto.',
  },
  configuring: {
    title: 'Verifica di cosa può inviare da {account}',
    buyTitle: 'Verifica di cosa può acquistare con {account}',
  },
  sources: { title: 'Come vuole pagare?' },
  combined: {
    title: 'Paghi da {count} conti',
    restTitle: 'Paghi l’importo mancante',
    none: 'Selezioni almeno un conto.',
    tooLittle: 'Questi conti non coprono l’importo e le commissioni. Colleghi o selezioni un altro conto.',
    changed: 'I conti o i loro importi sono cambiati. Li controlli prima di confermare.',
    sendingIntro: 'Tenga aperta questa pagina finché ogni parte non è stata inviata.',
    missingBody: 'Quanto è stato inviato conta per questo pagamento. Paghi solo l’importo mancante.',
    hint: 'Più conti possono pagare insieme. Ne colleghi un altro che abbia {symbols}.',
  },
  rehearsal: {
    title: 'Invii prima una piccola parte',
    intro: 'Quando sarà arrivata, confermerà i {rest} rimanenti. Ogni parte ha una commissione.',
    waits: 'Potrà inviare i {rest} rimanenti quando questa parte sarà arrivata.',
    rehearsed: 'Questa parte è arrivata all’indirizzo. Invii i {rest} rimanenti allo stesso indirizzo.',
  },
  assets: { title: 'Cosa vuole inviare?', emptyBody: 'Non c’è nulla da inviare. Usi un altro conto.' },
  network: { title: 'Scelga una rete' },
  amount: {
    title: 'Quanto vuole inviare?',
    empty: 'Inserisca un importo.',
    notNumber: 'Inserisca un numero, per esempio {example}.',
    ambiguous: 'Quale di questi importi intende?',
  },
  buy: {
    title: 'Per quale importo vuole acquistare?',
    intro: '{institution} acquista con il Suo saldo e invia l’acquisto a {client}.',
    refused:
      'Con il Suo saldo su {institution} non si può acquistare per {amount}. Inserisca un altro importo o usi un altro conto.',
  },
  money: { leavesWallet: 'Esce dal Suo wallet', returned: 'Restituito a Lei' },
  preview: {
    title: 'Controlli e confermi',
    changed: 'Cambiato: {what}. Controlli prima di confermare.',
    expired: 'Il prezzo è scaduto prima dell’invio. Nessun fondo è stato spostato. Controlli il nuovo prezzo.',
    feeRose:
      'La commissione ora supera quella che ha approvato. Nessun fondo è stato spostato. Controlli il nuovo totale.',
    notSent: 'Nessun fondo è stato spostato. Può confermare di nuovo.',
  },
  secondFactor: {
    title: 'Inserisca il codice',
    totp: 'Inserisca il codice di 6 cifre della Sua app di autenticazione per {institution}.',
    sms: '{institution} ha inviato un codice di 6 cifre al Suo telefono.',
    email: '{institution} ha inviato un codice di 6 cifre alla Sua e-mail.',
    incomplete: 'Inserisca tutte e sei le cifre.',
    refused: 'Il codice è errato o scaduto. Ne inserisca uno nuovo.',
    resendHelp: {
      sms: 'Può volerci un minuto. Controlli il segnale del telefono, poi richieda un nuovo codice.',
      email: 'Può volerci un minuto. Controlli la posta indesiderata, poi richieda un nuovo codice.',
    },
    otherWay: 'Non ha ricevuto il codice?',
    totpHelp:
      'I codici cambiano ogni 30 secondi. Se nessuno funziona, controlli che il telefono imposti l’ora automaticamente.',
  },
  action: {
    emailTitle: 'Confermi via e-mail',
    emailBody: '{institution} Le ha inviato un’e-mail. Confermi lì il trasferimento, poi torni qui.',
    whitelistTitle: 'Salvi prima questo indirizzo',
    whitelistBody: '{institution} invia solo a indirizzi che ha salvato nel Suo conto.',
    stillEmail: '{institution} aspetta ancora la Sua conferma.',
    stepOpen: 'Acceda a {institution} sul sito o nell’app.',
    stepBook: 'Apra l’elenco degli indirizzi di prelievo.',
    stepAdd: 'Aggiunga l’indirizzo qui sotto per {symbol} su {network}.',
    stepConfirm: 'Lo confermi via e-mail o con un codice se richiesto, poi torni qui.',
    laterBody:
      '{institution} può impiegare fino a un giorno per accettare un nuovo indirizzo. Riapra da dove è partito quando è salvato.',
    qrHelp: 'Lo scansioni con il telefono per inserire l’indirizzo nell’app.',
  },
  asks: {
    connectTitle: 'Colleghi conti a {client}',
    sendTitle: 'Invii cripto a {client}',
    payTitle: 'Paghi {client}',
    ownBody: 'I conti che collega qui e ciò che invia vanno al conto presso {client} indicato sotto.',
    ownWarning:
      'Continui solo se quel conto è Suo e se è arrivato qui da {client} di Sua iniziativa. Se qualcuno Le ha inviato questo link, chiuda questa pagina: quella persona avrebbe accesso a ciò che collega e riceverebbe ciò che invia.',
    payBody:
      '{client} richiede questo pagamento per un ordine di un suo cliente. Il conto che sceglie serve solo per questo pagamento e poi viene scollegato.',
    payWarning: 'Se non sa chi Le ha inviato questo link e che cosa si paga, chiuda questa pagina.',
  },
  elsewhere: {
    title: 'Continui su un altro dispositivo',
    scan: 'Scansioni questo codice con l’altro dispositivo o apra lì il link. Quel dispositivo mostra un numero. Lo selezioni qui.',
    warning: 'Selezioni solo un numero mostrato dal Suo dispositivo. Se nessuno corrisponde, chiuda questa pagina.',
    hereTitle: 'Continui su questo dispositivo',
    hereBody: 'La sessione passa qui dal dispositivo che mostra il link. Continui solo se quel dispositivo è Suo.',
    codeTitle: 'Selezioni questo numero sull’altro dispositivo',
    overBody: 'Crei un nuovo link sul dispositivo su cui ha iniziato.',
  },
  travelRule: {
    confirmTitle: 'Confermi chi riceve',
    ownName: 'Il Suo nome completo',
    chooseCountry: 'Scelga un paese',
    choose: 'Scelga una risposta.',
    missing: 'Compili questo campo.',
    declare: 'Continuando dichiara che questo wallet è Suo.',
    againTitle: 'Controlli i dati',
  },
  progress: {
    contradicted:
      '{institution} dichiara di aver inviato questo trasferimento, ma {network} non mostra l’intero importo all’indirizzo. È in corso una verifica. Non lo invii di nuovo.',
    title: 'Il Suo trasferimento è in corso',
    titleWaiting: 'Il Suo trasferimento è stato inviato',
    unconfirmed:
      '{institution} non ha confermato di aver ricevuto questo trasferimento. Stiamo verificando. Non lo invii di nuovo.',
    leaveUnconfirmed: 'Può chiudere questa finestra. Continuiamo a verificare in background.',
    submitted: 'Ha confermato',
    leave: 'Può chiudere questa finestra. Il trasferimento continua in background.',
    email: 'Sta aspettando {institution}? Controlli la posta: potrebbe chiederLe di confermare lì il trasferimento.',
    slow: 'Ci vuole più tempo del solito. Il trasferimento continua e non deve fare nulla.',
  },
  failed: {
    undelivered:
      'Il Suo pagamento è arrivato su {network}, ma non è stato possibile consegnarlo. Contatti l’assistenza con il codice qui sotto.',
    refunding:
      'Non è stato possibile consegnare il Suo pagamento su {network}. È in corso la restituzione all’indirizzo qui sotto.',
    refunded:
      'Non è stato possibile consegnare il Suo pagamento su {network}. È stato restituito all’indirizzo qui sotto.',
    paidInstead: 'Ha inviato {amount}. L’indirizzo è per {symbol} su {requested}.',
    paidElsewhere: 'Ha inviato {amount} su {network}. L’indirizzo è per {symbol} su {requested}.',
    walletNotSent: 'Il Suo wallet ha rifiutato, annullato o sostituito questo pagamento. Non è stato inviato.',
    notFound:
      '{institution} per ora non mostra questo trasferimento. Verrà cercato per i prossimi 14 giorni. Controlli lì il Suo conto prima di pagare di nuovo.',
    sentLate:
      '{institution} ha inviato questo trasferimento dopo che qui era fallito. Non paghi di nuovo: contatti l’assistenza con il codice qui sotto.',
    walletNotFound:
      'Nessun pagamento dal Suo wallet è arrivato entro un giorno. Se il wallet lo mostra ancora in sospeso, lo annulli lì prima di pagare di nuovo.',
    walletReverted:
      'Il pagamento non è riuscito su {network}. L’importo è ancora nel Suo wallet; la commissione di rete è stata addebitata.',
    moneyUnknown: 'Controlli lo stato prima di inviare di nuovo.',
    moneyBack:
      'Se {institution} ha già addebitato l’importo, lo restituisce al Suo conto. Controlli il saldo prima di riprovare.',
    returned: '{institution} ha annullato il trasferimento e restituito l’importo al Suo conto.',
    notSent: '{institution} non ha inviato il trasferimento. Nessun importo ha lasciato il Suo conto.',
  },
  problems: {
    keyRefused: {
      body: '{institution} non ha accettato questa chiave. Controlli che le due parti siano complete e che la chiave sia attiva e non limitata ad altri indirizzi IP.',
    },
    passwordRefused: { body: '{institution} non ha accettato nome utente e password. Li controlli e riprovi.' },
    ipRestricted: { body: 'Tolga il limite di IP dalla chiave su {institution}, o usi una chiave senza limite.' },
    signInAgain: {
      title: 'Acceda di nuovo',
      body: '{institution} ha terminato questo collegamento. Colleghi di nuovo il conto per continuare.',
    },
    permissionMissing: {
      body: 'Questo collegamento non è autorizzato a farlo su {institution}. Lo colleghi di nuovo e consenta i prelievi.',
    },
    kycRequired: {
      title: 'Verifichi prima la Sua identità',
      body: '{institution} Le chiede di verificare l’identità prima di inviare. Lo faccia nel Suo conto {institution}, o usi un altro conto.',
    },
    accountLocked: {
      body: '{institution} ha bloccato il conto. Contatti l’assistenza di {institution}, o usi un altro conto.',
    },
    regionRestricted: {
      title: 'Non disponibile nella Sua regione',
      body: '{institution} non lo offre dove è registrato il Suo conto. Usi un altro conto.',
    },
    travelRule: {
      body: '{institution} lo invia solo dal proprio sito o dalla propria app, dove va indicato di chi è l’indirizzo. Qui usi un altro conto.',
    },
    insufficientFunds: {
      body: 'Il saldo su {institution} non copre importo e commissione. Inserisca un importo minore.',
    },
    invalidAddress: { body: '{institution} non invia a questo indirizzo su questa rete. Scelga un’altra rete.' },
    amountBelowMinimum: {
      body: 'L’importo è inferiore al minimo di {institution} su questa rete. Inserisca un importo maggiore.',
    },
    amountExceedsMaximum: { body: 'L’importo supera un limite di {institution}. Inserisca un importo minore.' },
    networkUnsupported: {
      body: '{institution} al momento non invia questa criptovaluta su questa rete. Scelga un’altra rete.',
    },
    rateLimited: { body: '{institution} chiede di attendere. Riprovi tra un minuto.' },
    unavailable: {
      body: '{institution} al momento non risponde. Riprovi tra qualche minuto, o usi un altro conto.',
    },
    addressUnavailable: { body: 'La destinazione non ha fornito un indirizzo. Riprovi tra un minuto.' },
    orderAlreadySent: {
      body: 'Un pagamento precedente di questo ordine è stato inviato. Ora non è stato inviato nulla. Se non ha fatto quel pagamento, contatti il beneficiario.',
    },
    priceUnavailable: {
      body: 'Senza un prezzo l’importo non si può convertire. Lo inserisca nella criptovaluta, o riprovi più tardi.',
    },
    refused: {
      body: '{institution} ha rifiutato questo trasferimento senza un motivo a noi noto. Cerchi nel Suo conto un avviso o un limite, o usi un altro conto.',
    },
    notAllowed: { title: 'Non ha consentito l’accesso' },
    signInTooSlow: { body: 'Nessun conto è stato collegato. Ricominci.' },
    wrongPairingCode: {
      body: 'Non è il codice mostrato dalla finestra di accesso. Lo controlli e lo inserisca di nuovo.',
    },
    pairingOver: {
      body: 'È stato sbagliato troppe volte o è scaduto. Nessun conto è stato collegato. Ricominci.',
    },
    offline: { body: 'Il servizio non è raggiungibile. Controlli la connessione a internet e riprovi.' },
    ourFault: { body: 'Riprovi. Se succede ancora, contatti l’assistenza con il codice qui sotto.' },
  },
  receipt: {
    notAgain: 'Non deve pagare di nuovo.',
    wrongBody: 'Controlli di aver copiato tutto il link, o chieda la ricevuta dove ha fatto il trasferimento.',
  },
  leave: { transfer: 'Nessun fondo è stato spostato. Dovrà ricominciare.' },
  reasons: { nyCoinbaseUserRestrictions: 'Non disponibile nella Sua regione' },
}
