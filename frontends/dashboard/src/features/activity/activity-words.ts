import type { Activity, KindName } from './api/activity';
import { find, t } from './texts';
import { inLocale } from '../../lib/language';

/** The kinds that the filter offers. */
export const kinds: readonly KindName[] = [
  'all',
  'reservation',
  'guest',
  'setting',
  'layout',
  'staff',
  'session',
  'plan',
];

/** A step of a party, or the effect of undoing it. */
function stepOf({ step = '', undone, walkIn }: Record<string, string | undefined>): string {
  if (step === 'seat' && walkIn && !undone) return t('activity.walkIn');
  return find(undone ? `activity.undone.${step}` : `activity.step.${step}`) ?? t('activity.anyStep');
}

const noteOf = ({ note = '', minutes }: Record<string, string | undefined>): string =>
  note === 'late'
    ? t('activity.late', { minutes: minutes ?? '' })
    : (find(`activity.note.${note}`) ?? t('activity.anyNote'));

/** Headline of an entry. */
export function headlineOf({ event, details, email }: Pick<Activity, 'event' | 'details' | 'email'>): string {
  if (event === 'session.ended')
    return find(`activity.ended.${details['reason']}`) ?? t('activity.ended.signed-out');
  if (event === 'user.security-changed')
    return find(`activity.security.${details['change']}`) ?? t('activity.security.other');
  if (event === 'shared-tablet.changed' || event === 'pin.changed') {
    const kind = event === 'pin.changed' ? 'pin' : 'tablet';
    return find(`activity.${kind}.${details['change']}`) ?? t(`activity.${kind}.other`);
  }
  if (event === 'membership.changed' && details['withheld']) return t('activity.staff.permissions');
  if (event === 'membership.changed' && details['email'] === email) return t('activity.staff.joined');
  if (event === 'membership.changed')
    return details['role'] ? t('activity.staff.given') : t('activity.staff.taken');
  if (event === 'reservation.stepped') return stepOf(details);
  if (event === 'reservation.noted') return noteOf(details);
  if (event === 'reservation.requested' && details['changed']) return t('activity.request.changed');
  if (event === 'group.guest-sharing-set')
    return details['on'] === 'true' ? t('activity.sharing.on') : t('activity.sharing.off');
  if (event === 'guest.sharing-recorded')
    return details['agreed'] === 'true' ? t('activity.sharing.agreed') : t('activity.sharing.ended');
  if (event === 'online-pause.set')
    return details['resumed'] ? t('activity.pause.resumed') : t('activity.pause.paused');
  if (event === 'block.set') return details['lifted'] ? t('activity.block.lifted') : t('activity.block.set');
  if (details['imported']) return t('activity.guests.imported');
  return find(`activity.event.${event}`) ?? event;
}

const fieldNames = (names: string): string =>
  names
    .split(',')
    .map((name) => find(`activity.field.${name}`) ?? name)
    .join(', ');

/** The rules that a host can override, as short phrases. */
const rulePhrases = (codes: string): string =>
  codes
    .split(',')
    .map((code) => find(`activity.rule.${code}`) ?? code)
    .join(', ');

const moment = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);
/** A local date and time, without conversion. */
const timeText = (local: string): string => moment().format(new Date(`${local}:00Z`));
const day = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const clock = inLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }));
const dayText = (date: string): string => (date === '…' ? date : day().format(new Date(`${date}T00:00Z`)));
const clockText = (time: string): string => clock().format(new Date(`2000-01-01T${time}Z`));
const guests = (count: string): string => t('activity.guests', { count: Number(count) });
const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** How many tables a list of numbers contains. */
const countOf = (tables: string): number => tables.split(',').length;

const bookedAnyway = (rules: string, reason: string | undefined): string =>
  reason
    ? t('activity.reservation.anywayBecause', { rules, reason })
    : t('activity.reservation.anyway', { rules });

