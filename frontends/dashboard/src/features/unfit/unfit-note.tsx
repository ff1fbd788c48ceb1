import { Banner } from '@tablewell/ui';

/** The mark of a reservation that no longer fits, in a row. */
export const unfitMark = 'No longer fits';

/** Why a reservation no longer fits, with what can be done; nothing for one that fits. */
export const UnfitNote = ({ reasons }: { reasons: string | undefined }) =>
  reasons ? (
    <Banner tone="warning" title={unfitMark}>
      {reasons}. It stays booked. Move it to another time, or call the guest.
    </Banner>
  ) : null;
