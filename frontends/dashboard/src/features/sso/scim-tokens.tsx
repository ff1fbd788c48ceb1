import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner, Button, Inline, notify, Stack } from '@tablewell/ui';
import { useConfirm } from '../../lib/confirm';
import { Copyable } from '../../lib/copyable';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { createToken, endToken } from './api/sso';
import type { ScimToken, Sso } from './api/sso';
import { Named, Note, Part } from './part';
import { t } from './texts';

const dateTime = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
/** The token in use, and the one that replaces it. */
const maxTokens = 2;

interface ScimTokensProps {
  restaurantId: string;
  scimUri: string;
  tokens: readonly ScimToken[];
  onChanged: (sso: Sso) => void;
}

/** The tokens with which the provider adds and removes people. */
export function ScimTokens({ restaurantId, scimUri, tokens, onChanged }: ScimTokensProps) {
  const confirm = useConfirm();
  const [made, setMade] = useState<string>();
  const onError = (error: unknown) => void notify(messageOf(error), { tone: 'danger' });
  const create = useMutation({
    mutationFn: () => createToken(restaurantId),
    onSuccess: ({ sso, token }) => {
      setMade(token);
      onChanged(sso);
    },
    onError,
  });
  const end = useMutation({
    mutationFn: (id: string) => endToken(restaurantId, id),
    onSuccess: (sso) => {
      setMade(undefined);
      onChanged(sso);
    },
    onError,
  });

  async function askToEnd({ id, ending }: ScimToken): Promise<void> {
    const yes = await confirm({
      title: t('sso.scim.endTitle', { ending }),
      message: t('sso.scim.endMessage'),
      confirmLabel: t('sso.scim.end'),
      dangerous: true,
    });
    if (yes) end.mutate(id);
  }

  return (
    <Part title={t('sso.scim.title')} note={t('sso.scim.note')}>
      <Named name={t('sso.scim.address')} copy={t('sso.scim.copyAddress')} text={scimUri} />
      {tokens.map((token) => (
        <Inline $gap="sm" key={token.id}>
          <strong>…{token.ending}</strong>
          <Note>
            {token.lastUsed
              ? t('sso.scim.used', { at: dateTime().format(token.lastUsed) })
              : t('sso.scim.neverUsed')}
          </Note>
          <Button
            variant="quiet"
            busy={end.isPending && end.variables === token.id}
            aria-label={t('sso.scim.endOf', { ending: token.ending })}
            onClick={() => void askToEnd(token)}
          >
            {t('sso.scim.end')}
          </Button>
        </Inline>
      ))}
      {made && (
        <Banner tone="success" role="status" title={t('sso.scim.madeTitle')}>
          <Stack $gap="sm">
            <p id="new-scim-token">{t('sso.scim.madeText')}</p>
            <Copyable
              text={made}
              label={t('sso.scim.copyToken')}
              labelledBy="new-scim-token"
              variant="secondary"
            />
          </Stack>
        </Banner>
      )}
      {tokens.length < maxTokens && (
        <div>
          <Button variant="secondary" busy={create.isPending} onClick={() => create.mutate()}>
            {t('sso.scim.create')}
          </Button>
        </div>
      )}
    </Part>
  );
}
