import {
  maxReminders,
  reminderChannels,
  reminderMinutes,
  type ReminderChannel,
} from '@tablewell/restaurant-rules/reminders';
import { Button, Checkbox, Inline, SelectField, Stack, TextField } from '@tablewell/ui';
import { Section } from '../../forms/section';
import type { SectionProps } from './section-props';
import type { ReminderDraft } from './settings-draft';
import { t } from './texts';

const hour = 60;
const day = 24 * hour;
const lengths = [
  15,
  30,
  hour,
  2 * hour,
  3 * hour,
  4 * hour,
  6 * hour,
  12 * hour,
  day,
  2 * day,
  3 * day,
  7 * day,
];

function lengthLabel(minutes: number): string {
  if (minutes % day === 0) return t('settings.reminders.days', { count: minutes / day });
  return minutes % hour === 0
    ? t('settings.reminders.hours', { count: minutes / hour })
    : t('settings.reminders.minutes', { count: minutes });
}

/** When guests are reminded and by what, when not, and when hosts call those who have not answered. */
export function ReminderFields({ draft, change, problems }: SectionProps) {
  const { reminders, quietHours, callListAt } = draft;
  const set = (index: number, part: Partial<ReminderDraft>) =>
    change({ reminders: reminders.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  const free = lengths.findLast(
    (minutes) => minutes <= reminderMinutes.max && !reminders.some((each) => each.minutesBefore === minutes),
  );
  return (
    <Section title={t('settings.reminders.title')}>
      <Stack $gap="sm">
        {reminders.map((reminder, index) => (
          <Stack
            $gap="xs"
            key={index}
            role="group"
            aria-label={t('settings.reminders.one', { number: index + 1 })}
          >
            <SelectField
              label={t('settings.reminders.before')}
              value={String(reminder.minutesBefore)}
              error={problems[`reminders[${index}].minutesBefore`] ?? problems['reminders']}
              onChange={(event) => set(index, { minutesBefore: Number(event.target.value) })}
            >
              {/* A length that was set through the API is kept. */}
              {[...new Set([...lengths, reminder.minutesBefore])].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {lengthLabel(minutes)}
                </option>
              ))}
            </SelectField>
            <Inline $gap="md">
              {reminderChannels.map((channel) => (
                <Checkbox
                  key={channel}
                  label={t(`settings.reminders.${channel}`)}
                  checked={reminder.channels.includes(channel)}
                  error={channel === 'sms' ? problems[`reminders[${index}].channels`] : undefined}
                  onChange={(event) =>
                    set(index, { channels: toggled(reminder, channel, event.target.checked) })
                  }
                />
              ))}
              <Button
                variant="quiet"
                aria-label={t('settings.reminders.removeOne', { number: index + 1 })}
                onClick={() => change({ reminders: reminders.filter((_, at) => at !== index) })}
              >
                {t('settings.reminders.remove')}
              </Button>
            </Inline>
          </Stack>
        ))}
        {reminders.length === 0 && <p>{t('settings.reminders.none')}</p>}
        {reminders.length < maxReminders && free !== undefined && (
          <div>
            <Button
              variant="secondary"
              onClick={() =>
                change({
                  reminders: [...reminders, { minutesBefore: free, channels: [...reminderChannels] }],
                })
              }
            >
              {t('settings.reminders.add')}
            </Button>
          </div>
        )}
        <Inline $gap="md">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={t(`settings.reminders.quiet.${end}`)}
              value={quietHours[end]}
              error={problems[`quietHours.${end}`]}
              onChange={(event) => change({ quietHours: { ...quietHours, [end]: event.target.value } })}
            />
          ))}
        </Inline>
        <TextField
          type="time"
          optional
          label={t('settings.reminders.callListAt')}
          hint={t('settings.reminders.callListHint')}
          value={callListAt}
          error={problems['callListAt']}
          onChange={(event) => change({ callListAt: event.target.value })}
        />
      </Stack>
    </Section>
  );
}

const toggled = ({ channels }: ReminderDraft, channel: ReminderChannel, isOn: boolean): ReminderChannel[] =>
  reminderChannels.filter((each) => (each === channel ? isOn : channels.includes(each)));
