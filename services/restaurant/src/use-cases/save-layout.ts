import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import { bookingProblems } from '../domain/floor-of-layout';
import {
  type FixedComponent,
  type Layout,
  type LayoutContent,
  tidyBackground,
  tidyComponent,
  withPlaces,
} from '../domain/layout';
import { layoutProblems } from '../domain/layout-problems';
import type { Ports } from '../ports';
import { findForLayoutChange, layoutNotFound, listed, type ListedLayout } from './layouts';
import { outdated } from './outdated-changes';

export interface SaveLayoutCommand {
  readonly restaurantId: string;
  readonly layoutId: string;
  readonly fixedComponents: readonly FixedComponent[];
  /** Undefined: the caller sends only the places of tables, and everything else stays. */
  readonly details: Pick<LayoutContent, 'combinations' | 'background'> | undefined;
  /** 0: the stored version is overwritten, whichever it is. */
  readonly baseVersion: number;
}

/**
 * Replaces the content of a floor plan. Saving an outdated version is a conflict. A layout in service is saved only if
 * its tables can be booked, so that the plan always shows the tables that are booked (LAYOUT-8).
 */
export function saveLayout(ports: Ports) {
  return async (actor: Actor | undefined, command: SaveLayoutCommand): Promise<ListedLayout | Refusal> => {
    const { restaurantId, layoutId, baseVersion } = command;
    const outcome = await changeDocument(async () => {
      const restaurant = await findForLayoutChange(ports, actor, restaurantId);
      if (isRefusal(restaurant)) return restaurant;
      const problems = layoutProblems(contentOf(command));
      if (problems.length > 0) return invalid(problems);
      const current = await ports.layouts.find(restaurantId, layoutId);
      if (!current) return layoutNotFound();
      if (baseVersion > 0 && current.version !== baseVersion) return outdated.layout();
      const next: Layout = { ...current, ...contentFor(current, command), version: current.version + 1 };
      const inTheWay = restaurant.layoutInService === layoutId ? bookingProblems(next) : [];
      if (inTheWay.length > 0) return invalid(inTheWay, 'layout-in-service');
      // Conditional on the version that was read, because the event contains the next version with its floor.
      const saved = await ports.layouts.save(next, ports.eventFactory.layoutSaved(next));
      return saved ? listed(saved, restaurant) : 'conflict';
    });
    return outcome === 'busy' ? outdated.layout() : outcome;
  };
}

/** The caller's input. Its bounds are checked first. */
function contentOf({ fixedComponents, details }: SaveLayoutCommand): LayoutContent {
  const { combinations, background } = details ?? { combinations: [], background: [] };
  return { fixedComponents, combinations, background };
}

function contentFor(current: Layout, { fixedComponents, details }: SaveLayoutCommand): LayoutContent {
  const components = fixedComponents.map(tidyComponent);
  if (!details) return withPlaces(current, components);
  const { combinations, background } = details;
  return { fixedComponents: components, combinations, background: background.map(tidyBackground) };
}
