// Invented guests. Numbers with 555-01 and addresses at example.com belong to nobody.

// cspell:disable: names
const names = [
  'Maria Alvarez',
  'James Whitfield',
  'Aisha Rahman',
  "Siobhan O'Neill",
  'Tomasz Nowak',
  'Grace Kim',
  'Daniel Cohen',
  'Priya Nair',
  'Lucas Moreau',
  'Hannah Schmidt',
  'Wei Zhang',
  'Olivia Brooks',
  'Mateo Rossi',
  'Fatima Zahra',
  'Noah Williams',
  'Ingrid Larsen',
  'Amara Okafor',
  'Ben Adler',
  'Chiara Conti',
  'Dmitri Volkov',
  'Elena Petrova',
  'Felix Baumann',
  'Gabriela Costa',
  'Hiro Tanaka',
  'Isabel Navarro',
  'Jonas Weber',
  'Keiko Mori',
  'Liam Gallagher',
  'Mei Lin',
  'Nadia Haddad',
  'Oscar Lindqvist',
  'Paula Jimenez',
  'Quentin Dubois',
  'Rosa Ferrari',
  'Samir Patel',
  'Tessa de Vries',
  'Uma Krishnan',
  'Victor Hugo Silva',
  'Wanda Kowalska',
  'Yusuf Demir',
  'Zoe Papadaki',
  'Anders Holm',
  'Bianca Moretti',
  'Caleb Stone',
  'Dalia Mansour',
  'Ethan Park',
  'Freya Nilsen',
  'Gael Martin',
  'Helena Novak',
  'Ibrahim Sow',
  'Julia Santos',
  'Kofi Mensah',
  'Leila Karimi',
  'Marcus Reed',
  'Nina Ivanova',
  'Owen Clarke',
  'Petra Horvat',
  'Ravi Menon',
  'Sofia Andersson',
  'Theo Laurent',
  'Valentina Cruz',
  'William Chen',
  'Yara Nasser',
  'Zachary Moore',
];

/** The notes and dietary needs that guests give with each booking, by name. @type {Record<string, Partial<Guest>>} */
const known = {
  'Maria Alvarez': { notes: 'VIP. Likes table 15 and the Barolo' },
  'Grace Kim': { notes: 'VIP, writes about restaurants', dietary: ['vegetarian'] },
  'Chiara Conti': { notes: 'VIP: the landlord' },
  'Daniel Cohen': { dietary: ['kosher'] },
  'Priya Nair': { dietary: ['nut-allergy'], dietaryNotes: 'Carries an EpiPen' },
  'Hannah Schmidt': { dietary: ['gluten-free'] },
  'Fatima Zahra': { dietary: ['halal'] },
  'Felix Baumann': { dietary: ['shellfish-allergy'] },
  'Keiko Mori': { dietary: ['shellfish-allergy'], dietaryNotes: 'Crab above all' },
  'Leila Karimi': { dietary: ['vegan'] },
  'Ethan Park': { dietary: ['nut-allergy'] },
};

/**
 * @typedef {object} Guest
 * @property {string} name
 * @property {string} phoneNumber
 * @property {string} notes
 * @property {string[]} dietary
 * @property {string} dietaryNotes
 */

// cspell:enable

/** A guest without wishes. @param {string} name @param {string} area the area code @param {number} index @returns {Guest} */
const plainGuest = (name, area, index) => ({
  name,
  phoneNumber: `(${area}) 555-01${String(index + 1).padStart(2, '0')}`,
  notes: '',
  dietary: [],
  dietaryNotes: '',
});

/** The first name of one with the last name of another. */
const crossed = names.map((name, index) => {
  const other = names[(index + 17) % names.length] ?? name;
  return `${name.slice(0, name.indexOf(' '))} ${other.slice(other.indexOf(' ') + 1)}`;
});

/** The regulars come first. @type {readonly Guest[]} */
export const guests = [
  ...names.map((name, index) => ({ ...plainGuest(name, '212', index), ...known[name] })),
  ...crossed.map((name, index) => plainGuest(name, '718', index)),
];

// cspell:disable: names
/** Guests whose first visit is today: the history does not contain them. @type {readonly Guest[]} */
export const newcomers = [
  'Alba Fontaine',
  'Bruno Castillo',
  'Clara Jensen',
  'Dario Bellini',
  'Edith Monroe',
  'Farid Aziz',
  'Greta Olsen',
  'Hugo Peeters',
  'Irene Sato',
  'Jamal Carter',
  'Katja Brandt',
  'Lorenzo Gallo',
  'Miriam Levi',
  'Niall Byrne',
  'Ottilie Graf',
  'Pablo Reyes',
].map((name, index) => plainGuest(name, '646', index));

// cspell:enable

/** What some say with one booking. */
export const wishes = [
  { notes: 'Window table if possible' },
  { notes: 'One high chair, please' },
  { notes: 'Birthday, a candle would be lovely', occasion: 'birthday' },
  { notes: '', occasion: 'anniversary' },
  { notes: 'We have theater tickets at nine' },
  { notes: '', occasion: 'business' },
  { notes: 'Wheelchair: no steps, please' },
  { notes: '', occasion: 'date' },
];

export const referrers = [
  '',
  '',
  '',
  'https://www.google.com/',
  'https://www.google.com/maps',
  'https://www.instagram.com/',
  'https://osteria-lume.example.com/',
];
