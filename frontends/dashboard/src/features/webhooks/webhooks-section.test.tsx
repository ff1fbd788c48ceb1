import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@tablewell/federation/testing';
import type { Answer } from '@tablewell/federation/testing';
import { NotificationRegion } from '@tablewell/ui';
import { axe } from 'jest-axe';
import { ConfirmProvider } from '../../lib/confirm';
import { serve } from '../../testing/serve';
import { fieldRefusal } from '../../testing/rpc-refusal';
import { WebhooksSection } from './webhooks-section';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const kinds = ['reservation.booked', 'reservation.canceled', 'guest.erased'];
const at = '2026-11-20T18:00:00Z';
const endpoints = [
  {
    ...{ id: 'w1', name: 'Till', url: 'https://till.example/hook', kinds: ['reservation.booked'] },
    ...{ state: 'WEBHOOK_ENDPOINT_STATE_ON', lastDeliveredAt: at },
  },
  {
    ...{ id: 'w2', name: 'Loyalty', url: 'https://loyalty.example/', kinds },
    ...{ state: 'WEBHOOK_ENDPOINT_STATE_ON', failingSince: at },
  },
  {
    ...{ id: 'w3', name: 'Old', url: 'https://old.example/', kinds },
    ...{ state: 'WEBHOOK_ENDPOINT_STATE_GONE' },
  },
];
const delivery = (more: object = {}) => ({
  ...{ id: 'd1', webhookId: 'evt_1', endpointId: 'w1', kind: 'reservation.booked', createdAt: at },
  ...{ state: 'WEBHOOK_DELIVERY_STATE_DELIVERED', tries: [{ at, tookMs: 42, status: 200 }] },
  ...more,
});

