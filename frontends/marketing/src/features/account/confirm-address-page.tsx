import { useMutation } from '@tanstack/react-query';

import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, Button, ButtonLink } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { confirmAddress } from './api/confirm-address';
import { refusalText } from './refusal-text';
import { t } from './texts';

/**
 * Redeems the token in the mail on a press: from then on the restaurant's notifications go to that address. Opening the
 * page does nothing, because programs that scan mails open it, too, also those of a stranger's address.
 */
export function ConfirmAddressPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { mutate, isPending, data, isError, error } = useMutation({ mutationFn: confirmAddress });

  if (data) {
    return (
      <AccountPage title={t('account.confirm.done')}>
        <Banner tone="success" role="status">
          {t('account.confirm.doneText', { restaurant: data.restaurantName, email: data.email })}
        </Banner>
        <ButtonLink as={Link} to={paths.dashboard} $wide>
          {t('account.toDashboard')}
        </ButtonLink>
      </AccountPage>
    );
  }
  if (isError || !token) {
    return (
      <AccountPage title={t('account.confirm.failed')}>
        <Banner tone="danger" role="alert">
          {token ? refusalText(error, t('account.confirm.failedText')) : t('account.confirm.noToken')}
        </Banner>
        <ButtonLink as={Link} to={paths.landing} $wide>
          {t('account.toHome')}
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('account.confirm.title')}>
      <p>{t('account.confirm.ask')}</p>
      <Button size="large" wide busy={isPending} onClick={() => mutate(token)}>
        {t('account.confirm.press')}
      </Button>
    </AccountPage>
  );
}
