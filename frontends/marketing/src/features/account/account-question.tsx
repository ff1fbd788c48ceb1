import { useMutation } from '@tanstack/react-query';
import { Banner, Button, Stack } from '@tablewell/ui';
import { useState } from 'react';
import { locale } from '../../lib/language';
import { answerVerification } from './api/verify-email';
import { refusalText } from './refusal-text';
import { t } from './texts';

/** What the reader of a verification link needs in order to recognize an account. */
export interface Question {
  readonly restaurantName: string;
  /** An instant. */
  readonly signedUpAt: string;
}

/** Asks whether the reader of a verification link created the account, and again before it is deleted. */
export function AccountQuestion({
  token,
  question: { restaurantName: restaurant, signedUpAt },
  onAnswered,
}: {
  token: string;
  question: Question;
  onAnswered: (created: boolean) => void;
}) {
  const [isDenied, setDenied] = useState(false);
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (created: boolean) => answerVerification(token, created),
    onSuccess: (_done, created) => onAnswered(created),
  });
  const time = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(signedUpAt),
  );
  return (
    <Stack $gap="sm">
      {isError && (
        <Banner tone="danger" role="alert">
          {refusalText(error, t('account.verify.notAnswered'))}
        </Banner>
      )}
      <p>
        {isDenied
          ? t('account.verify.deleteText')
          : restaurant
            ? t('account.verify.questionText', { restaurant, time })
            : t('account.verify.questionTextAlone', { time })}
      </p>
      {isDenied ? (
        <>
          <Button variant="danger" wide busy={isPending} onClick={() => mutate(false)}>
            {t('account.verify.delete')}
          </Button>
          <Button variant="secondary" wide busy={isPending} onClick={() => setDenied(false)}>
            {t('account.verify.keep')}
          </Button>
        </>
      ) : (
        <>
          <Button wide busy={isPending} onClick={() => mutate(true)}>
            {t('account.verify.yes')}
          </Button>
          <Button variant="secondary" wide busy={isPending} onClick={() => setDenied(true)}>
            {t('account.verify.no')}
          </Button>
        </>
      )}
    </Stack>
  );
}
