import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserZone } from '@tablewell/api-client';
import { renderAt, serve } from './render-dashboard';
import { restaurant } from './restaurant';

const figures = {
  parties: 12,
  covers: 31,
  seated: 4,
  seatedCovers: 9,
  waiting: 2,
  noShows: 1,
  openRequests: 3,
};
const none = { parties: 0, covers: 0, seated: 0, seatedCovers: 0, waiting: 0, noShows: 0, openRequests: 0 };
const listed = [
  { id: 'harbour', name: 'Harbour Grill', timezone: 'UTC', date: '2026-11-20', ...none },
  { id: 'olive', name: 'Olive', timezone: 'UTC', date: '2026-11-20', ...figures },
];
const overview = { id: 'g1', name: 'Rossi', total: figures, restaurants: listed };
export const people = [
  {
    ...{ id: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Rossi', groupRole: null },
    restaurants: listed.map(({ id, name }) => ({ id, name, role: 'owner' })),
  },
  {
    ...{ id: 'u2', email: 'bo@example.com', firstName: 'Bo', lastName: 'Host', groupRole: null },
    restaurants: [{ id: 'olive', name: 'Olive', role: 'host' }],
  },
  {
    ...{ id: 'u3', email: 'cy@example.com', firstName: '', lastName: '', groupRole: 'manager' },
    restaurants: listed.map(({ id, name }) => ({
      ...{ id, name, role: 'manager' },
      withheld: id === 'olive' ? ['contacts'] : [],
    })),
  },
];
const hit = {
  ...{ id: 'reservation-1', restaurantId: 'harbour', name: 'Zoe Quinlan', partySize: 4 },
  ...{ phoneNumber: '+12125550101', localDate: '2026-11-21', localMinute: 1_200 },
  status: 'RESERVATION_STATUS_CANCELED',
};

const restaurantMessage = (more: object) => ({
  ...{ id: 'harbour', version: '4', seatingMinutes: 90, autoConfirm: true },
  operatingPeriods: [{ id: 'p', name: 'Dinner', opensAt: 1_080, closesAt: 1_320, intervalMinutes: 30 }],
  ...more,
});
const preview = {
  ...{ changed: ['seatingMinutes', 'waitlist'], rulesLeftOut: 1, fromVersion: '7' },
  ...{ before: restaurantMessage({}), after: restaurantMessage({ seatingMinutes: 120 }) },
};
const copiedTexts = [
  { kind: 'reminder', language: 'fr', after: 'See you soon, {{ answers }} {{ link }}', baseVersion: '3' },
  { kind: 'reservation-booked', language: 'en', before: 'Ciao', after: '', baseVersion: '1' },
  { kind: 'staff-answer', language: 'en', after: '{{ text }}', problem: 'The text has no restaurant.' },
];
const unfit = {
  reservation: { ...hit, startsAt: '2026-11-21T20:00:00Z' },
  reasons: [{ explanation: 'Too long' }],
};

const changedMeanwhile = {
  message: 'This text was changed by someone else meanwhile.',
  code: 'template-changed',
};

export const open = async ({
  isOwner = true,
  tab = 'group',
  role = 'owner' as 'owner' | 'host',
  all = 2,
  isChanged = false,
  sharing = undefined as object | undefined,
} = {}) => {
  const calls = serve(({ path, body }) => {
    if (path === '/api/restaurant')
      return [
        200,
        [
          restaurant({ id: 'olive', name: 'Olive', role }),
          restaurant({ id: 'harbour', name: 'Harbour Grill', role }),
        ].slice(0, all),
      ];
    if (path === '/api/group') return [200, [{ id: 'g1', name: 'Rossi', isOwner, restaurants: 2 }]];
    if (path === '/api/group/g1/overview') return [200, overview];
    if (path === '/api/group/g1/people') return [200, people];
    if (path.endsWith('GroupService/GetGroup'))
      return [200, { group: { id: 'g1', name: 'Rossi', ...(sharing ? { guestSharing: sharing } : {}) } }];
    if (path.endsWith('/PreviewCopy')) return [200, preview];
    if (isChanged && path.endsWith('/PutTemplate') && JSON.stringify(body).includes('"fr"'))
      return [409, changedMeanwhile];
    if (path.endsWith('/PreviewCopiedTemplates')) return [200, { templates: copiedTexts }];
    if (path.endsWith('/PreviewChange')) return [200, { reservations: [unfit], complete: true }];
    if (path.endsWith('/SearchGroup')) return [200, { reservations: [hit], truncated: true }];
    if (path.endsWith('EveningService/GetEvening'))
      return [200, { evening: { localDate: '2026-11-20', timezone: browserZone(), seatingMinutes: 90 } }];
    return undefined;
  });
  const view = renderAt(`/dashboard?tab=${tab}`);
  await screen.findByRole('tab', { name: 'Reservations' });
  const callsTo = (method: string) => calls.filter(({ path }) => path.endsWith(`/${method}`));
  return { ...view, calls, callsTo };
};

/** Asks what copying the hours and the rules of requests to the other restaurant would change. */
export const choose = async () => {
  const opened = await open();
  await userEvent.click(await screen.findByLabelText('Opening hours'));
  await userEvent.click(screen.getByLabelText('Requests and waitlist'));
  await userEvent.click(within(screen.getByRole('group', { name: 'To' })).getByLabelText('Harbour Grill'));
  await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
  const list = within(await screen.findByRole('list', { name: 'What changes' }));
  return { ...opened, list };
};

/** Asks the same of the texts of messages. */
export const chooseTexts = async (options = {}) => {
  const opened = await open(options);
  await userEvent.click(await screen.findByLabelText('Texts of messages'));
  await userEvent.click(within(screen.getByRole('group', { name: 'To' })).getByLabelText('Harbour Grill'));
  await userEvent.click(screen.getByRole('button', { name: 'Show what changes' }));
  return { ...opened, list: within(await screen.findByRole('list', { name: 'What changes' })) };
};

/** Each test leaves nothing behind. */
export function onTheGroupTab(): void {
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });
}
