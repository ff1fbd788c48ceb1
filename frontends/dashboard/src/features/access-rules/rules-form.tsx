import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Button, color, Grid, Inline, notify, SelectField, Stack, TextArea, useForm } from '@tablewell/ui';
import type { FormErrors } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useConfirm } from '../../lib/confirm';
import { messageOf } from '../../lib/message-of';
import { putRules } from './api/access-rules';
import type { Rules, RulesView } from './api/access-rules';
import { t } from './texts';

const sessionChoices = [1, 4, 8, 12, 24, 72, 168];
const idleChoices = [5, 10, 15, 30, 60, 120, 240, 480];

/** The choices with the one in force, which may have been made by a program. */
const withCurrent = (choices: readonly number[], current: number): number[] =>
  [...new Set([...choices, ...(current > 0 ? [current] : [])])].sort((one, other) => one - other);

const sessionLabel = (hours: number): string =>
  hours >= 24 && hours % 24 === 0
    ? t('accessRules.session.days', { count: hours / 24 })
    : t('accessRules.session.hours', { count: hours });

const idleLabel = (minutes: number): string =>
  minutes % 60 === 0
    ? t('accessRules.idle.hours', { count: minutes / 60 })
    : t('accessRules.idle.minutes', { count: minutes });

const linesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

const fields = ['sessionHours', 'idleMinutes', 'addresses'] as const;
type Field = (typeof fields)[number];

/** The problems by field; those of an item are problems of its list, with what was typed there. */
function problemsOf(error: unknown, addresses: readonly string[]): FormErrors<Field> {
  const errors: FormErrors<Field> = {};
  for (const { field, message } of error instanceof ApiError ? error.details : []) {
    const [name = '', index] = field.split(/[[\]]/);
    const own = fields.find((each) => each === name);
    if (own) errors[own] ??= index === undefined ? message : `${addresses[Number(index)] ?? ''}: ${message}`;
  }
  return errors;
}

const Quiet = styled.p`
  color: ${color.textMuted};
`;

interface RulesFormProps {
  restaurantId: string;
  view: RulesView;
  onChanged: (view: RulesView) => void;
}

/** The limits of sessions, and the addresses. What shuts somebody out is asked about first. */
export function RulesForm({ restaurantId, view, onChanged }: RulesFormProps) {
  const { rules, address, range } = view;
  const confirm = useConfirm();
  const form = useForm(() => ({
    ...{ sessionHours: rules.sessionHours, idleMinutes: rules.idleMinutes },
    addresses: rules.addresses.join('\n'),
  }));
  const { values } = form;
  const typed = linesOf(values.addresses);
  const put = useMutation({
    mutationFn: (next: Rules) => putRules(restaurantId, next),
    onSuccess: (next) => {
      form.change({ addresses: next.rules.addresses.join('\n') });
      notify(t('accessRules.saved'), { tone: 'success' });
      onChanged(next);
    },
    onError: (error, { addresses }) => {
      const errors = problemsOf(error, addresses);
      if (Object.keys(errors).length > 0) form.refuse(errors);
      else notify(messageOf(error), { tone: 'danger' });
    },
  });

  const isShorter = (before: number, after: number) => after !== 0 && (before === 0 || after < before);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (put.isPending) return;
    const { sessionHours, idleMinutes } = values;
    const endsSome = isShorter(rules.sessionHours, sessionHours) || isShorter(rules.idleMinutes, idleMinutes);
    const shutsOut = typed.length > 0 && typed.join() !== rules.addresses.join();
    const reasons = [
      ...(endsSome ? [t('accessRules.confirm.sessions')] : []),
      ...(shutsOut ? [t('accessRules.confirm.addresses')] : []),
    ];
    const yes =
      reasons.length === 0 ||
      (await confirm({
        title: t('accessRules.confirm.title'),
        message: reasons.join(' '),
        confirmLabel: t('accessRules.confirm.action'),
      }));
    if (yes) put.mutate({ sessionHours, idleMinutes, addresses: typed });
  }

  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('accessRules.title')}
    >
      <Stack $gap="md">
        <Grid $gap="md">
          <SelectField
            name="sessionHours"
            label={t('accessRules.session.label')}
            hint={t('accessRules.session.hint')}
            value={values.sessionHours}
            error={form.errors.sessionHours}
            onChange={({ target }) => form.change({ sessionHours: Number(target.value) })}
          >
            <option value={0}>{t('accessRules.session.none')}</option>
            {withCurrent(sessionChoices, rules.sessionHours).map((hours) => (
              <option key={hours} value={hours}>
                {sessionLabel(hours)}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="idleMinutes"
            label={t('accessRules.idle.label')}
            hint={t('accessRules.idle.hint')}
            value={values.idleMinutes}
            error={form.errors.idleMinutes}
            onChange={({ target }) => form.change({ idleMinutes: Number(target.value) })}
          >
            <option value={0}>{t('accessRules.idle.none')}</option>
            {withCurrent(idleChoices, rules.idleMinutes).map((minutes) => (
              <option key={minutes} value={minutes}>
                {idleLabel(minutes)}
              </option>
            ))}
          </SelectField>
        </Grid>
        <Stack $gap="xs">
          <TextArea
            name="addresses"
            label={t('accessRules.addresses.label')}
            hint={t('accessRules.addresses.hint')}
            optional
            rows={3}
            spellCheck={false}
            value={values.addresses}
            error={form.errors.addresses}
            onChange={({ target }) => form.change({ addresses: target.value })}
          />
          <Inline $gap="sm">
            <Quiet as="span">{t('accessRules.addresses.yours', { address })}</Quiet>
            {typed.includes(range) ? (
              <Quiet as="span">{t('accessRules.addresses.added')}</Quiet>
            ) : (
              <Button
                type="button"
                variant="secondary"
                onClick={() => form.change({ addresses: [...typed, range].join('\n') })}
              >
                {t('accessRules.addresses.add')}
              </Button>
            )}
          </Inline>
          {typed.length > 0 && <Quiet>{t('accessRules.addresses.phones')}</Quiet>}
        </Stack>
        <div>
          <Button type="submit" variant="secondary" busy={put.isPending}>
            {t('accessRules.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
