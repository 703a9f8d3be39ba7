import type { FormalTexts } from './formalTexts.ts'

/** German with “Sie”: the texts that address the user, in place of those of `first/de.ts` and `later/de.ts`. */
export const de: FormalTexts = {
  common: { offline: 'Keine Internetverbindung. Diese Seite macht weiter, sobald Sie wieder online sind.' },
  ended: {
    usedBody:
      'Zu Ihrer Sicherheit öffnet sich jeder Link nur einmal und zehn Minuten lang. Kehren Sie zu der Website oder App zurück, von der Sie kommen, und beginnen Sie dort neu.',
    paidBody: 'Zahlen Sie nicht noch einmal. Einen Beleg erhalten Sie dort, woher Sie diesen Link haben.',
    expiredBody:
      'Sitzungen sind zu Ihrer Sicherheit kurz. Kehren Sie zu der Website oder App zurück, von der Sie kommen, und beginnen Sie dort neu.',
    missingBody:
      'Ein Teil der Adresse fehlt. Öffnen Sie den Link noch einmal auf der Website oder in der App, von der Sie kommen.',
    moneyMoving: 'Ihre Zahlung ist nicht betroffen und läuft im Hintergrund weiter.',
    moneyUnknown: 'Ihre Zahlung hat vielleicht schon begonnen. Prüfen Sie Ihr Guthaben, bevor Sie noch einmal senden.',
    offlineBody: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    movedTitle: 'Sie machen auf einem anderen Gerät weiter',
    movedBody: 'Die Sitzung wurde dorthin übertragen. Sie können diese Seite schließen.',
    elsewhereBody:
      'Öffnen Sie ihn auf der Website oder in der App, die Sie bittet, ein Konto zu verbinden. Wenn Ihnen jemand diesen Link geschickt hat, schließen Sie diese Seite.',
    crashBody:
      'Laden Sie neu, um dort weiterzumachen, wo Sie waren. Eine schon bestätigte Zahlung ist nicht betroffen.',
    closedTitle: 'Sie können dieses Fenster schließen',
    closedBody: 'Gehen Sie zurück zu {client}, um weiterzumachen.',
  },
  catalogue: {
    titleTransfer: 'Von wo möchten Sie senden?',
    titleBuy: 'Wo möchten Sie kaufen?',
    titlePayout: 'Wo möchten Sie empfangen?',
    intro: 'Wählen Sie ein Konto, das mit {client} verbunden wird.',
    introTransfer: 'Sie senden an {client}.',
    saved: 'Ihre Konten',
    downHelp: 'Antwortet gerade nicht. Versuchen Sie es später erneut.',
    bySignIn: 'Mit Ihren Zugangsdaten',
    otherBrowser: 'In einem anderen Browser verbunden. Melden Sie sich neu an, um es hier zu benutzen.',
  },
  accounts: { title: 'Wählen Sie ein Konto' },
  copying: { refused: 'Diese Seite kann nicht kopieren. Markieren Sie den Text und kopieren Sie ihn selbst.' },
  consent: {
    title: '{client} möchte sich mit Ihrem Konto bei {institution} verbinden',
    identity: 'Ihren Namen und Ihre Kontaktdaten ansehen',
    send: 'Krypto senden, jedes Mal nur mit Ihrer Bestätigung',
    stay: 'Verbunden bleiben, bis Sie die Verbindung trennen',
    duration: 'Der Zugriff gilt, bis Sie ihn bei {institution} beenden',
    expect: 'Was Sie erwartet',
    expectWhitelist: '{institution} sendet nur an Adressen, die in Ihrem Konto gespeichert sind',
    never: 'Sie behalten die Kontrolle',
    noPassword: 'Wir fragen nie nach Ihrem Passwort bei {institution} und speichern es nicht',
    passwordNotStored: 'Wir geben Ihr Passwort für {institution} weiter und speichern es nicht',
    noMove: 'Ohne Ihre Bestätigung wird nichts gesendet',
    oauthNext:
      'Sie melden sich auf der Seite von {institution} in einem neuen Fenster an. Die Anwendung heißt dort {operator}.',
    keyNext: 'Sie brauchen einen API-Schlüssel von {institution}. Die nächste Seite zeigt, wie Sie ihn bekommen.',
    passwordNext: 'Sie melden sich mit Ihrem Benutzernamen und Passwort von {institution} an.',
    walletKeys: 'Ihre privaten Schlüssel verlassen nie Ihre Wallet',
  },
  wallet: {
    title: 'Wählen Sie Ihre Wallet',
    intro:
      'Sie signieren eine Nachricht, um zu zeigen, dass die Wallet Ihnen gehört. Das kostet nichts und bucht nichts ab.',
    verifyTitle: 'Bestätigen Sie Ihre Adresse',
    verifiedBody: '{client} hat den Nachweis erhalten, dass diese Adresse Ihnen gehört.',
    continueBody: 'Die App öffnet diese Seite und zeigt eine Zahl. Kehren Sie hierher zurück und wählen Sie sie aus.',
    connecting: 'Bestätigen Sie die Verbindung in {wallet}',
    signing: 'Signieren Sie die Nachricht in {wallet}',
    rejected: 'Sie haben die Anfrage in {wallet} abgelehnt. Es hat sich nichts geändert.',
    pending: '{wallet} zeigt bereits eine Anfrage. Öffnen Sie die Wallet und antworten Sie dort.',
    failed:
      '{wallet} hat nicht wie erwartet geantwortet. Öffnen Sie sie, sehen Sie nach, was sie anzeigt, und versuchen Sie es noch einmal.',
    noAccount:
      '{wallet} hat dieser Seite kein Konto genannt. Entsperren Sie sie, wählen Sie ein Konto aus und versuchen Sie es noch einmal.',
    notSigned:
      '{wallet} hat die Nachricht nicht signiert. Es hat sich nichts geändert. Versuchen Sie es noch einmal oder wählen Sie ein anderes Konto oder eine andere Wallet.',
    wrongSignature:
      'Die Signatur von {wallet} passt nicht zu Ihrer Adresse. Prüfen Sie, welches Konto dort ausgewählt ist, und versuchen Sie es noch einmal. Ein Smart Account muss in einem Netzwerk sein, das hier angeboten wird.',
    signedOnChain:
      'In {wallet} signiert dieses Konto Nachrichten im Netzwerk, und darauf kann diese Seite nicht warten. Schalten Sie in der Wallet das Off-Chain-Signieren ein oder wählen Sie eine andere.',
    otherAddress:
      'Hier wird eine andere Adresse benötigt. Wechseln Sie das Konto in {wallet} und versuchen Sie es noch einmal.',
    otherAccount:
      '{wallet} verwendet ein anderes Konto. Wechseln Sie zu dem verbundenen Konto und versuchen Sie es noch einmal.',
    otherNetwork:
      '{wallet} ist in einem anderen Netzwerk. Wechseln Sie dort zu {network} und versuchen Sie es noch einmal.',
    payTitle: 'Bestätigen Sie die Zahlung in Ihrer Wallet',
    payIntro: 'Ihre Wallet zeigt den Betrag und die Netzwerkgebühr. Prüfen Sie beides, bevor Sie bestätigen.',
    payWaiting: 'Bestätigen Sie die Zahlung in {wallet}',
    payNoGas:
      'Die Netzwerkgebühr beträgt etwa {amount} {symbol}, und Ihre Wallet hat {missing} {symbol} zu wenig. Laden Sie sie auf und versuchen Sie es noch einmal.',
    payMissing:
      'Ihre Wallet wurde in diesem Browser nicht gefunden. Öffnen Sie sie, laden Sie diese Seite neu und versuchen Sie es noch einmal.',
    payNotSent:
      '{wallet} konnte diese Zahlung nicht ausführen. Es wurde nichts gesendet. Versuchen Sie es noch einmal.',
    payPending:
      '{wallet} hat eine Transaktion, die das Netzwerk noch nicht bestätigt hat. Prüfen Sie sie in Ihrer Wallet und versuchen Sie es nach der Bestätigung noch einmal.',
    unconfirmedTitle: 'Ihre Zahlung wird gesucht',
    awaiting:
      'Ihre Wallet wurde um diese Zahlung gebeten. Wenn sie die Anfrage noch zeigt, bestätigen Sie sie dort oder lehnen Sie sie ab. Wir suchen die Zahlung auf {network}.',
    unconfirmed:
      'Wir wissen nicht, ob Ihre Wallet diese Zahlung gesendet hat, und suchen sie auf {network}. Prüfen Sie die Aktivität in Ihrer Wallet. Senden Sie sie nicht noch einmal.',
    money: 'Es wird nichts gesendet, solange Sie es nicht in Ihrer Wallet bestätigen.',
  },
  manual: {
    title: 'Was möchten Sie senden?',
    intro: 'Senden Sie es von einer beliebigen Wallet oder Börse. Sie müssen kein Konto verbinden.',
    addressIntro: 'Kopieren Sie die Adresse in Ihre Wallet oder Börse, oder scannen Sie den Code.',
    only: 'Senden Sie nur {symbol} über {network} an diese Adresse. Alles andere kann verloren gehen.',
    feeLater: 'Steht fest, wenn Ihre Zahlung ankommt',
    waiting: 'Warten auf Ihre Zahlung',
    leave: 'Sie können dieses Fenster schließen, nachdem Sie gesendet haben. Ihre Zahlung wird bei Eingang erfasst.',
  },
  byAddress: {
    pay: 'Senden Sie {amount}',
    payIntro: 'Senden Sie genau diesen Betrag über {network}, von einer beliebigen Wallet oder Börse.',
    walletsIntro:
      'Scannen Sie den Code mit einer Wallet-App. Der Code ordnet die Zahlung Ihnen zu, deshalb geht es hier nicht von einer Börse.',
    restIntro: 'Erkannt: {part} von {whole}. Senden Sie den Rest an dieselbe Adresse.',
    tagNeeded:
      'Geben Sie auch dieses Memo oder Tag an. Ohne es kann Ihre Zahlung der Bestellung nicht zugeordnet werden.',
    compare: 'Vergleichen Sie nach dem Einfügen die markierten Teile der Adresse: Schadsoftware kann sie austauschen.',
    feeNote: 'Ihre Börse kann zusätzlich eine Gebühr berechnen. Es zählt der Betrag, der ankommt: {amount}.',
    feeOf: 'Gebühr {fee}: senden Sie {total}',
    feeUnknown: 'Die Gebühren sind hier nicht bekannt. Ihre Börse zeigt ihre vor der Bestätigung.',
    heldTitle: '{client} prüft Ihre Zahlung',
    held: 'Es kam weniger als der Betrag rechtzeitig an. {client} entscheidet, ob es angenommen oder zurückgesendet wird. Senden Sie nichts mehr.',
    expired:
      'Senden Sie nichts mehr an die bisherige Adresse. Falls Sie schon gesendet haben, wird es hier bei Eingang erfasst.',
    sendNothing: 'Senden Sie nichts an diese Adresse.',
    refundIntro:
      'Falls etwas zurückgesendet werden muss, sendet {client} es dorthin. Geben Sie eine eigene Adresse an: Die Absenderadresse einer Börse gehört nicht Ihnen.',
    refundField: 'Ihre Adresse auf {network}',
    refundTag: 'Memo oder Tag, falls Ihre Adresse eines braucht',
    refundInvalid:
      'Diese Adresse kann auf {network} nicht für Rückzahlungen verwendet werden. Prüfen Sie sie und versuchen Sie es erneut.',
    refundStates: { needsAddress: 'Braucht Ihre Adresse' },
    bridgeIntro: 'Senden Sie genau diesen Betrag über {network}. Eine Bridge macht daraus {payout} für die Bestellung.',
    bridgeOnce: 'Senden Sie ihn einmal, bevor die Zeit abläuft. Alles andere sendet die Bridge zurück.',
    bridgeRefundIntro:
      'Was die Bridge nicht zustellen kann, sendet sie an diese Adresse zurück. Geben Sie eine eigene an: Die Absenderadresse einer Börse gehört nicht Ihnen.',
    bridgeSeen: 'Die Bridge hat Ihre Zahlung und stellt sie zu.',
    bridgeReturned:
      'Die Bridge hat Ihre Zahlung an Ihre Rückzahlungsadresse zurückgesendet. Die Bestellung ist nicht bezahlt.',
  },
  oauth: {
    waiting:
      'Schließen Sie die Anmeldung in dem Fenster ab, das sich gerade geöffnet hat. Danach geht es hier automatisch weiter.',
    resumed: 'Schließen Sie die Anmeldung ab. Danach geht es hier automatisch weiter.',
    blockedTitle: 'Ihr Browser hat das Anmeldefenster blockiert',
    blocked: 'Öffnen Sie es mit der Schaltfläche unten. Nach der Anmeldung geht es hier automatisch weiter.',
    closedTitle: 'Haben Sie das Anmeldefenster geschlossen?',
    closed:
      'Noch ist kein Konto verbunden. Wenn Sie die Anmeldung abgeschlossen haben, warten Sie einen Moment. Sonst öffnen Sie das Fenster noch einmal.',
    statusClosed: 'Es wird geprüft, ob Sie angemeldet sind',
    status: 'Warten auf Ihre Anmeldung',
    completing: 'Ihr Konto wird verbunden',
    pairingTitle: 'Geben Sie den Code aus dem Anmeldefenster ein',
    pairing:
      'Nach der Anmeldung zeigt das Fenster von {institution} einen Code. Geben Sie ihn hier ein, um das Konto zu verbinden.',
    pairingIncomplete: 'Geben Sie alle acht Zeichen ein.',
    pairingWarning: 'Geben Sie nur einen Code ein, den Ihr eigenes Anmeldefenster zeigt.',
  },
  key: {
    intro: 'Erstellen Sie einen Schlüssel bei {institution} und fügen Sie ihn hier ein.',
    instructions: 'So erstellen Sie einen Schlüssel bei {institution}',
    findUnder: 'Sie finden ihn bei {institution} unter {place}, nachdem Sie einen Schlüssel erstellt haben.',
    shownOnce: '{institution} zeigt ihn nur einmal, wenn Sie den Schlüssel erstellen.',
    chosen: 'Sie haben sie beim Erstellen des Schlüssels gewählt. Es ist nicht Ihr Kontopasswort.',
    shape: '{label} sieht unvollständig aus. Prüfen Sie, ob Sie alles kopiert haben.',
    safe: 'Ihr Schlüssel wird verschlüsselt, bevor er gespeichert wird.',
  },
  password: {
    intro: 'Geben Sie Benutzername und Passwort Ihres Kontos bei {institution} ein.',
    safe: 'Wir geben Ihr Passwort an {institution} weiter und speichern es nicht.',
  },
  signInCode: {
    chooseTitle: 'Wie möchten Sie Ihren Code erhalten?',
    sentTo: { sms: '{institution} hat einen 6-stelligen Code an Ihr Telefon {to} gesendet.' },
    problems: {
      expired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
      replaced: 'Es wurde ein neuerer Code gesendet. Geben Sie den neuesten ein.',
    },
  },
  payout: {
    intro: '{client} sendet diesen Betrag an Ihr Konto.',
    newAddress: 'An diese Adresse wurde noch nichts ausgezahlt. Vergleichen Sie sie mit Ihrem Konto.',
    changed: 'Ihr Konto hat jetzt eine andere Adresse. Prüfen Sie sie und bestätigen Sie noch einmal.',
    done: '{client} sendet {amount} an Ihr Konto.',
  },
  configuring: {
    title: 'Es wird geprüft, was Sie von {account} senden können',
    buyTitle: 'Es wird geprüft, was Sie bei {account} kaufen können',
  },
  sources: { title: 'Womit möchten Sie zahlen?' },
  combined: {
    none: 'Wählen Sie mindestens ein Konto aus.',
    tooLittle: 'Diese Konten decken den Betrag und die Gebühren nicht. Verbinden oder wählen Sie ein weiteres Konto.',
    changed: 'Die Konten oder ihre Beträge haben sich geändert. Prüfen Sie sie, bevor Sie bestätigen.',
    sendingIntro: 'Lassen Sie diese Seite geöffnet, bis jeder Teil gesendet ist.',
    missingBody: 'Was gesendet wurde, zählt für diese Zahlung. Zahlen Sie nur den fehlenden Betrag.',
    hint: 'Mehrere Konten können zusammen zahlen. Verbinden Sie ein weiteres mit {symbols}.',
  },
  rehearsal: {
    intro: 'Sobald er angekommen ist, bestätigen Sie die übrigen {rest}. Für jeden Teil fällt eine Gebühr an.',
    waits: 'Die übrigen {rest} können Sie senden, sobald dieser Teil angekommen ist.',
    rehearsed: 'Dieser Teil ist an der Adresse angekommen. Senden Sie die übrigen {rest} an dieselbe Adresse.',
  },
  assets: {
    title: 'Was möchten Sie senden?',
    emptyBody: 'Es gibt nichts zu senden. Verwenden Sie ein anderes Konto.',
  },
  network: { title: 'Wählen Sie ein Netzwerk' },
  amount: {
    title: 'Wie viel möchten Sie senden?',
    empty: 'Geben Sie einen Betrag ein.',
    notNumber: 'Geben Sie eine Zahl ein, zum Beispiel {example}.',
    ambiguous: 'Welchen dieser Beträge meinen Sie?',
    tooLittle: 'Ihr Guthaben liegt unter dem Minimum dieses Netzwerks.',
  },
  buy: {
    title: 'Für wie viel möchten Sie kaufen?',
    intro: '{institution} kauft mit Ihrem Guthaben dort und sendet den Kauf an {client}.',
    refused:
      'Mit Ihrem Guthaben bei {institution} lässt sich nicht für {amount} kaufen. Geben Sie einen anderen Betrag ein oder nutzen Sie ein anderes Konto.',
  },
  money: {
    left: 'Hat Ihr Konto bei {account} verlassen',
    leaves: 'Verlässt Ihr Konto bei {account}',
    atMost: 'Verlässt Ihr Konto bei {account} höchstens',
    leavesWallet: 'Verlässt Ihre Wallet',
    returned: 'An Sie zurückgegeben',
  },
  preview: {
    changed: 'Geändert: {what}. Prüfen Sie das, bevor Sie bestätigen.',
    expired:
      'Der Preis ist abgelaufen, bevor die Zahlung gesendet wurde. Es wurde nichts abgebucht. Prüfen Sie den neuen Preis.',
    feeRose:
      'Die Gebühr ist jetzt höher als die, der Sie zugestimmt haben. Es wurde nichts abgebucht. Prüfen Sie den neuen Gesamtbetrag.',
    notSent: 'Es wurde nichts abgebucht. Sie können noch einmal bestätigen.',
  },
  secondFactor: {
    title: 'Geben Sie Ihren Code ein',
    totp: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App für {institution} ein.',
    sms: '{institution} hat einen 6-stelligen Code an Ihr Telefon gesendet.',
    email: '{institution} hat einen 6-stelligen Code an Ihre E-Mail-Adresse gesendet.',
    incomplete: 'Geben Sie alle sechs Ziffern ein.',
    refused: 'Dieser Code ist falsch oder abgelaufen. Geben Sie einen neuen ein.',
    resendHelp: {
      sms: 'Das kann eine Minute dauern. Prüfen Sie den Empfang Ihres Telefons und fordern Sie dann einen neuen Code an.',
      email: 'Das kann eine Minute dauern. Prüfen Sie den Spam-Ordner und fordern Sie dann einen neuen Code an.',
    },
    totpHelp:
      'Codes wechseln alle 30 Sekunden. Wenn keiner funktioniert, prüfen Sie, ob Ihr Telefon die Uhrzeit automatisch einstellt.',
  },
  action: {
    emailBody:
      '{institution} hat Ihnen eine E-Mail gesendet. Bestätigen Sie dort die Zahlung und kommen Sie dann hierher zurück.',
    whitelistBody: '{institution} sendet nur an Adressen, die Sie in Ihrem Konto gespeichert haben.',
    stillEmail: '{institution} wartet noch auf Ihre Bestätigung.',
    stepOpen: 'Melden Sie sich bei {institution} auf der Website oder in der App an.',
    stepBook: 'Öffnen Sie dort die Liste der Auszahlungsadressen.',
    stepAdd: 'Fügen Sie die Adresse unten für {symbol} auf {network} hinzu.',
    stepConfirm: 'Bestätigen Sie sie per E-Mail oder Code, falls nötig, und kommen Sie dann hierher zurück.',
    laterBody:
      '{institution} braucht bis zu einem Tag, um eine neue Adresse anzunehmen. Öffnen Sie diese Seite danach wieder auf demselben Weg.',
    qrHelp: 'Scannen Sie ihn mit dem Handy, um die Adresse in der App einzugeben.',
  },
  asks: {
    ownBody:
      'Die Konten, die Sie hier verbinden, und was Sie senden, gehen an das Konto bei {client}, das unten steht.',
    ownWarning:
      'Machen Sie nur weiter, wenn dieses Konto Ihres ist und Sie selbst von {client} hierher gekommen sind. Wenn Ihnen jemand diesen Link geschickt hat, schließen Sie diese Seite: Sonst bekommt diese Person Zugriff auf das, was Sie verbinden, und erhält, was Sie senden.',
    payBody:
      '{client} fordert diese Zahlung für eine Bestellung eines Kunden an. Das Konto, das Sie wählen, wird nur für diese Zahlung benutzt und danach getrennt.',
    payWarning:
      'Wenn Sie nicht wissen, wer Ihnen diesen Link geschickt hat und was damit bezahlt wird, schließen Sie diese Seite.',
  },
  elsewhere: {
    scan: 'Scannen Sie diesen Code mit dem anderen Gerät oder öffnen Sie dort den Link. Das Gerät zeigt dann eine Zahl. Wählen Sie sie hier aus.',
    warning: 'Wählen Sie nur eine Zahl, die Ihr eigenes Gerät zeigt. Wenn keine passt, schließen Sie diese Seite.',
    hereBody:
      'Die Sitzung wechselt von dem Gerät, das den Link zeigt, hierher. Fahren Sie nur fort, wenn das Ihr eigenes Gerät ist.',
    codeTitle: 'Wählen Sie diese Zahl auf dem anderen Gerät',
    overBody: 'Erstellen Sie einen neuen Link auf dem Gerät, auf dem Sie begonnen haben.',
  },
  travelRule: {
    ownName: 'Ihr vollständiger Name',
    choose: 'Wählen Sie eine Antwort.',
    missing: 'Füllen Sie dieses Feld aus.',
    declare: 'Wenn Sie fortfahren, erklären Sie, dass diese Wallet Ihnen gehört.',
  },
  progress: {
    contradicted:
      '{institution} hat diese Zahlung nach eigener Angabe gesendet, aber {network} zeigt nicht den vollen Betrag an der Adresse. Das wird geprüft. Senden Sie sie nicht noch einmal.',
    title: 'Ihre Zahlung ist unterwegs',
    titleWaiting: 'Ihre Zahlung wurde eingereicht',
    unconfirmed:
      '{institution} hat den Eingang dieser Zahlung nicht bestätigt. Wir prüfen das. Senden Sie sie nicht noch einmal.',
    leaveUnconfirmed: 'Sie können dieses Fenster schließen. Wir prüfen im Hintergrund weiter.',
    submitted: 'Von Ihnen bestätigt',
    leave: 'Sie können dieses Fenster schließen. Ihre Zahlung läuft im Hintergrund weiter.',
    email:
      'Warten Sie auf {institution}? Sehen Sie in Ihre E-Mails: Vielleicht müssen Sie die Zahlung dort bestätigen.',
    offline: 'Verbindung verloren. Sie wird wiederhergestellt. Ihre Zahlung läuft im Hintergrund weiter.',
    slow: 'Es dauert länger als sonst. Ihre Zahlung läuft weiter, und Sie müssen nichts tun.',
  },
  success: { planned: 'Wie von Ihnen bestätigt. {institution} hat die Gebühr noch nicht bestätigt.' },
  failed: {
    undelivered:
      'Ihre Zahlung ist über {network} eingegangen, konnte aber nicht zugestellt werden. Wenden Sie sich mit dem Code unten an den Support.',
    refunding:
      'Ihre Zahlung über {network} konnte nicht zugestellt werden. Sie wird an die Adresse unten zurückgesendet.',
    refunded:
      'Ihre Zahlung über {network} konnte nicht zugestellt werden. Sie wurde an die Adresse unten zurückgesendet.',
    paidInstead: 'Sie haben {amount} gesendet. Die Adresse ist für {symbol} über {requested}.',
    paidElsewhere: 'Sie haben {amount} über {network} gesendet. Die Adresse ist für {symbol} über {requested}.',
    unknownBody:
      'Die Verbindung ging verloren, während Ihre Zahlung gesendet wurde. Sie hat vielleicht begonnen, vielleicht nicht.',
    walletNotSent: 'Ihre Wallet hat diese Zahlung abgelehnt, storniert oder ersetzt. Sie wurde nicht gesendet.',
    notFound:
      '{institution} zeigt diese Zahlung bisher nicht. Sie wird noch 14 Tage lang gesucht. Prüfen Sie Ihr Konto dort, bevor Sie noch einmal zahlen.',
    sentLate:
      '{institution} hat diese Zahlung gesendet, nachdem sie hier fehlgeschlagen war. Zahlen Sie nicht noch einmal: Wenden Sie sich mit dem Code unten an den Support.',
    walletNotFound:
      'Innerhalb eines Tages kam keine Zahlung aus Ihrer Wallet an. Zeigt Ihre Wallet sie noch als ausstehend, stornieren Sie sie dort, bevor Sie noch einmal zahlen.',
    walletReverted:
      'Die Zahlung ist auf {network} fehlgeschlagen. Der Betrag ist noch in Ihrer Wallet; die Netzwerkgebühr wurde berechnet.',
    moneyUnknown: 'Prüfen Sie den Stand, bevor Sie noch einmal senden.',
    moneyBack:
      'Falls {institution} den Betrag schon abgebucht hat, wird er Ihrem Konto zurückgegeben. Prüfen Sie Ihr Guthaben, bevor Sie es erneut versuchen.',
    returned: '{institution} hat diese Zahlung abgebrochen und den Betrag Ihrem Konto dort gutgeschrieben.',
    notSent: '{institution} hat diese Zahlung nicht gesendet. Von Ihrem Konto ging nichts ab.',
  },
  problems: {
    keyRefused: {
      body: '{institution} hat diesen Schlüssel nicht angenommen. Prüfen Sie, ob beide Teile vollständig sind und der Schlüssel aktiv und nicht auf andere IP-Adressen beschränkt ist.',
    },
    passwordRefused: {
      body: '{institution} hat Benutzername und Passwort nicht angenommen. Prüfen Sie beides und versuchen Sie es noch einmal.',
    },
    ipRestricted: {
      body: 'Entfernen Sie die IP-Beschränkung des Schlüssels bei {institution} oder verwenden Sie einen Schlüssel ohne Beschränkung.',
    },
    signInAgain: {
      body: '{institution} hat diese Verbindung beendet. Verbinden Sie das Konto noch einmal, um weiterzumachen.',
    },
    permissionMissing: {
      body: 'Diese Verbindung darf das bei {institution} nicht. Verbinden Sie das Konto noch einmal und erlauben Sie Auszahlungen.',
    },
    kycRequired: {
      title: 'Bestätigen Sie zuerst Ihre Identität',
      body: '{institution} verlangt vor dem Senden eine Identitätsprüfung. Erledigen Sie sie in Ihrem Konto bei {institution} oder verwenden Sie ein anderes Konto.',
    },
    accountLocked: {
      body: '{institution} hat das Konto gesperrt. Wenden Sie sich an den Support dort oder verwenden Sie ein anderes Konto.',
    },
    regionRestricted: {
      title: 'In Ihrer Region nicht verfügbar',
      body: '{institution} bietet das dort nicht an, wo Ihr Konto geführt wird. Verwenden Sie ein anderes Konto.',
    },
    travelRule: {
      body: '{institution} sendet dies nur von der eigenen Website oder App, wo Sie angeben, wem die Adresse gehört. Verwenden Sie hier ein anderes Konto.',
    },
    insufficientFunds: {
      body: 'Das Guthaben bei {institution} deckt Betrag und Gebühr nicht. Geben Sie einen kleineren Betrag ein.',
    },
    invalidAddress: {
      body: '{institution} sendet auf diesem Netzwerk nicht an diese Adresse. Wählen Sie ein anderes Netzwerk.',
    },
    amountBelowMinimum: {
      body: 'Der Betrag liegt unter dem Minimum von {institution} auf diesem Netzwerk. Geben Sie einen größeren Betrag ein.',
    },
    amountExceedsMaximum: {
      body: 'Der Betrag liegt über einem Limit von {institution}. Geben Sie einen kleineren Betrag ein.',
    },
    networkUnsupported: {
      body: '{institution} sendet diese Kryptowährung auf diesem Netzwerk gerade nicht. Wählen Sie ein anderes Netzwerk.',
    },
    rateLimited: { body: '{institution} bittet zu warten. Versuchen Sie es in einer Minute erneut.' },
    unavailable: {
      body: '{institution} antwortet gerade nicht. Versuchen Sie es in einigen Minuten erneut oder verwenden Sie ein anderes Konto.',
    },
    addressUnavailable: {
      body: 'Das Ziel hat keine Adresse angegeben. Versuchen Sie es in einer Minute erneut.',
    },
    orderAlreadySent: {
      body: 'Eine frühere Zahlung dieser Bestellung wurde gesendet. Jetzt wurde nichts gesendet. Wenn diese Zahlung nicht von Ihnen ist, wenden Sie sich an den Zahlungsempfänger.',
    },
    priceUnavailable: {
      body: 'Ohne Preis lässt sich der Betrag nicht umrechnen. Geben Sie ihn in der Kryptowährung ein oder versuchen Sie es später.',
    },
    refused: {
      body: '{institution} hat diese Zahlung ohne einen uns bekannten Grund abgelehnt. Sehen Sie in Ihrem Konto nach einem Hinweis oder Limit oder verwenden Sie ein anderes Konto.',
    },
    notAllowed: { title: 'Sie haben den Zugriff nicht erlaubt' },
    signInTooSlow: { body: 'Es wurde kein Konto verbunden. Beginnen Sie von vorn.' },
    wrongPairingCode: {
      body: 'Das ist nicht der Code, den das Anmeldefenster zeigt. Prüfen Sie ihn und geben Sie ihn noch einmal ein.',
    },
    pairingOver: {
      body: 'Er wurde zu oft falsch eingegeben oder ist abgelaufen. Es wurde kein Konto verbunden. Beginnen Sie von vorn.',
    },
    offline: {
      body: 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    },
    ourFault: {
      body: 'Versuchen Sie es erneut. Wenn es wieder passiert, wenden Sie sich mit dem Code unten an den Support.',
    },
  },
  receipt: {
    notAgain: 'Sie müssen nicht noch einmal zahlen.',
    wrongBody:
      'Prüfen Sie, ob Sie den ganzen Link kopiert haben, oder fragen Sie dort nach dem Beleg, wo Sie gezahlt haben.',
  },
  leave: { transfer: 'Es wurde nichts abgebucht. Sie müssen von vorn beginnen.' },
  reasons: { nyCoinbaseUserRestrictions: 'In Ihrer Region nicht verfügbar' },
}
