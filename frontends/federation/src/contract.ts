import type { ComponentType } from 'react';
import type { NotificationAction, NotificationStore } from '@tablewell/ui/notifications';
import type { UnsavedWork } from './unsaved-work';

/** The remotes of the product, by the name used in the registry, the folders and the URLs. */
export const remoteNames = ['marketing', 'booking', 'dashboard', 'floor-plan', 'billing'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** The restaurant's fields that are passed to panels inside the dashboard; a panel loads the rest itself. */
interface RestaurantRef {
  id: string;
}

/** Options of the pricing component. */
export interface PricingProps {
  variant: 'full' | 'preview' | 'compact';
  showHeader?: boolean;
  /** Path after a purchase; `/dashboard` by default. */
  redirectAfterPurchase?: string;
  onPlanSelect?: (planId: string) => void;
  showTrialOptions?: boolean;
  showDualButtons?: boolean;
  enableAuthenticated?: boolean;
  disableTrials?: boolean;
}

/**
 * Every module that a remote exposes, with its props. A module has exactly one public export, `Remote`, a React
 * component. `./routes` has no props: it renders the remote's own pages depending on the location.
 */
export interface RemoteModules {
  'marketing/routes': Record<never, never>;
  'booking/routes': Record<never, never>;
  'dashboard/routes': Record<never, never>;
  'billing/routes': Record<never, never>;
  /** The plan picker, for the landing page, /pricing and /subscription. */
  'billing/pricing': PricingProps;
  /** The Floor Plan tab of the dashboard. `mayEdit` defaults to true; hosts may only view the floor plan. */
  'floor-plan/panel': { restaurant: RestaurantRef; mayEdit?: boolean };
}

export type RemoteModuleId = keyof RemoteModules;
export type RemoteComponent<Id extends RemoteModuleId> = ComponentType<RemoteModules[Id]>;

/** The shape of an exposed module: `export const Remote: RemoteComponent<'billing/pricing'> = …`. */
export interface ExposedModule<Id extends RemoteModuleId> {
  Remote: RemoteComponent<Id>;
}

/**
 * State that remotes of different releases share on one page: each value is on `globalThis` under `Symbol.for` of its
 * key, because every remote has its own copy of the code that reads it. A changed shape gets a new key, such as
 * `tablewell.notifications.2`, which exists beside the old one for a release.
 */
export interface PageGlobals {
  'tablewell.notifications': NotificationStore;
  /** The buttons of notifications, by the number of the notification. */
  'tablewell.notification-actions': Map<number, NotificationAction>;
  /** Loads a module of a remote; the shell sets it. */
  'tablewell.remotes': (id: string) => Promise<unknown>;
  'tablewell.unsavedWork': Set<UnsavedWork>;
  /** The refresh of the session under way; resolves with its new access token. */
  'tablewell.refresh': Promise<string | undefined>;
  /** Values that the device's storage did not accept. */
  'tablewell.device-store': Map<string, string>;
}

/** The current address of a remote's entry, as in `/remotes.json` and in the page. */
export interface RemoteEntry {
  /** URL of the hashed remote entry script. */
  entry: string;
  /** The stable version's address if this browser gets a canary; loaded if the canary fails. */
  stable?: string;
}
export type RemoteMap = Partial<Record<RemoteName, RemoteEntry>>;
