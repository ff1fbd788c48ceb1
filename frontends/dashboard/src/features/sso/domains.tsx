import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Badge, Button, color, Inline, Stack, TextField } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { addDomain, checkDomain, removeDomain } from './api/sso';
import type { Sso, SsoDomain } from './api/sso';
import { Named, Part } from './part';
import { t } from './texts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

interface DomainsProps {
  restaurantId: string;
  domains: readonly SsoDomain[];
  onChanged: (sso: Sso) => void;
}

/** The domains of the people's addresses, each with the record that proves it. */
export function Domains({ restaurantId, domains, onChanged }: DomainsProps) {
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => addDomain(restaurantId, name.trim()),
    onSuccess: (sso) => {
      setName('');
      onChanged(sso);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  }
  return (
    <Part title={t('sso.domains.title')} note={t('sso.domains.note')}>
      {domains.length > 0 && (
        <List>
          {domains.map((domain) => (
            <li key={domain.name}>
              <Domain restaurantId={restaurantId} domain={domain} onChanged={onChanged} />
            </li>
          ))}
        </List>
      )}
      <form noValidate onSubmit={submit} aria-label={t('sso.domains.add')}>
        <Stack $gap="sm">
          <TextField
            label={t('sso.domains.name')}
            placeholder={t('sso.domains.example')}
            autoComplete="off"
            spellCheck={false}
            maxLength={240}
            value={name}
            error={add.isError ? messageOf(add.error) : undefined}
            onChange={(event) => {
              setName(event.target.value);
              add.reset();
            }}
          />
          <div>
            <Button type="submit" variant="secondary" busy={add.isPending} disabled={!name.trim()}>
              {t('sso.domains.add')}
            </Button>
          </div>
        </Stack>
      </form>
    </Part>
  );
}

function Domain({
  restaurantId,
  domain: { name, recordName, recordValue, isProven },
  onChanged,
}: {
  restaurantId: string;
  domain: SsoDomain;
  onChanged: (sso: Sso) => void;
}) {
  const check = useMutation({ mutationFn: () => checkDomain(restaurantId, name), onSuccess: onChanged });
  const remove = useMutation({ mutationFn: () => removeDomain(restaurantId, name), onSuccess: onChanged });
  const failed = check.error ?? remove.error;
  return (
    <Stack $gap="sm">
      <Inline $gap="sm">
        <strong>{name}</strong>
        <Badge $tone={isProven ? 'success' : 'warning'}>
          {t(isProven ? 'sso.domains.proven' : 'sso.domains.notProven')}
        </Badge>
        <Button
          variant="quiet"
          busy={remove.isPending}
          aria-label={t('sso.domains.removeOf', { name })}
          onClick={() => remove.mutate()}
        >
          {t('sso.remove')}
        </Button>
      </Inline>
      {!isProven && (
        <>
          <Named name={t('sso.domains.record')} copy={t('sso.domains.copyRecord')} text={recordName} />
          <Named name={t('sso.domains.value')} copy={t('sso.domains.copyValue')} text={recordValue} />
          <div>
            <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate()}>
              {t('sso.domains.check')}
            </Button>
          </div>
        </>
      )}
      <div aria-live="polite">{failed && <Problem>{messageOf(failed)}</Problem>}</div>
    </Stack>
  );
}
