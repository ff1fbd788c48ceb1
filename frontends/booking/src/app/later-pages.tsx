import { lazy } from 'react';
import type { ComponentType } from 'react';
import { ChangePage } from '../features/change/change-page';
import { ConfirmationPage } from '../features/confirmation/confirmation-page';
import { OutcomePage } from '../features/outcome/outcome-page';
import { paths } from '../paths';

// Few diners wait for a table.
const waitlist = () => import('../features/waitlist/pages');

const pages: Readonly<Record<string, ComponentType>> = {
  [paths.confirmed]: ConfirmationPage,
  [paths.confirmedWithoutId]: ConfirmationPage,
  [paths.change]: ChangePage,
  [paths.changeWithoutId]: ChangePage,
  [paths.outcome]: OutcomePage,
  [paths.waitlist]: lazy(async () => ({ default: (await waitlist()).JoinPage })),
  [paths.entry]: lazy(async () => ({ default: (await waitlist()).EntryPage })),
};

/** A page other than the form, by its path in the table of paths. */
export function LaterPage({ path }: { path: string }) {
  const Page = pages[path];
  return Page ? <Page /> : null;
}
