import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import {
  Banner,
  Button,
  color,
  errorsOf,
  Inline,
  radius,
  space,
  Stack,
  TextField,
  useForm,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { Copyable } from '../../lib/copyable';
import { messageOf } from '../../lib/message-of';
import { qrCodeOf } from '../../lib/qr/qr-code';
import { QrPicture } from '../../lib/qr/qr-picture';
import { confirmSecondFactor } from './api/second-factor';
import type { Setup } from './api/second-factor';
import { t } from './texts';

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.lg};
`;

const Paper = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
`;

const Words = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  max-width: 34rem;
`;

interface ScanStepProps {
  setup: Setup;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** In groups of four, which are easier to type than one long word. */
const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Shows the secret for the app, as a picture and as text, and asks for the app's first code. */
export function ScanStep({ setup, onDone, onCancel }: ScanStepProps) {
  const id = useId();
  const picture = useMemo(() => qrCodeOf(setup.uri), [setup.uri]);
  const form = useForm(() => ({ code: '' }));
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus({ preventScroll: true }), [ref]);
  const confirm = useMutation({
    mutationFn: (code: string) => confirmSecondFactor({ setup: setup.setup, code }),
    onSuccess: onDone,
    onError: (error) => {
      const errors = error instanceof ApiError ? errorsOf(error.details, ['code'] as const) : {};
      if (errors.code) form.refuse(errors);
    },
  });
  const failure = confirm.error && !form.errors.code ? messageOf(confirm.error) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (confirm.isPending) return;
    if (!form.values.code.trim()) return form.refuse({ code: t('security.factor.codeMissing') });
    confirm.mutate(form.values.code);
  }

  return (
    <Columns>
      <Paper>
        <QrPicture code={picture} label={t('security.factor.picture')} size="12rem" />
      </Paper>
      <Words>
        <Stack $gap="md">
          <p>{t('security.factor.scan')}</p>
          <Stack $gap="xxs">
            <p id={id}>{t('security.factor.type')}</p>
            <Copyable
              text={inGroups(setup.secret)}
              label={t('security.factor.copySecret')}
              labelledBy={id}
              variant="secondary"
            />
          </Stack>
          <form noValidate ref={ref} onSubmit={submit}>
            <Stack $gap="sm">
              {failure && (
                <Banner tone="danger" role="alert">
                  {failure}
                </Banner>
              )}
              <TextField
                label={t('security.factor.code')}
                hint={t('security.factor.codeHint')}
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                maxLength={20}
                {...form.text('code')}
              />
              <Inline $gap="xs">
                <Button type="submit" busy={confirm.isPending}>
                  {t('security.factor.turnOn')}
                </Button>
                <Button type="button" variant="secondary" onClick={onCancel}>
                  {t('security.factor.cancel')}
                </Button>
              </Inline>
            </Stack>
          </form>
        </Stack>
      </Words>
    </Columns>
  );
}
