// cspell:ignore endcapture endtablerow مرحبا
import {
  maxTemplateLength,
  standardTemplate,
  templateProblem,
  textKinds,
} from '../../domain/message-templates';
import type { TextKind } from '../../domain/message-templates';
import { inventedValues } from '../../domain/invented-values';
import type { TemplateValues } from '../../domain/own-text-rules';
import { languages } from '@tablewell/languages';
import { LiquidTexts } from './liquid';

const texts = new LiquidTexts();
const restaurant = {
  ...{ id: 'r1', ownerId: 'u1', name: 'Trattoria Ada', email: '', phoneNumber: '+1 212 736 5000' },
  ...{ emailNotifications: true, smsNotifications: true, confirmedEmail: '', country: 'US' },
  ...{ smsCountries: ['US'], address: '', brand: {} },
};
const values: TemplateValues = {
  restaurant: 'Trattoria Ada',
  guest: 'Grace',
  guests: '2 guests',
  when: 'Tue, Jan 5 at 3:45 PM',
  link: 'https://tablewell.example/edit-reservation/x1',
  phone: '+1 212 736 5000',
  words: '',
};

const problem = (
  text: string,
  kind: TextKind = 'reservation-booked',
  language: (typeof languages)[number] = 'en',
) => {
  const given = { language, origin: 'https://tablewell.example', now: new Date('2027-01-04T12:00:00Z') };
  const renderings = inventedValues(kind, restaurant, given).map((each) => ({
    values: each,
    text: texts.render(text, each),
  }));
  return templateProblem(kind, text, texts.read(text), renderings);
};

test('inserts the values, and leaves out a part whose value is empty', () => {
  const text =
    'Hello {{ guest }}, {{ restaurant }} expects you{% if words %}: {{ words }}{% endif %} {{ link }}';
  expect(texts.render(text, values)).toBe(
    'Hello Grace, Trattoria Ada expects you https://tablewell.example/edit-reservation/x1',
  );
  expect(texts.render(text, { ...values, words: 'Come!' })).toContain('expects you: Come! http');
  expect(texts.render('{{ guest | default: "there" | upcase }}', { ...values, guest: '' })).toBe('THERE');
});

test('the product’s texts are templates without a problem, in every language', () => {
  for (const language of languages)
    for (const kind of textKinds)
      expect([kind, language, problem(standardTemplate(kind, language), kind, language)]).toEqual([
        kind,
        language,
        undefined,
      ]);
});

test.each<[TextKind, string, string]>([
  ['reminder', '{{ restaurant }}: see you. {{ link }}', 'how to answer'],
  ['reminder', '{{ restaurant }}: reply 1 or 9! {{ link }}', 'how to answer'],
  ['reminder', '{{ restaurant }}: {{ answers }}', 'needs the link'],
  ['reminder', '{{ answers }} {{ link }}', 'who sends it'],
  ['late-question', '{{ restaurant }}: where are you? {{ link }}', 'how to answer'],
  ['answer-confirmed', '{{ restaurant }}: thank you!', 'needs the link'],
  ['answer-refused', 'Please call {{ phone }}.', 'who sends it'],
  ['staff-answer', '{{ text }}', 'who sends it'],
  ['staff-answer', '{{ restaurant }} has answered.', 'needs what you answer'],
  ['staff-answer', '{{ restaurant }}: {{ text }} {{ link }}', 'There is no link'],
  ['reservation-booked', '{{ restaurant }} {{ link }} {{ answers }}', 'There is no answers'],
  ['reservation-booked', '{% if guest %}{{ restaurant }}{% endif %} {{ link }}', 'who sends it'],
  [
    'reservation-declined',
    '{{ restaurant }}{% if words %} {{ words }} a.example{% endif %}',
    'no other link',
  ],
  [
    'reservation-booked',
    '{{ restaurant }} {{ link }}{% if link %} casino.example{% endif %}',
    'no other link',
  ],
  ['reservation-booked', '{{ restaurant }}.example {{ link }}', 'no other link'],
  ['reservation-booked', '{{ restaurant }} {{ link | upcase }}', 'needs the link'],
])('of a text of %s %j is missing what it has to have', (kind, text, reason) => {
  expect(problem(text, kind)).toContain(reason);
});

test.each([
  'lunch and/or dinner',
  'open 24/7',
  '👨\u200d👩\u200d👧 welcome',
  'مرحبا\u200f!',
  'a tip: come early.\nBye',
])('%j is no link', (words) => expect(problem(`{{ restaurant }} {{ link }} ${words}`)).toBeUndefined());

test.each([
  ['{{ restaurant }} {{ link }} casino.exam\u200bple/win', 'no other link'],
  ['{{ restaurant }} {{ link', 'This text cannot be read'],
  ['{{ restaurant }} {{ link }} {{ password }}', 'There is no password'],
  ['{{ restaurant }} {{ link | eval }}', 'cannot be read'],
  ['Come in! {{ link }}', 'who sends it'],
  ['{{ restaurant }} expects you.', 'needs the link'],
  ['{{ restaurant }} {{ link }} win at casino.example', 'no other link'],
  ['{{ restaurant }} {{ link }} https://casino.example/', 'no other link'],
  ['{{ restaurant }} {{ link }} casino。example', 'no other link'],
  [`{{ restaurant }} {{ link }} ${'a'.repeat(470)}`, 'more than 480 characters'],
  [`{{ restaurant }} {{ link }} ${'a'.repeat(maxTemplateLength)}`, 'at most 800 characters'],
])('%j cannot be saved', (text, reason) => {
  expect(problem(text)).toContain(reason);
});

test.each([
  '{% for a in (1..1000000000) %}x{% endfor %}',
  '{% include "/etc/passwd" %}',
  '{% render "x" %}',
  '{% layout "x" %}',
  '{% assign a = "x" %}{{ a }}',
  '{% capture a %}x{% endcapture %}',
  '{% tablerow a in (1..9) %}x{% endtablerow %}',
  '{{ restaurant.constructor }}',
  '{{ link.length.constructor.prototype }}',
  '{{ "x" | times: 1000 }}',
  `${'{% if link %}'.repeat(400)}`,
  '{{ __proto__ }}',
])('%j runs nothing', (text) => {
  expect(problem(`{{ restaurant }} {{ link }} ${text}`)).toBeDefined();
});

test('braces, backslashes and unclosed tags in great number are answered', () => {
  for (const part of ['{', '{{', '{%', '\\', '{{ a | ', "{{ '", '{% if ']) {
    const text = part.repeat(Math.floor((maxTemplateLength - 1) / part.length));
    expect(typeof problem(text)).toBe('string');
  }
});

test('a text is rendered however long the machine pauses meanwhile', () => {
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 60_000));
  try {
    expect(problem('{{ restaurant }} {% if link %}{{ link }}{% endif %}')).toBeUndefined();
  } finally {
    clock.mockRestore();
  }
});
