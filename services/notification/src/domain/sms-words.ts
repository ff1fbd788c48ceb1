// cspell:disable
/**
 * The words of carriers, of the law and of people, by what they ask for, in the languages of the product. Words that
 * cancel a reservation in other languages (`annuler`, `stornieren`) are no opt-out: of these, carriers only take CANCEL.
 */

/** Words that end the messages if they stand alone. */
export const stopWords: readonly string[] = [
  ...['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE'],
  ...['OPTOUT', 'OPT OUT', 'REMOVE', 'TD'],
  ...['ALTO', 'PARAR', 'PARE', 'PAREN', 'BASTA', 'BAJA', 'DARME DE BAJA', 'DAR DE BAJA', 'DETENER'],
  ...[
    'ARRET',
    'ARRETER',
    'ARRETE',
    'ARRETEZ',
    'DESABONNER',
    'DESABONNEMENT',
    'DESINSCRIRE',
    'DESINSCRIPTION',
  ],
  ...[
    'STOPP',
    'STOPPEN',
    'ABMELDEN',
    'ABMELDUNG',
    'ABBESTELLEN',
    'ENDE',
    'AUFHÖREN',
    'AUFHOEREN',
    'AUSTRAGEN',
  ],
  ...[
    '停止',
    'ストップ',
    '配信停止',
    '停止希望',
    '配信停止希望',
    '解除',
    '配信解除',
    '登録解除',
    'やめて',
    '止めて',
  ],
  ...['توقف', 'قف', 'إيقاف', 'أوقف', 'ستوب', 'كفى', 'إلغاء الاشتراك'],
];

/** Those that mean nothing else, so that courtesies may be around them: `stop please`, `please stop texting me`. */
export const clearStopWords: readonly string[] = [
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT'],
  ...['DARME DE BAJA', 'ARRET', 'ARRETER', 'ARRETEZ', 'DESABONNER', 'STOPP', 'ABBESTELLEN'],
  ...['配信停止', '停止', 'إيقاف', 'توقف', 'إلغاء الاشتراك'],
];

/** Courtesies, and what is to end. */
export const courtesies: readonly string[] = [
  ...['PLEASE', 'PLS', 'PLZ', 'THANKS', 'THANK YOU', 'TEXTING', 'TEXT', 'TEXTS', 'MESSAGING', 'MESSAGE'],
  ...['MESSAGES', 'SMS', 'SENDING', 'SEND', 'ME', 'US', 'ALL', 'THE', 'THESE', 'THIS', 'NOW', 'MORE'],
  ...['POR FAVOR', 'GRACIAS', 'MENSAJES', 'LOS', 'QUIERO'],
  ...['SVP', 'SIL VOUS PLAIT', 'MERCI', 'LES', 'CES', 'DES', 'MOI'],
  ...['BITTE', 'DANKE', 'NACHRICHTEN', 'KEINE', 'DIE'],
  ...['من فضلك', 'رجاء', 'لو سمحت', 'شكرا', 'الرسائل', 'رسائل'],
];

/** Japanese sets no spaces: what may follow a word. */
export const courtesyEndings: readonly string[] = [
  ...[
    'をお願いします',
    'をお願いいたします',
    'お願いします',
    'お願い致します',
    'お願いいたします',
    'おねがいします',
  ],
  ...['してください', 'して下さい', 'ください', '下さい'],
];

/** Words that ask for messages again. */
export const startWords: readonly string[] = [
  ...['START', 'UNSTOP', 'ALTA', 'INICIAR', 'COMENZAR', 'REPRENDRE', 'DEMARRER', 'STARTEN', 'ANMELDEN'],
  ...['再開', '配信再開', 'スタート', 'ابدأ', 'استئناف'],
];

export const helpWords: readonly string[] = [
  ...['HELP', 'INFO', 'AYUDA', 'AIDE', 'HILFE', 'ヘルプ', 'مساعدة'],
];

/**
 * Regular expressions over a folded text for what people write when they do not want further messages. The words may
 * mean something else, so a member decides.
 */
