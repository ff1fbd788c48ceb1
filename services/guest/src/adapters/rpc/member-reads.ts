import type { MemberReads } from '@tablewell/chassis/rpc';
import { GuestService } from '@tablewell/proto/guest/v1/guest_service_pb';
import { GuestSharingService } from '@tablewell/proto/guest/v1/guest_sharing_service_pb';

const { listGuests, recognizeGuests } = GuestService.method;
const { getSharedGuest } = GuestSharingService.method;

/** The reads of members that take turns (decision 0102). */
export const memberReads: MemberReads = {
  reads: [listGuests, recognizeGuests, getSharedGuest],
  worksIn: 'store',
};