/** Which tables were blocked, and when. */
function blockOf({ tables, area, from = '', until = '', dates, reason }: Record<string, string | undefined>) {
  const what = tables
    ? t('activity.block.tables', { count: countOf(tables), tables })
    : (area ?? t('activity.block.everything'));
  const [date = '', start = ''] = from.split('T');
  const [lastDate, end = ''] = until.split('T');
  const times = { start: clockText(start), end: clockText(end) };
  const when = lastDate === date ? t('activity.block.times', times) : t('activity.block.overnight', times);
  const days = dates ? dates.split(', ').map(dayText).join(', ') : dayText(date);
  return [
    what,
    t('activity.block.days', { days, times: when }),
    ...(reason ? [t('activity.block.reason', { reason })] : []),
  ].join('; ');
}

/** What was changed, in a line; empty if the headline is sufficient. */
export function subjectOf({ event, details, email }: Pick<Activity, 'event' | 'details' | 'email'>): string {
  const { when, partySize, previousWhen, previousPartySize, changed, name, role, plan, trial } = details;
  const { tables, overfilled, overridden, reason, overLimit } = details;
  if (event.startsWith('reservation.') && when) {
    const before = [
      previousPartySize && guests(previousPartySize),
      previousWhen && timeText(previousWhen),
    ].filter(Boolean);
    return [
      t('activity.reservation.party', { guests: guests(partySize ?? ''), when: timeText(when) }),
      ...(before.length > 0 ? [t('activity.reservation.before', { before: before.join(', ') })] : []),
      ...(changed ? [t('activity.reservation.changed', { fields: fieldNames(changed) })] : []),
      ...(tables ? [t('activity.reservation.tables', { count: countOf(tables), tables })] : []),
      ...(overfilled ? [t('activity.reservation.overfilled')] : []),
      ...(overridden ? [bookedAnyway(rulePhrases(overridden), reason)] : []),
      ...(overLimit ? [overLimit] : []),
    ].join('; ');
  }
  if (event === 'online-pause.set') {
    if (details['resumed']) return '';
    return details['restOfNight']
      ? t('activity.pause.restOfNight')
      : t('activity.pause.until', { when: timeText(details['until'] ?? '') });
  }
  if (event === 'block.set') return blockOf(details);
  if (event === 'shift-note.set' && details['date'])
    return t(details['removed'] ? 'activity.shiftNote.removed' : 'activity.shiftNote.day', {
      day: dayText(details['date']),
    });
  if (event === 'sections.set' && details['date'])
    return t('activity.sections.day', {
      day: dayText(details['date']),
      sections: details['sections'] ?? t('activity.sections.none'),
    });
  if (event === 'restaurant.updated')
    return changed ? capital(fieldNames(changed)) : t('activity.settings.same');
  if (event === 'entitlements.changed')
    return plan ? (trial ? t('activity.plan.trial', { plan: capital(plan) }) : capital(plan)) : '';
  // Where events go matters more than the name that somebody gave it.
  if (event.startsWith('webhook.')) return [name, details['host']].filter(Boolean).join(', ');
  const person = details['email'];
  if (event.startsWith('session.') || event === 'user.security-changed')
    return person && person !== email ? person : '';
  if (person) {
    const named = name ? t('activity.person.named', { name, email: person }) : person;
    const given = role && (details['restaurants'] === 'all' ? t('activity.person.atAll', { role }) : role);
    const who = given ? t('activity.person.withRole', { person: named, role: given }) : named;
    return details['withheld']
      ? t('activity.person.withAccess', { person: who, access: accessOf(details['withheld']) })
      : who;
  }
  return name ?? '';
}

/** What was withheld from a person, or that nothing is. */
const accessOf = (withheld: string): string =>
  withheld
    .split(',')
    .map((each) => find(`activity.withheld.${each}`) ?? each)
    .join(', ');

/** The name of the actor. */
export function actorOf({ initiator, name, email }: Pick<Activity, 'initiator' | 'name' | 'email'>): string {
  if (initiator === 'member') return name || email;
  return initiator === 'anonymous' ? t('activity.diner') : 'Tablewell';
}
