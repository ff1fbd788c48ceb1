import type { Restaurant } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import { clock } from '../../lib/language';
import { duration } from '../../parts/evening/labels';
import { t } from '../../parts/group/texts';

/** The settings that a copy may change, in the order in which they are shown. */
const names = [
  ...(['operatingPeriods', 'closures', 'seatingMinutes', 'availabilityRules', 'reminders'] as const),
  ...(['quietHours', 'callListAt', 'lateAfterMinutes', 'giveUpLateAfterMinutes'] as const),
  ...(['givesUpLateByItself', 'autoConfirm', 'requests', 'waitlist'] as const),
] as const;
type Name = (typeof names)[number];

/** The value of a setting in words; undefined for those that only their own page shows. */
const words: Partial<Record<Name, (of: Restaurant) => string>> = {
  operatingPeriods: ({ operatingPeriods }) =>
    operatingPeriods
      .map(({ name, opensAt, closesAt }) =>
        t('group.copy.period', { name, from: clock.label(opensAt), to: clock.label(closesAt % 1_440) }),
      )
      .join(', '),
  seatingMinutes: ({ seatingMinutes }) => duration(seatingMinutes),
  reminders: ({ reminders }) => t('group.copy.reminders', { count: reminders?.items.length ?? 0 }),
  autoConfirm: ({ autoConfirm }) => t(autoConfirm ? 'group.copy.atOnce' : 'group.copy.asRequest'),
};

interface Difference {
  readonly name: string;
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
}

/** What a copy changes in words, from the old value to the new one where a line can say it. */
export function differencesOf(
  changed: readonly string[],
  before: Restaurant,
  after: Restaurant,
): readonly Difference[] {
  return names.flatMap((name) => {
    if (!changed.includes(name)) return [];
    const label = t(`group.copy.setting.${name}`);
    const say = words[name];
    return say ? [{ name, label, before: say(before), after: say(after) }] : [{ name, label }];
  });
}
