import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionQueries } from '@tablewell/federation/session-queries';
import { MemoryRouter } from '@tablewell/federation/testing';
import { axe } from 'jest-axe';
import { serve } from '../../testing/serve';
import { restaurant } from '../../testing/restaurant';
import { fieldRefusal } from '../../testing/rpc-refusal';
import { NotificationSection } from './notification-section';
import { draftOf } from './settings-draft';

const service = '/rpc/tablewell.notification.v1.SenderService/';
const refused = {
  address: '+14155550111',
  registration: 'REGISTRATION_REFUSED',
  reason: 'No consent text.',
  mayShare: true,
};

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

/** The section of the settings that has the number, in a form as there. */
function open(sender: object, answers: Record<string, [number, unknown]> = {}) {
  const calls = serve(({ path }) => {
    if (path === `${service}GetSender`) return [200, { sender }];
    const found = Object.entries(answers).find(([method]) => path === service + method);
    return found?.[1];
  });
  const page = render(
    <MemoryRouter>
      <SessionQueries signIn="/sign-in">
        <form>
          <NotificationSection
            draft={draftOf(restaurant({ smsNotifications: true }))}
            change={() => undefined}
            problems={{}}
            restaurantId="olive"
          />
        </form>
      </SessionQueries>
    </MemoryRouter>,
  );
  return { calls, ...page };
}

describe('the own number of SMS', () => {
  it('is entered, and shows the state of its registration', async () => {
    const pending = { ...refused, registration: 'REGISTRATION_PENDING', reason: '' };
    const { calls, container } = open({ mayShare: true }, { PutSender: [200, { sender: pending }] });
    const field = await screen.findByLabelText(/^Your own SMS number/);
    expect(screen.getByText(/a guest who answers STOP gets no SMS from any of them/)).toBeVisible();
    await userEvent.type(field, ' +1 415 555 0111 ');
    await userEvent.click(screen.getByRole('button', { name: 'Use this number' }));
    expect(await screen.findByText(/Its registration with US carriers is being reviewed/)).toBeVisible();
    expect(screen.getByLabelText(/^Your own SMS number/)).toHaveValue('+14155550111');
    expect(calls.find(({ path }) => path === `${service}PutSender`)?.body).toEqual({
      restaurantId: 'olive',
      address: '+1 415 555 0111',
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says why it cannot be used', async () => {
    const problem = 'Another restaurant uses this sender.';
    open({ mayShare: true }, { PutSender: fieldRefusal('address', problem) });
    await userEvent.type(await screen.findByLabelText(/^Your own SMS number/), '+14155550111{Enter}');
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it('that carriers refused says what to do, and is checked again', async () => {
    const registered = { ...refused, registration: 'REGISTRATION_REGISTERED', reason: '' };
    open(refused, { CheckSender: [200, { sender: registered }] });
    expect(await screen.findByText(/Ask your operator to correct it.*No consent text/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('This sender is in use, and carriers know it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('tells whether carriers know the business behind it, and why not', async () => {
    const brand = { brand: 'REGISTRATION_REFUSED', brandReason: 'The tax id belongs to another business.' };
    const none = {
      ...refused,
      registration: 'REGISTRATION_NONE',
      reason: 'It has no campaign yet.',
      ...brand,
    };
    const known = { brand: 'REGISTRATION_REGISTERED', registration: 'REGISTRATION_REGISTERED', reason: '' };
    open(none, { CheckSender: [200, { sender: { ...none, ...known, brandReason: '' } }] });
    expect(await screen.findByText(/US carriers refused your business.*another business\.$/)).toBeVisible();
    expect(screen.getByText(/not registered with US carriers.*no campaign yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('This sender is in use, and carriers know it.')).toBeVisible();
    expect(screen.queryByText(/business/)).toBeNull();
  });

  it('is needed where no number is shared', async () => {
    open({ mayShare: false });
    expect(await screen.findByText(/You cannot send SMS yet/)).toBeVisible();
  });

  it('is replaced by WhatsApp where the operator offers it', async () => {
    const offered = { mayShare: true, offersWhatsapp: true };
    const { calls, container } = open(offered, {
      UseWhatsApp: [200, { sender: { ...offered, usesWhatsapp: true } }],
    });
    const choice = await screen.findByRole('checkbox', { name: 'Send WhatsApp messages instead of SMS' });
    expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toBeEnabled());
    expect(choice).toBeChecked();
    expect(calls.find(({ path }) => path === `${service}UseWhatsApp`)?.body).toEqual({
      restaurantId: 'olive',
      usesWhatsapp: true,
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is the only choice where there is no WhatsApp', async () => {
    open({ mayShare: true });
    await screen.findByLabelText(/^Your own SMS number/);
    expect(screen.queryByRole('checkbox', { name: /WhatsApp/ })).toBeNull();
  });
});
