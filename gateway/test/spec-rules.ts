/** A rule of the specification that the server keeps, and the test that fails when it does not. */
export interface SpecRule {
  /** `public §5`: the section of the public-side file; `owner`: of the dashboard's; `contract`. */
  readonly section: string;
  readonly sentence: string;
  /** From the root of the repository. */
  readonly file: string;
  /** The test's title, as it stands in that file. */
  readonly test: string;
}

const files = {
  accounts: 'services/auth/test/accounts.test.ts',
  restaurants: 'services/restaurant/test/restaurants.test.ts',
  validator: 'services/reservation/rules/src/validator.test.ts',
  hours: 'services/reservation/rules/src/hours.test.ts',
  tables: 'services/reservation/rules/src/tables.test.ts',
  phone: 'services/reservation/rules/src/phone.test.ts',
  zone: 'services/reservation/rules/src/zone.test.ts',
  place: 'services/reservation/src/domain/place-party.test.ts',
  month: 'services/reservation/test/monthly-limit.test.ts',
  retention: 'services/reservation/test/retention.test.ts',
  changed: 'services/reservation/test/changed-tables.test.ts',
  guests: 'services/guest/test/guest-list.test.ts',
  plans: 'services/billing/src/domain/plans.test.ts',
  years: 'services/billing/test/years.test.ts',
  subscriptions: 'services/billing/test/subscriptions.test.ts',
  messages: 'services/notification/test/messages.test.ts',
  errors: 'gateway/test/errors.test.ts',
  session: 'gateway/test/session.test.ts',
  idempotency: 'gateway/test/idempotency.test.ts',
  limits: 'gateway/test/limits.test.ts',
  document: 'gateway/test/document.test.ts',
  mayCall: 'frontends/e2e/journeys/who-may-call.test.ts',
  running: 'frontends/e2e/journeys/running.test.ts',
} as const;

const rule = (section: string, sentence: string, file: keyof typeof files, test: string): SpecRule => ({
  section,
  sentence,
  file: files[file],
  test,
});

