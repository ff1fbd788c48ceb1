// cspell:ignore Français
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fieldRefusal } from '../../testing/rpc-refusal';
import { renderAt, serve } from '../../testing/render-dashboard';

jest.mock('@tablewell/api-client/socket', () => ({
  openLiveSocket: () => jest.requireActual('../../testing/render-dashboard').fakeSocket,
}));
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const text = '{{ restaurant }}: see you! {{ link }}';
const preview = { text: 'Olive: see you! https://t.example/1', segments: 1, units: 34 };

function serveTexts(answers: Record<string, [number, unknown]> = {}) {
  return serve(({ path, body }) => {
    const method = path.split('/').at(-1) ?? '';
    if (answers[method]) return answers[method];
    const { kind, language, text: sent } = (body ?? {}) as Record<string, string>;
    if (method === 'ListTemplates')
      return [
        200,
        {
          templates: ['reservation-booked', 'reservation-canceled', 'staff-answer'].map((each) => ({
            kind: each,
            language,
            text: `${text} ${each}`,
            version: '3',
            variables: each === 'staff-answer' ? ['restaurant', 'text'] : ['restaurant', 'guest', 'link'],
          })),
        },
      ];
    if (method === 'ListSnippets') return [200, { snippets: { texts: ['See you!'], version: '2' } }];
    if (method === 'PutSnippets')
      return [200, { snippets: { texts: (body as { texts: string[] }).texts, version: '3' } }];
    if (method === 'PreviewTemplate') return [200, { preview }];
    if (method === 'PutTemplate')
      return [
        200,
        {
          template: {
            kind,
            language,
            text: sent,
            isOwn: Boolean(sent),
            version: '4',
            variables: ['restaurant'],
          },
        },
      ];
    return undefined;
  });
}
const open = async () => {
  const view = renderAt('/dashboard?tab=settings&view=texts');
  await screen.findByDisplayValue(/link.*booked/);
  return view;
};
const field = () => screen.getByLabelText('Text');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a text is written with a preview of its message, and saved based on the version that was loaded', async () => {
  const calls = serveTexts();
  const { container } = await open();
  expect(await screen.findByText(preview.text)).toBeVisible();
  expect(screen.getByText('Sent as 1 SMS, 34 characters')).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), 'Ciao ');
  await press('First name');
  await waitFor(() => expect(field()).toHaveValue('Ciao {{ guest }}'));
  expect(await axe(container)).toHaveNoViolations();
  await press('Save Text');
  expect(await screen.findByText('Text saved.')).toBeVisible();
  expect(screen.getByText('Your own text')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/PutTemplate'))?.body).toEqual({
    restaurantId: 'olive',
    kind: 'reservation-booked',
    language: 'en',
    text: 'Ciao {{ guest }}',
    baseVersion: '3',
  });
  await press('Use Our Text');
  expect(await screen.findByText('Our text')).toBeVisible();
});

test('each message and each language has its text', async () => {
  const calls = serveTexts();
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Message'), 'Reservation canceled');
  expect(await screen.findByDisplayValue(/link.*canceled/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Français');
  await waitFor(() => expect(field()).toHaveAttribute('lang', 'fr'));
  expect(calls.filter(({ path }) => path.endsWith('/ListTemplates')).at(-1)?.body).toEqual({
    restaurantId: 'olive',
    language: 'fr',
  });
});

test('each message has the values that it can insert', async () => {
  serveTexts();
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Message'), 'Your answer to a guest');
  expect(await screen.findByRole('button', { name: 'Your answer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Link to change or cancel' })).toBeNull();
});

test('what is wrong with a text is said at the field', async () => {
  serveTexts({ PreviewTemplate: fieldRefusal('text', 'The text must say who sends it.') });
  await open();
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/must say who sends it/));
  expect(screen.getByRole('button', { name: 'Send a Test' })).toBeDisabled();
});

test('a test names the number that it goes to', async () => {
  serveTexts({ SendTemplateTest: [200, { to: '+12125550100' }] });
  await open();
  await screen.findByText(preview.text);
  await press('Send a Test');
  expect(await screen.findByText('A test is on its way to +12125550100.')).toBeVisible();
});

test('texts for answers are added, changed and removed, and saved as one list', async () => {
  const calls = serveTexts();
  const { container } = await open();
  expect(await screen.findByLabelText('Text 1')).toHaveValue('See you!');
  await press('Add a Text');
  await userEvent.type(screen.getByLabelText('Text 2'), 'We have parking.');
  await press('Add a Text');
  await userEvent.type(screen.getByLabelText('Text 3'), 'Dogs are welcome.');
  await press('Remove text 1');
  expect(await axe(container)).toHaveNoViolations();
  await press('Save Texts');
  expect(await screen.findByText('Texts saved.')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/PutSnippets'))?.body).toEqual({
    restaurantId: 'olive',
    texts: ['We have parking.', 'Dogs are welcome.'],
    baseVersion: '2',
  });
});
