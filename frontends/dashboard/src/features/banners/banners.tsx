import { ClosedBanner } from './closed-banner';
import { PaidBanner } from './paid-banner';
import { TrialBanner } from './trial-banner';
import { VerificationBanner } from './verification-banner';

/** What an owner should see before anything else. */
export const Banners = () => (
  <>
    <PaidBanner />
    <VerificationBanner />
    <ClosedBanner />
    <TrialBanner />
  </>
);
