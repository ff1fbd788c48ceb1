import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { type CallOptions, Code, ConnectError } from '@connectrpc/connect';
import { Role } from '@tablewell/chassis/access';
import { Refusal } from '@tablewell/chassis/refusal';
import { actorKey, refusalToError } from '@tablewell/chassis/rpc';
import { UserSchema } from '@tablewell/proto/auth/v1/user_pb';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import {
  ListActivityPeopleResponseSchema,
  ListActivityResponseSchema,
} from '@tablewell/proto/notification/v1/activity_service_pb';
import { ReservationSchema, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import {
  type GetDemandRequest,
  GetDemandResponseSchema,
  type PreviewChangeRequest,
  PreviewChangeResponseSchema,
  type SimulateChangeRequest,
  SimulateChangeResponseSchema,
} from '@tablewell/proto/reservation/v1/availability_service_pb';
import type {
  PutAvailabilityRulesRequest,
  PutRulesDraftRequest,
} from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { LayoutSchema } from '@tablewell/proto/restaurant/v1/layout_pb';
import {
  PutLayoutInServiceResponseSchema,
  type SaveLayoutRequest,
} from '@tablewell/proto/restaurant/v1/layout_service_pb';
import type { Clients } from '../src/clients';
import { type ProfileCalls, profileStub } from './profile-stub';
import type { TestGateway } from './harness';

const user = create(UserSchema, { id: 'u1', email: 'ada@x.com', isVerified: true });

/** The live sessions with their users. */
const userOf: Readonly<Record<string, string>> = { s1: 'u1', s2: 'u2' };

/** The only account that the stub of the auth service accepts, and its password. */
export const verifiedEmail = 'ada@example.com';
export const goodPassword = 'Tables4all';

function signedIn() {
  const at = timestampFromDate(new Date(Date.now() + 60_000));
  const expiry = { accessExpiresAt: at, refreshExpiresAt: at };
  return { user, tokens: { sessionId: 's1', accessToken: 'access-s1', refreshToken: 'next', ...expiry } };
}

/** The services behind the gateway: they record their calls in `running`, and answer as most tests need it. */
export function servicesOf(
  running: Pick<
    TestGateway,
    | keyof ProfileCalls
    | 'booked'
    | 'refreshes'
    | 'mails'
    | 'onSignOut'
    | 'role'
    | 'duringBooking'
    | 'rpcCalls'
    | 'guestRequests'
    | 'awaited'
    | 'savedLayouts'
    | 'rulesRequests'
  >,
): Clients {
  const recordCall = (method: string) => async (_request: unknown, options: CallOptions) => {
    running.rpcCalls.push(`${method} for ${options.contextValues?.get(actorKey)?.userId}`);
    return {};
  };
  return {
    auth: {
      getSession: async ({ sessionId }: { sessionId: string }) => {
        const userId = userOf[sessionId];
        if (userId === undefined) throw new ConnectError('ended', Code.Unauthenticated);
        return {
          user,
          actor: {
            userId,
            sessionId,
            email: user.email,
            memberships: [{ restaurantId: 'r1', role: running.role }],
          },
        };
      },
      refreshSession: async ({ refreshToken }: { refreshToken: string }) => {
        running.refreshes += 1;
        if (refreshToken !== 'good') {
          throw refusalToError(new Refusal('unauthenticated', 'session-ended', 'Please sign in again.'));
        }
        return signedIn();
      },
      signUp: async () => ({ ...signedIn(), restaurantId: 'r1' }),
      signInWithGoogle: async ({ idToken }: { idToken: string }) => {
        if (idToken === 'while Google is away')
          throw refusalToError(new Refusal('unavailable', 'google-unreachable', 'Google cannot be reached.'));
        return { ...signedIn(), restaurantId: '', created: false };
      },
      verifyEmail: async () => ({ user }),
      resetPassword: async () => ({}),
      signIn: async ({ email, password }: { email: string; password: string }) => {
        if (email === verifiedEmail) {
          if (password === goodPassword) return signedIn();
          throw refusalToError(
            new Refusal('unauthenticated', 'bad-credentials', 'Invalid email or password.'),
          );
        }
        throw refusalToError(
          new Refusal(
            'forbidden',
            'email-not-verified',
            'Please verify your email address before signing in.',
          ),
        );
      },
      signOut: async ({ sessionId }: { sessionId: string }) => {
        running.onSignOut(sessionId);
        return {};
      },
      requestVerification: async ({ email }: { email: string }) => {
        running.mails.push(email);
        return {};
      },
      requestPasswordReset: async ({ email }: { email: string }) => {
        running.mails.push(email);
        return {};
      },
    },
    restaurant: {
      listRestaurants: async () => ({
        restaurants: running.role === Role.OWNER ? [] : [{ id: 'r1', ownerId: 'boss' }],
      }),
      getRestaurant: async () => ({ restaurant: { id: 'r1', timezone: 'Pacific/Auckland' } }),
      createRestaurant: async () => {
        throw refusalToError(
          new Refusal('plan-required', 'plan-required', 'Not in this plan.', { requiredPlan: 'enterprise' }),
        );
      },
      getPublicRestaurant: async () => {
        throw new ConnectError('connect ECONNREFUSED 127.0.0.1:1', Code.Unavailable);
      },
    },
    guest: {
      listGuests: async (request: object) => {
        running.guestRequests.unshift(request);
        return { guests: [], total: 0 };
      },
      deleteGuest: async () => {
        throw refusalToError(new Refusal('forbidden', 'role-too-low', 'Your role does not include this.'));
      },
      importGuests: async (request: { guests: object[] }) => {
        running.guestRequests.unshift(request);
        return { total: request.guests.length, created: 0, updated: 0, failed: 0, errors: [] };
      },
    },
    profile: profileStub(running),
    availabilityRules: {
      putAvailabilityRules: async ({ rules }: PutAvailabilityRulesRequest) => {
        running.rulesRequests.unshift(rules ?? {});
        return { rules, version: 7n, restaurantVersion: 9n };
      },
      getRulesDraft: async () => ({ version: 4n }),
      putRulesDraft: async ({ rules, name, baseVersion }: PutRulesDraftRequest) => {
        running.rulesRequests.unshift({ ...rules, name, baseVersion });
        const savedAt = { seconds: 1_795_000_000n, nanos: 0 };
        return { draft: { rules, name, savedAt, savedBy: 'Ada Rossi' }, version: baseVersion + 1n };
      },
      deleteRulesDraft: async ({ baseVersion }: { baseVersion: bigint }) => ({ version: baseVersion + 1n }),
    },
    availability: {
      previewChange: async ({ draft }: PreviewChangeRequest) => {
        running.rulesRequests.unshift(draft ?? {});
        return create(PreviewChangeResponseSchema, { partySizes: [2], days: [], complete: true });
      },
      simulateChange: async ({ draft, week }: SimulateChangeRequest) => {
        running.rulesRequests.unshift({ ...draft, week });
        return create(SimulateChangeResponseSchema, {
          from: '2026-11-01',
          until: '2026-11-07',
          bookedParties: 3,
          complete: true,
          today: { covers: 12, fullest: { date: '2026-11-02', minute: 1140, covers: 8 } },
          draft: { covers: 8, tables: [{ number: '7', minutes: 90 }] },
          lost: [{ rule: 'pacing', covers: 4 }],
        });
      },
      getDemand: async ({ from: date }: GetDemandRequest) =>
        create(GetDemandResponseSchema, {
          lost: [
            { date, hour: 0, rule: 'pacing', parties: 2, covers: 5 },
            { date, rule: 'closed', parties: 1, covers: 2 },
          ],
          bookedCovers: 40,
        }),
    },
    device: {
      listDevices: recordCall('ListDevices'),
      signOutDevice: recordCall('SignOutDevice'),
      signOutEverywhere: recordCall('SignOutEverywhere'),
    },
    staff: {
      listStaff: recordCall('ListStaff'),
      inviteStaff: recordCall('InviteStaff'),
      withdrawInvitation: recordCall('WithdrawInvitation'),
      changeRole: recordCall('ChangeRole'),
      removeStaff: recordCall('RemoveStaff'),
      getInvitation: recordCall('GetInvitation'),
      acceptInvitation: recordCall('AcceptInvitation'),
    },
    activity: {
      listActivity: async (request: unknown, options: CallOptions) => {
        await recordCall('ListActivity')(request, options);
        return create(ListActivityResponseSchema, { entries: [{ id: 'e1', event: 'layout.saved' }] });
      },
      listActivityPeople: async (request: unknown, options: CallOptions) => {
        await recordCall('ListActivityPeople')(request, options);
        return create(ListActivityPeopleResponseSchema);
      },
    },
    privacy: {
      exportGuest: async (_request: unknown, options: CallOptions) => {
        await recordCall('ExportGuest')(_request, options);
        return { guest: { id: 'g1' }, reservationIds: ['booked-1'] };
      },
      eraseGuest: recordCall('EraseGuest'),
    },
    message: {
      listMessages: recordCall('ListMessages'),
      listMessagesAbout: async ({ reservationIds }: { reservationIds: string[] }) => ({
        messages: reservationIds.map((reservationId) => ({ id: 'm1', reservationId })),
      }),
    },
    evening: {
      getEvening: recordCall('GetEvening'),
      takeStep: recordCall('TakeStep'),
      undoStep: recordCall('UndoStep'),
      seatWalkIn: recordCall('SeatWalkIn'),
      moveParty: recordCall('MoveParty'),
      bookParty: recordCall('BookParty'),
      changeParty: recordCall('ChangeParty'),
      listStarts: recordCall('ListStarts'),
      setSections: recordCall('SetSections'),
      pauseOnlineBookings: recordCall('PauseOnlineBookings'),
      resumeOnlineBookings: recordCall('ResumeOnlineBookings'),
      reviewBlock: recordCall('ReviewBlock'),
      blockTables: recordCall('BlockTables'),
      liftBlock: recordCall('LiftBlock'),
    },
    request: {
      listRequests: recordCall('ListRequests'),
      acceptRequest: recordCall('AcceptRequest'),
      declineRequest: recordCall('DeclineRequest'),
    },
    layout: {
      listLayouts: recordCall('ListLayouts'),
      createLayout: recordCall('CreateLayout'),
      duplicateLayout: recordCall('DuplicateLayout'),
      renameLayout: recordCall('RenameLayout'),
      putLayoutInService: async (request: unknown, options: CallOptions) => {
        await recordCall('PutLayoutInService')(request, options);
        return create(PutLayoutInServiceResponseSchema, { restaurantVersion: 7n });
      },
      saveLayout: async (request: SaveLayoutRequest, options: CallOptions) => {
        await recordCall('SaveLayout')(request, options);
        running.savedLayouts.unshift(request);
        const { restaurantId, layoutId: id, fixedComponents } = request;
        const inService = id === 'in-service';
        return {
          layout: create(LayoutSchema, { id, restaurantId, version: 4n, inService, fixedComponents }),
        };
      },
      deleteLayout: recordCall('DeleteLayout'),
    },
    billing: {
      listInvoices: recordCall('ListInvoices'),
      startTrial: async () => ({}),
      getSubscription: async () => ({
        subscription: { plan: PlanId.BASIC, isSubscribed: false },
        entitlements: { effectivePlan: PlanId.PREMIUM, inTrial: true },
        trialDaysLeft: 3,
      }),
      getEntitlements: async ({ ownerId }: { ownerId: string }) => {
        running.rpcCalls.push(`GetEntitlements of ${ownerId}`);
        return { entitlements: { effectivePlan: PlanId.PREMIUM, inTrial: true } };
      },
    },
    reservation: {
      awaitRestaurant: async (request: object) => {
        running.awaited.unshift(request);
        return {};
      },
      listDailyCounts: recordCall('ListDailyCounts'),
      listReservationsToReview: recordCall('ListReservationsToReview'),
      listReservationsById: async ({ ids }: { ids: string[] }) => ({
        reservations: ids.map((id) => ({ id, name: 'Ada' })),
      }),
      book: async ({ name, partySize }: { name: string; partySize: number }) => {
        await running.duringBooking();
        running.booked += 1;
        const reservation = create(ReservationSchema, {
          id: `booked-${running.booked}`,
          name,
          partySize,
          status: ReservationStatus.ACTIVE,
          startsAt: timestampFromDate(new Date(0)),
        });
        return { reservation, restaurant: { id: 'r1', name: 'Trattoria', phoneNumber: '', timezone: 'UTC' } };
      },
      getReservation: async () => {
        throw refusalToError(new Refusal('not-found', 'not-found', 'Reservation not found.'));
      },
    },
  } as unknown as Clients;
}
