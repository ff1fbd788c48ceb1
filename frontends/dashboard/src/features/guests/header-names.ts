// The names of columns in files of guests: those of the specification, of the product's six languages, and of the
// exports of Google Contacts, Outlook and other booking products. In the form that `plainHeader` gives them.

/** `E_Mail Address. ` and `e-mail address` are one name. */
export const plainHeader = (cell: string): string =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[_.\s]+/g, ' ')
    .trim();

const specified = {
  name: ['name', 'guest name', 'full name', 'customer name', 'client name'],
  phoneNumber: ['phone', 'phone number', 'mobile', 'cell', 'telephone', 'contact'],
  visits: ['visits', 'visit count', 'number of visits', 'total visits'],
  lastVisit: ['last visit', 'lastvisit', 'recent visit'],
} as const;

// cspell:disable
export const headerNames = {
  name: [
    ...specified.name,
    ...[
      'guest',
      'customer',
      'client',
      'contact name',
      'display name',
      'vollständiger name',
      'gast',
      'gastname',
    ],
    ...['kunde', 'nom complet', 'nom du client', 'nombre completo', 'nombre y apellidos', 'cliente'],
    ...['氏名', '名前', 'お名前', 'お客様名', 'الاسم', 'الاسم الكامل', 'اسم الضيف'],
  ],
  firstName: [
    ...['first name', 'firstname', 'given name', 'forename', 'guest first name', 'vorname'],
    ...['prénom', 'prenom', 'nombre de pila', '名', 'الاسم الأول'],
  ],
  lastName: [
    ...['last name', 'lastname', 'surname', 'family name', 'guest last name', 'nachname', 'familienname'],
    ...['nom de famille', 'apellido', 'apellidos', '姓', 'اسم العائلة'],
  ],
  /** A full name in some files, and a part of one beside the column of the other part. */
  eitherName: ['nom', 'nombre'],
  phoneNumber: [
    ...specified.phoneNumber,
    ...['mobile phone', 'mobile number', 'cell phone', 'tel', 'telephone number', 'phone 1 - value'],
    ...['primary phone', 'guest phone', 'business phone', 'home phone', 'telefon', 'telefonnummer', 'handy'],
    ...[
      'mobil',
      'mobilnummer',
      'téléphone',
      'telephone portable',
      'téléphone portable',
      'numéro de téléphone',
    ],
    ...['portable', 'teléfono', 'telefono', 'móvil', 'número de teléfono', '電話', '電話番号', '携帯電話'],
    ...['الهاتف', 'رقم الهاتف', 'الجوال'],
  ],
  visits: [
    ...specified.visits,
    ...['visitcount', 'completed visits', 'besuche', 'anzahl besuche', 'anzahl der besuche', 'visites'],
    ...[
      'nombre de visites',
      'visitas',
      'número de visitas',
      '来店回数',
      '来店数',
      'الزيارات',
      'عدد الزيارات',
    ],
  ],
  lastVisit: [
    ...specified.lastVisit,
    ...['last visit date', 'date of last visit', 'letzter besuch', 'dernière visite', 'derniere visite'],
    ...['última visita', 'ultima visita', '最終来店日', '前回来店日', 'آخر زيارة'],
  ],
  email: [
    ...['email', 'e-mail', 'email address', 'e-mail address', 'mail', 'mail address', 'primary email'],
    ...['guest email', 'customer email', 'contact email', 'e-mail 1 - value', 'email 1 - value'],
    ...['e-mail-adresse', 'emailadresse', 'mailadresse', 'adresse e-mail', 'adresse email', 'adresse mail'],
    ...['courriel', 'correo', 'correo electrónico', 'correo electronico', 'dirección de correo electrónico'],
    ...['メール', 'メールアドレス', 'eメール', 'البريد', 'البريد الإلكتروني'],
  ],
} as const satisfies Record<string, readonly string[]>;
// cspell:enable

/** The positions of the columns of a name: one column, or two that are joined. */
export function nameColumns(header: readonly string[]): readonly number[] {
  const names = header.map(plainHeader);
  const at = (known: readonly string[], except = -1): number =>
    names.findIndex((name, index) => index !== except && known.includes(name));
  const full = at(headerNames.name);
  const first = at([...headerNames.firstName]);
  const last = at([...headerNames.lastName]);
  const either = at(headerNames.eitherName);
  if (full >= 0) return [full];
  const parts = [first >= 0 ? first : either, last >= 0 ? last : either].filter((index) => index >= 0);
  return [...new Set(parts)];
}
