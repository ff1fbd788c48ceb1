import type { PageConfig } from '@tablewell/federation';

/** The settings of a deployment that offers every support. */
export const deployment = (
  premiumLocations: number,
): Pick<PageConfig, 'premiumLocations' | 'supportEmail' | 'offers'> => ({
  premiumLocations,
  supportEmail: 'help@tablewell.example',
  offers: { prioritySupport: true, phoneSupport: true, accountManager: true },
});