export const refusalWordings: readonly string[] = [
  // English
  String.raw`\b(?:STOP|QUIT) (?:TEXTING|MESSAGING|SENDING|CONTACTING|SPAMMING|BOTHERING|WRITING|THE (?:TEXTS|MESSAGES)|(?:THESE|THIS|ALL|YOUR) (?:TEXTS?|MESSAGES?|SMS))\b`,
  String.raw`\b(?:DONT|DO NOT|NEVER|NOT TO) (?:EVER )?(?:TEXT|MESSAGE|CONTACT|BOTHER|SMS|SPAM|WRITE|WRITE TO|SEND) (?:ME|US|THIS|MY|HERE|ANY|ANYMORE|AGAIN|MESSAGES|TEXTS)\b`,
  String.raw`\bNO MORE (?:TEXTS?|TEXTING|MESSAGES?|SMS)\b`,
  String.raw`\bLEAVE (?:ME|US) ALONE\b`,
  String.raw`\b(?:TAKE|REMOVE) (?:ME|US|MY NUMBER|THIS NUMBER)\b`,
  String.raw`\b(?:UNSUBSCRIBE|OPT(?:ING)? (?:ME )?OUT|SPAM|WRONG (?:NUMBER|PERSON)|GO AWAY)\b`,
  // Spanish
  String.raw`\bNO (?:ME|NOS) (?:ESCRIB|ENVI|MAND|MOLEST|CONTACT)\w*`,
  String.raw`\b(?:DEJ|PAR)\w+ DE (?:ESCRIBIR|ENVIAR|MANDAR|MOLESTAR|CONTACTAR)\w*`,
  String.raw`\bNO (?:QUIERO )?(?:RECIBIR )?MAS (?:MENSAJES|SMS|TEXTOS)\b`,
  String.raw`\b(?:EN PAZ|NUMERO EQUIVOCADO|DE BAJA)\b`,
  // French
  String.raw`\b(?:MENVOY|MECRI|ENVOY|ECRI|CONTACT|DERANG)\w* PLUS\b`,
  String.raw`\b(?:NE )?(?:ME|NOUS) (?:CONTACTE|ECRIVE|ENVOYE|DERANGE)\w* (?:PLUS|PAS)\b`,
  String.raw`\bARRET\w+ (?:DE MENVOYER|DE MECRIRE|LES|CES|VOS|DENVOYER)\b`,
  String.raw`\bPLUS (?:DE|AUCUN) (?:SMS|MESSAGES?|TEXTOS?)\b`,
  String.raw`\b(?:LAISS\w+ (?:MOI|NOUS) TRANQUILLE|LA PAIX|DESABONN\w*|DESINSCRI\w*|MAUVAIS NUMERO)`,
  // German
  String.raw`\bKEINE (?:\w+ )?(?:SMS|NACHRICHTEN|TEXTE|MITTEILUNGEN) MEHR\b`,
  String.raw`\b(?:SCHREIB|SCHICK|SEND|KONTAKTIER)\w* (?:SIE )?(?:MIR|MICH|UNS) (?:BITTE )?(?:NICHT|NICHTS|NIE|KEINE)\b`,
  String.raw`\b(?:NICHT|NICHTS) MEHR (?:SCHREIBEN|KONTAKTIEREN|SENDEN|SCHICKEN|ANSCHREIBEN)\b`,
  String.raw`\b(?:IN RUHE|AUFHOREN|AUFHOEREN|ABMELDEN|ABBESTELL\w*|FALSCHE NUMMER)\b`,
  String.raw`\bHO(?:E)?R\w* (?:SIE )?(?:BITTE )?(?:SIE )?(?:DAMIT )?AUF\b`,
  // Japanese
  '送らないで|おくらないで|送信しないで|連絡しないで|配信停止|配信を(?:停止|やめ|止め)|メッセージ(?:は|を)?(?:もう)?(?:いら|不要|やめ|止め)',
  '(?:もう|メール|ショートメール|SMS)(?:は|を)?(?:いらない|いりません|不要です|やめて|止めて)|番号(?:が)?違|間違い電話|迷惑',
  // Arabic
  'لا ترسل|لا تراسل|عدم الإرسال|توقفوا? عن|كفوا عن|اترك(?:ني|وني|ونا)|لا أريد (?:أي |المزيد من )?(?:ال)?رسائل|رقم (?:خطأ|خاطئ)',
];
