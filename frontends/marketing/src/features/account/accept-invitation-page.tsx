import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel } from '@tablewell/ui';
import { paths } from '../../paths';
import { AcceptForm } from './accept-invitation-form';
import { AccountPage } from './account-page';
import { getInvitation } from './api/invitation';
import { refusalText } from './refusal-text';
import { t } from './texts';

/** Accepts an invitation to work at a restaurant: at once with an account, or with a name and a password. */
export function AcceptInvitationPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => getInvitation(token),
    enabled: token !== '',
    staleTime: Infinity,
  });
  if (!token || offer.isError) {
    return (
      <AccountPage title={t('account.invitation.invalid')}>
        <Banner tone="danger" role="alert">
          {token
            ? refusalText(offer.error, t('account.invitation.badToken'))
            : t('account.invitation.noToken')}
        </Banner>
        <p>{t('account.invitation.again')}</p>
        <ButtonLink as={Link} to={paths.signIn} $wide>
          {t('account.toSignIn')}
        </ButtonLink>
      </AccountPage>
    );
  }
  if (!offer.data) {
    return (
      <AccountPage title={t('account.invitation.title')}>
        <LoadingPanel text={t('account.invitation.busy')} />
      </AccountPage>
    );
  }
  return <AcceptForm token={token} offer={offer.data} />;
}
