import { PaidBanner } from './paid-banner';
import { TrialBanner } from './trial-banner';
import { VerificationBanner } from './verification-banner';

/** What an owner should know before anything else. */
export const Banners = () => (
  <>
    <PaidBanner />
    <VerificationBanner />
    <TrialBanner />
  </>
);