async function open(listed: object = { endpoints, kinds }, answers: Record<string, Answer> = {}) {
  const calls = serve(({ path }) => {
    if (path.endsWith('/ListWebhooks')) return [200, listed];
    const method = Object.keys(answers).find((name) => path.endsWith(`/${name}`));
    return method ? answers[method] : undefined;
  });
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConfirmProvider>
          <WebhooksSection restaurantId="olive" />
        </ConfirmProvider>
        <NotificationRegion />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const bodyOf = (method: string) => calls.find(({ path }) => path.endsWith(`/${method}`))?.body;
  return { container, bodyOf };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('endpoints are listed with what they are told and how they do', async () => {
  const { container } = await open();
  const list = within(await screen.findByRole('list', { name: 'Webhooks of this restaurant' }));
  const of = (name: string) => within(list.getByRole('listitem', { name }));
  expect(of('Till').getByText('On')).toBeVisible();
  expect(of('Till').getByText(/Is told of 1 kind of event\. Last delivered Nov 20, 2026/)).toBeVisible();
  expect(of('Loyalty').getByText(/Fails since Nov 20, 2026/)).toBeVisible();
  expect(of('Old').getByText('Switched off: it does not exist any more')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('a new endpoint is made with the chosen kinds, and its secret is shown once', async () => {
  const { bodyOf } = await open({ kinds }, { CreateWebhook: [200, { secret: 'whsec_new' }] });
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  await press('Add a webhook');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Who receives the events'), 'Till');
  await userEvent.type(dialog.getByLabelText('Address'), 'https://till.example/hook');
  // Reservations are chosen at first, and guests are not.
  await userEvent.click(dialog.getByLabelText(/^Cancellations/));
  await userEvent.click(dialog.getByLabelText(/^Guests whose data are erased/));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('whsec_new')).toBeVisible();
  expect(screen.getByText(/it is not shown again/)).toBeVisible();
  expect(bodyOf('CreateWebhook')).toEqual({
    ...{ restaurantId: 'olive', name: 'Till', url: 'https://till.example/hook', on: true },
    kinds: ['reservation.booked', 'guest.erased'],
  });
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('a refused address is shown at its field, and what was typed stays', async () => {
  const message = 'The address must begin with https://';
  await open({ kinds }, { CreateWebhook: fieldRefusal('url', message) });
  await press('Add a webhook');
  await userEvent.type(await screen.findByLabelText('Who receives the events'), 'Till');
  await userEvent.type(screen.getByLabelText('Address'), 'http://till.example');
  await press('Add');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('http://till.example');
});

test('one that was switched off is changed and switched on', async () => {
  const { bodyOf } = await open(undefined, { UpdateWebhook: [200, {}] });
  await press('Change the webhook Old');
  await userEvent.click(await screen.findByLabelText('Send events to it'));
  await press('Save');
  expect(await screen.findByRole('list', { name: 'Webhooks of this restaurant' })).toBeVisible();
  expect(bodyOf('UpdateWebhook')).toEqual({
    ...{ restaurantId: 'olive', endpointId: 'w3', name: 'Old', url: 'https://old.example/', kinds, on: true },
  });
});

test('a secret is replaced, at once if others know it', async () => {
  const { bodyOf } = await open(undefined, { RotateWebhookSecret: [200, { secret: 'whsec_next' }] });
  await press('New secret for Till');
  await userEvent.click(await screen.findByLabelText(/end it at once/));
  await press('Make a new secret');
  expect(await screen.findByText('whsec_next')).toBeVisible();
  expect(bodyOf('RotateWebhookSecret')).toEqual({
    ...{ restaurantId: 'olive', endpointId: 'w1', endsFormer: true },
  });
});

test('a test event says what was answered', async () => {
  const failed = delivery({
    ...{ kind: 'webhook.test', state: 'WEBHOOK_DELIVERY_STATE_FAILED' },
    tries: [{ at, tookMs: 5, problem: 'Nobody listens at this address' }],
  });
  await open(undefined, {
    SendWebhookTest: [200, { deliveryId: 'd9' }],
    GetWebhookDelivery: [200, { delivery: failed }],
  });
  await press('Send a test event to Till');
  expect(
    await screen.findByText('Till did not take the test event: Nobody listens at this address'),
  ).toBeVisible();
});

test('an endpoint is removed after a question', async () => {
  const { bodyOf } = await open(undefined, { RemoveWebhook: [200, {}] });
  await press('Remove the webhook Till');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  expect(await screen.findByText('Webhook Till removed')).toBeVisible();
  expect(bodyOf('RemoveWebhook')).toEqual({ restaurantId: 'olive', endpointId: 'w1' });
});

describe('the log', () => {
  const logged = {
    ListWebhookDeliveries: [200, { deliveries: [delivery()] }] as Answer,
    GetWebhookDelivery: [
      200,
      { delivery: delivery({ body: '{"type":"reservation.booked"}', answer: 'thanks' }) },
    ] as Answer,
  };

  test('shows what was sent and answered, and sends it again', async () => {
    const { container, bodyOf } = await open(undefined, { ...logged, ResendWebhookDelivery: [200, {}] });
    await press('Events sent to Till');
    const dialog = within(await screen.findByRole('dialog', { name: 'Events sent to Till' }));
    await userEvent.click(await dialog.findByText('reservation.booked'));
    expect(await dialog.findByText('thanks')).toBeVisible();
    expect(dialog.getByText(/"type": "reservation\.booked"/)).toBeVisible();
    expect(dialog.getByText(/It answered 200 \(42 ms\)/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('1 event is sent again')).toBeVisible();
    expect(bodyOf('ResendWebhookDelivery')).toEqual({ restaurantId: 'olive', deliveryId: 'd1' });
  });

  test('is filtered by state, and sends a range again', async () => {
    const { bodyOf } = await open(undefined, {
      ...logged,
      ResendWebhookDeliveries: [200, { resent: 7 }],
    });
    await press('Events sent to Till');
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'failed');
    await screen.findByText('reservation.booked');
    await userEvent.click(screen.getByLabelText('Also those that were delivered'));
    await press('Send these again');
    expect(await screen.findByText('7 events are sent again')).toBeVisible();
    expect(bodyOf('ResendWebhookDeliveries')).toMatchObject({
      ...{ restaurantId: 'olive', endpointId: 'w1', all: true, from: expect.stringMatching(/Z$/) },
    });
  });

  test('says when there is nothing', async () => {
    await open(undefined, { ListWebhookDeliveries: [200, {}] });
    await press('Events sent to Till');
    expect(await screen.findByText('No events')).toBeVisible();
  });

  test('that cannot be read offers another try', async () => {
    await open(undefined, { ListWebhookDeliveries: [500, { code: 'internal', message: 'Down' }] });
    await press('Events sent to Till');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test('without the plan no endpoint is added, and those that are there can be changed and removed', async () => {
  const { container } = await open({ endpoints, kinds, requiredPlan: 'enterprise' });
  expect(await screen.findByText(/nothing is sent to these addresses/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a webhook' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Send a test event/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove the webhook Till' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});
