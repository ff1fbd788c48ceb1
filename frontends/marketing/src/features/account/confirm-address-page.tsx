import { useQuery } from '@tanstack/react-query';
import { serverText } from '@tablewell/api-client';
import { Link, useSearchParams } from '@tablewell/federation/router';
import { Banner, ButtonLink, LoadingPanel } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { confirmAddress } from './api/confirm-address';

const noToken = 'This link is incomplete. Please open it from the email again.';
const failed = 'The address could not be confirmed. Please try again.';

/** Redeems the token of the mail when it opens: the restaurant's notifications go to that address from then on. */
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
      <AccountPage title="Address confirmed">
        <Banner tone="success" role="status">
          {data.restaurantName} sends its notifications to {data.email} from now on.
        </Banner>
        <ButtonLink as={Link} to={paths.dashboard} $wide>
          Go to Dashboard
        </ButtonLink>
      </AccountPage>
    );
  }
  if (isError || !token) {
    return (
      <AccountPage title="Address not confirmed">
        <Banner tone="danger" role="alert">
          {token ? serverText(error, failed) : noToken}
        </Banner>
        <ButtonLink as={Link} to={paths.landing} $wide>
          Go to Home
        </ButtonLink>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Confirm your address">
      <LoadingPanel text="Confirming the address..." />
    </AccountPage>
  );
}
