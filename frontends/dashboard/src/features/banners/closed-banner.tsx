import { useQuery } from '@tanstack/react-query';
import { answer, api, clearSession } from '@tablewell/api-client';
import { session } from '@tablewell/api-client/queries';
import { useNavigate } from '@tablewell/federation/router';
import { Banner, Button } from '@tablewell/ui';
import { useAddressHelp } from '../../lib/address-help';
import { paths } from '../../paths';
import { t } from './texts';

/**
 * Says why restaurants are missing for a user who works for several owners, if one of these owners has rules for
 * sessions (ACCOUNT-31).
 */
export function ClosedBanner() {
  const { data } = useQuery(session());
  const navigate = useNavigate();
  const openAddressHelp = useAddressHelp();
  const reasons = data?.closedBy ?? [];
  if (reasons.length === 0) return null;
  async function signInAgain(): Promise<void> {
    // The session ends on this device even if the server cannot be reached.
    await answer(api.POST('/api/logout')).catch(() => undefined);
    clearSession();
    await navigate(paths.signIn);
  }
  return (
    <Banner
      tone="info"
      title={t('banners.closed.title')}
      actions={
        <>
          {reasons.includes('session') && (
            <Button variant="secondary" size="small" onClick={() => void signInAgain()}>
              {t('banners.closed.again')}
            </Button>
          )}
          {reasons.includes('address') && (
            <Button variant="secondary" size="small" onClick={openAddressHelp}>
              {t('banners.closed.help')}
            </Button>
          )}
        </>
      }
    >
      {reasons.map((reason) => t(`banners.closed.${reason}`)).join(' ')}
    </Banner>
  );
}
