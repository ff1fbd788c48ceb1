import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import {
  Button,
  color,
  errorsOf,
  Inline,
  notify,
  SelectField,
  Stack,
  TextField,
  useForm,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { setRoles } from './api/sso';
import type { Role, RoleRule, Sso, SsoConnection } from './api/sso';
import { Part } from './part';
import { t } from './texts';

const maxRules = 20;
const longest = 200;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(7rem, 10rem) auto;
  gap: 0.75rem;
  align-items: start;
  /* In line with the fields, below their names. */
  > button {
    margin-top: 1.6rem;
  }
  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 500;
`;

type RowField = `rules[${number}].value` | 'rules';

interface RoleRulesProps {
  restaurantId: string;
  connection: SsoConnection;
  onChanged: (sso: Sso) => void;
}

/** Which values of which claim of the provider give which role at each sign-in (SSO-14). */
export function RoleRules({ restaurantId, connection: { roleClaim, roleRules }, onChanged }: RoleRulesProps) {
  const form = useForm<{ claim: string; rules: readonly RoleRule[] }, RowField>(() => ({
    claim: roleClaim,
    rules: roleRules,
  }));
  const { claim, rules } = form.values;
  const save = useMutation({
    mutationFn: () => setRoles(restaurantId, form.values),
    onSuccess: (sso) => {
      notify(t('sso.roles.saved'), { tone: 'success' });
      onChanged(sso);
    },
    onError: (error) => {
      const rows = rules.map((_rule, at): RowField => `rules[${at}].value`);
      const refused = error instanceof ApiError ? errorsOf(error.details, ['claim', 'rules', ...rows]) : {};
      if (Object.keys(refused).length > 0) form.refuse(refused);
      else notify(messageOf(error), { tone: 'danger' });
    },
  });
  const change = (next: readonly RoleRule[]): void => {
    // The errors of rows are by their place, which may be another one now.
    form.clear();
    form.change({ rules: next });
  };
  const replace = (at: number, changes: Partial<RoleRule>): void =>
    change(rules.map((rule, index) => (index === at ? { ...rule, ...changes } : rule)));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }

  return (
    <Part title={t('sso.roles.title')} note={t('sso.roles.note')}>
      <form ref={form.ref} noValidate onSubmit={submit} aria-label={t('sso.roles.title')}>
        <Stack $gap="sm">
          <TextField
            label={t('sso.roles.claim')}
            hint={t('sso.roles.claimHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longest}
            {...form.text('claim')}
          />
          {rules.map(({ value, role }, at) => (
            <Row key={at}>
              <TextField
                label={t('sso.roles.value', { number: at + 1 })}
                autoComplete="off"
                spellCheck={false}
                maxLength={longest}
                value={value}
                error={form.errors[`rules[${at}].value`]}
                onChange={(event) => replace(at, { value: event.target.value })}
              />
              <SelectField
                label={t('sso.roles.role', { number: at + 1 })}
                value={role}
                onChange={(event) => replace(at, { role: event.target.value as Role })}
              >
                <option value="host">{t('sso.role.host')}</option>
                <option value="manager">{t('sso.role.manager')}</option>
              </SelectField>
              <Button
                variant="quiet"
                aria-label={t('sso.roles.removeOf', { number: at + 1 })}
                onClick={() => change(rules.filter((_rule, index) => index !== at))}
              >
                {t('sso.remove')}
              </Button>
            </Row>
          ))}
          <div aria-live="polite">{form.errors.rules && <Problem>{form.errors.rules}</Problem>}</div>
          <Inline $gap="sm">
            {rules.length < maxRules && (
              <Button variant="quiet" onClick={() => change([...rules, { value: '', role: 'host' }])}>
                {t('sso.roles.add')}
              </Button>
            )}
            {(claim !== '' || rules.length > 0 || roleClaim !== '') && (
              <Button type="submit" variant="secondary" busy={save.isPending}>
                {t('sso.roles.save')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Part>
  );
}
