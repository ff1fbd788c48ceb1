import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import {
  Banner,
  Button,
  ErrorPanel,
  errorsOf,
  Inline,
  LoadingPanel,
  notify,
  PasswordField,
  Stack,
  TextField,
  useForm,
} from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useConfirm } from '../../lib/confirm';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { removePin, setPin, tabletSettings } from './api/tablets';
import type { Proof } from './api/passkeys';
import { t } from './texts';

const day = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));
const empty = { pin: '', password: '', code: '' };
const narrow = { maxWidth: '34rem' };

/** The user's own PIN for the shared tablets of a restaurant (TABLET-2). */
export function PinSection({ restaurantId }: { restaurantId: string }) {
  const queries = useQueryClient();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery(tabletSettings(restaurantId));
  const refresh = () => queries.invalidateQueries({ queryKey: tabletSettings(restaurantId).queryKey });
  const remove = useMutation({
    mutationFn: () => removePin(restaurantId),
    onSuccess: () => {
      notify(t('security.pin.removed'), { tone: 'success' });
      return refresh();
    },
    onError: (reason) => void notify(messageOf(reason), { tone: 'danger' }),
  });
  async function ask(): Promise<void> {
    const yes = await confirm({
      title: t('security.pin.removeTitle'),
      message: t('security.pin.removeMessage'),
      confirmLabel: t('security.pin.remove'),
      dangerous: true,
    });
    if (yes) remove.mutate();
  }
  const own = data?.own;
  return (
    <Section title={t('security.pin.title')} lead={t('security.pin.lead')}>
      {own ? (
        <>
          {own.isRetired ? (
            <Banner tone="warning">{t('security.pin.retired')}</Banner>
          ) : (
            <p>
              {own.setAt ? t('security.pin.on', { day: day().format(own.setAt) }) : t('security.pin.off')}
            </p>
          )}
          <PinForm
            // A PIN that was set is another form, with nothing typed.
            key={String(own.setAt)}
            {...{ restaurantId, proof: own.proof, minDigits: own.minDigits, hasPin: own.setAt !== undefined }}
            onSet={() => {
              notify(t('security.pin.set'), { tone: 'success' });
              void refresh();
            }}
          />
          {own.setAt && (
            <div>
              <Button variant="quiet" busy={remove.isPending} onClick={() => void ask()}>
                {t('security.pin.remove')}
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : (
        <LoadingPanel text={t('security.pin.loading')} />
      )}
    </Section>
  );
}

interface PinFormProps {
  restaurantId: string;
  proof: Proof;
  minDigits: number;
  hasPin: boolean;
  onSet: () => void;
}

function PinForm({ restaurantId, proof, minDigits, hasPin, onSet }: PinFormProps) {
  const form = useForm(() => empty);
  const save = useMutation({
    mutationFn: setPin,
    onSuccess: onSet,
    onError: (error) => {
      const errors = error instanceof ApiError ? errorsOf(error.details, ['pin', 'password', 'code']) : {};
      if (Object.keys(errors).length > 0) form.refuse(errors);
    },
  });
  const failure = save.error && Object.keys(form.errors).length === 0 ? messageOf(save.error) : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    const { pin } = form.values;
    const typed = proof === 'recent-sign-in' ? '' : form.values[proof];
    const errors = {
      ...(/^[0-9]{4,6}$/.test(pin) ? {} : { pin: t('security.pin.digits') }),
      ...(proof !== 'recent-sign-in' && !typed.trim()
        ? { [proof]: t(`security.factor.${proof}Missing`) }
        : {}),
    };
    if (Object.keys(errors).length > 0) return form.refuse(errors);
    save.mutate({ restaurantId, pin, proof, typed });
  }
  return (
    <form noValidate ref={form.ref} onSubmit={submit} style={narrow}>
      <Stack $gap="sm">
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <PasswordField
          label={t('security.pin.new')}
          hint={t('security.pin.hint', { least: minDigits })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          required
          {...form.text('pin')}
        />
        {proof === 'password' && (
          <PasswordField
            label={t('security.factor.password')}
            autoComplete="current-password"
            required
            {...form.text('password')}
          />
        )}
        {proof === 'code' && (
          <TextField
            label={t('security.factor.anyCode')}
            hint={t('security.factor.anyCodeHint')}
            autoComplete="one-time-code"
            required
            maxLength={40}
            spellCheck={false}
            {...form.text('code')}
          />
        )}
        <Inline $gap="xs">
          <Button type="submit" busy={save.isPending}>
            {t(hasPin ? 'security.pin.replace' : 'security.pin.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