/** The server's rules in the order of the texts. */
export const specRules: readonly SpecRule[] = [
  rule(
    'public §1',
    'Annual plans are advertised as 20% cheaper.',
    'years',
    'is sold by the checkout at the price of the list',
  ),
  rule(
    'public §1',
    'opt-out is kept per restaurant',
    'messages',
    'STOP hears no more of the restaurant that wrote last, until START',
  ),
  rule(
    'public §1',
    'reservation data is deleted after 30 days',
    'retention',
    'no personal text of a purged reservation is left anywhere in the database',
  ),
  rule(
    'public §4',
    'a 403 with requiresVerification shows the verification prompt',
    'errors',
    'asks to verify where the account is not verified',
  ),
  rule(
    'public §4',
    'the request is retried once relying on the session cookie',
    'session',
    'is asked for, and a bad token is 401 whatever the cookies say',
  ),
  rule(
    'public §5',
    'Party size a number 1 to 20.',
    'validator',
    'the public books up to twenty, a member up to a hundred',
  ),
  rule(
    'public §5',
    'Name, phone and notes are sanitised before sending.',
    'validator',
    'text is trimmed and loses angle brackets',
  ),
  rule(
    'public §5',
    'Time slots run from opening time up to but not including closing time',
    'hours',
    'run from opening up to but not including closing, by the interval',
  ),
  rule(
    'public §5',
    'Closed date (a special date or a weekly closed weekday) rejected',
    'hours',
    'a date is closed by its weekday or by name',
  ),
  rule(
    'public §5',
    'Please complete the reCAPTCHA verification.',
    'errors',
    'names every bad field of a form at once',
  ),
  rule(
    'public §5',
    'Passwords do not match.',
    'accounts',
    'gets a new password by a link that is good once and for thirty minutes, and every session ends',
  ),
  rule(
    'public §5',
    'Password must be at least 8 characters long.',
    'accounts',
    'is refused with every bad field named',
  ),
  rule(
    'public §5',
    'Restaurant name is required for sign-up',
    'accounts',
    'is refused with every bad field named',
  ),
  rule(
    'public §5',
    'The current plan cannot be chosen again.',
    'subscriptions',
    'begins with a paid checkout, changes and ends in the portal',
  ),
  rule(
    'public §6',
    'Anyone holding a reservation ID can view, edit and cancel it',
    'mayCall',
    'what %s hears from every route',
  ),
  rule(
    'public §6',
    'Enterprise-only: API access, white label, more than one restaurant.',
    'restaurants',
    'a second restaurant needs the Enterprise plan',
  ),
  rule(
    'public §6',
    'Premium and up: SMS, custom floor plans, analytics.',
    'restaurants',
    'beyond the default one need a plan that has them',
  ),
  rule(
    'public §7',
    "400 error 'Email is already verified'; 429 on rate limit",
    'accounts',
    'signs in only once its address is verified, and never tells a wrong password from an unknown address',
  ),
  rule(
    'public §8',
    'Server validation details: shown per field',
    'errors',
    'names every bad field of a form at once',
  ),
  rule(
    'public §8',
    'Booking 409 whose error mentions no tables available',
    'running',
    'sixty diners at once for three tables: three are in, and every other one is told plainly',
  ),
  rule(
    'public §8',
    'Invalid or expired reset token.',
    'accounts',
    'gets a new password by a link that is good once and for thirty minutes, and every session ends',
  ),
  rule(
    'public §9',
    'basic 0 (shown as ‘Free’), premium 29.99 (marked Most Popular), enterprise 79.99',
    'subscriptions',
    'names the plans of the spec',
  ),
  rule(
    'public §9',
    'Annual discount 20%.',
    'plans',
    'public-side §9: “Annual discount 20%”: a year costs twelve months less a fifth',
  ),
  rule(
    'public §9',
    'Basic: 50 reservations per month.',
    'month',
    'the 50th booking, raced 60 ways from two processes, is sold once',
  ),
  rule(
    'public §9',
    'Reset links expire after 30 minutes',
    'accounts',
    'gets a new password by a link that is good once and for thirty minutes, and every session ends',
  ),
  rule(
    'owner §3',
    'capacity then parsed from digits in the name, or the words one/two/four/six/eight/ten, default 4',
    'tables',
    'seats come from digits, else from a number word, else are four',
  ),
  rule(
    'owner §4',
    'applied only if restaurantId matches the current restaurant',
    'running',
    'the socket tells a member of the restaurant within a second, and nobody else',
  ),
  rule(
    'owner §5',
    'party size 1-100',
    'validator',
    'the public books up to twenty, a member up to a hundred',
  ),
  rule(
    'owner §5',
    'Opening-hour entries count only if opening is earlier than closing',
    'hours',
    'ignore a period that does not open before it closes',
  ),
  rule(
    'owner §5',
    'valid only with at least 10 digits and acceptance by a phone library',
    'phone',
    'an entered number needs ten digits and the library’s consent',
  ),
  rule(
    'owner §5',
    'Error: Guest name is required',
    'guests',
    'takes nobody without a name, and nobody twice',
  ),
  rule(
    'owner §5',
    'Delete layout only when more than one exists',
    'restaurants',
    'begin with one, are saved on the version they began from, and the last one stays',
  ),
  rule(
    'owner §7',
    'summary total, created, updated, failed, errors',
    'guests',
    'adds and updates by phone, else by name, and can be repeated',
  ),
  rule(
    'owner §7',
    'isInTrial, daysLeft, trialEndDate, trialType',
    'subscriptions',
    'starts once at sign-up with what Premium allows, and ends on Basic, told once each',
  ),
  rule(
    'owner §9',
    'Default new operating period: 11:00-22:00, interval 30, all 7 days.',
    'restaurants',
    'a new restaurant is open as a new operating period is, has no tables, and is made once for its id',
  ),
  rule(
    'owner §9',
    'fallback 100 seats',
    'place',
    'of a restaurant without tables shares a hundred seats with the starts of its half hour',
  ),
  rule(
    'contract §3',
    '`error` and `message` hold the same text for a person',
    'errors',
    'names the field of bad input and says the same twice',
  ),
  rule(
    'contract §3',
    '402 the plan does not include it',
    'errors',
    'says 402 and the plan where the plan is the reason',
  ),
  rule(
    'contract §3',
    'Never a stack trace, never an HTML page under `/api`.',
    'errors',
    'says 503 with Retry-After, and nothing of the inside, when a part is down',
  ),
  rule(
    'contract §3',
    'a refresh token used twice ends every session of that sign-in',
    'accounts',
    'ends when a refresh token is used again later',
  ),
  rule(
    'contract §3',
    'A write that relies on the cookie alone is refused unless its `Origin` is the site’s own.',
    'session',
    'by cookie writes from the site’s own origin only',
  ),
  rule(
    'contract §3',
    'A local time that a clock change skips is a 400',
    'zone',
    'a time that a clock change skips has no instant',
  ),
  rule(
    'contract §3',
    'one that occurs twice means its first occurrence',
    'zone',
    'a time that occurs twice means its first occurrence',
  ),
  rule(
    'contract §3',
    'a party takes a free table of the smallest type that seats it and has one free',
    'place',
    'takes the smallest type that seats it and has one free',
  ),
  rule(
    'contract §3',
    'A party larger than every table is 409',
    'place',
    'larger than every table is refused as a conflict',
  ),
  rule(
    'contract §3',
    'Who guesses ids meets 404 and soon 429.',
    'limits',
    'who tries one reservation id after another hears 404 and soon 429',
  ),
  rule(
    'contract §3',
    'the same key and body within 24 h returns the first answer, byte for byte',
    'idempotency',
    'gives the first answer again, byte for byte, and does nothing again',
  ),
  rule('contract §3', 'with another body it is 422', 'idempotency', 'with another body is 422'),
  rule(
    'contract §3',
    'while the first is still running, 409',
    'idempotency',
    'of a request that still runs is 409',
  ),
  rule(
    'contract §3',
    'by when they were made',
    'month',
    'by when they were made, in the zone of the restaurant: not by the time they are for',
  ),
  rule(
    'contract §3',
    'A visit counts, and the last visit moves, when the reservation’s time passes uncanceled.',
    'guests',
    'counts as a visit once its time has passed uncanceled, exactly once with two processes',
  ),
  rule(
    'contract §3',
    'This holds for create, update and uncancel, whoever calls.',
    'changed',
    'are never lost: who fits nowhere is counted on the smallest that seats them',
  ),
  rule(
    'contract §3',
    'sign-in, forgot-password and send-verification answer 429 within 60 quick tries',
    'limits',
    'who tries one password after another hears 429 with when to come back',
  ),
  rule(
    'contract §3',
    '`GET /api/openapi.json` describes all of it',
    'document',
    'every operation of the document says what it does, what it takes and each error it gives',
  ),
  rule(
    'contract §3',
    'an unsigned or stale one is 400 and changes nothing',
    'subscriptions',
    'is heard only with its signature, and not with an old one',
  ),
  rule(
    'contract §4',
    'counts without personal data stay',
    'retention',
    'counts without personal data stay: a date’s reservations, covers, canceled and sources',
  ),
];
