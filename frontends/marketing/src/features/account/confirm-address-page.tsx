import { useQuery } from '@tanstack/react-query';

import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { confirmAddress } from './api/confirm-address';
import { refusalText } from './refusal-text';
import { t } from './texts';

/**
 * Redeems the token in the mail when the page opens: from then on the restaurant's notifications go to that address.
 */
export function ConfirmAddressPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data, isError, error } = useQuery({
    queryKey: ['confirm-address', token],
    queryFn: () => confirmAddress(token),
    enabled: token !== '',
    staleTime: Infinity,
  });

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
      <LoadingPanel text={t('account.confirm.busy')} />
    </AccountPage>
  );
}
