import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays, addMonths } from '@tablewell/shared/zone';
import { browserZone } from '@tablewell/api-client';
import { reservationsByDate } from '@tablewell/api-client/book';
import { restaurantInfo, tableAvailability } from '@tablewell/api-client/queries';
import { dismissSteps, firstSteps, rememberSteps, useRememberedSteps } from '../../../lib/first-steps';
import type { FirstStep } from '../../../lib/first-steps';
import type { Restaurant } from '../../../lib/api/list-restaurants';
import { monthPeriod } from '../periods';
import { isRunning, provenSteps } from './progress';
import { useFloorPlanStep } from './use-floor-plan-step';

/** How far ahead guests can book. */
const bookableMonths = 3;

interface FirstSteps {
  restaurant: Restaurant;
  /** The steps of this restaurant, in their order. */
  steps: readonly FirstStep[];
  done: ReadonlySet<FirstStep>;
}

/** The current checklist (OVERVIEW-9); undefined while unknown, and once all steps are done or dismissed. */
export function useFirstSteps(restaurantId: string, today: string): FirstSteps | undefined {
  const remembered = useRememberedSteps(restaurantId);
  const wanted = !remembered.dismissed && remembered.done.length < firstSteps.length;
  const { data: info } = useQuery({ ...restaurantInfo(restaurantId), enabled: wanted });
  // The tables of a floor plan in service count like those of the settings.
  const { data: tables } = useQuery({ ...tableAvailability(restaurantId), enabled: wanted });
  const restaurant = info && { ...info, tableAvailability: tables ?? info.tableAvailability };

  const floorPlan = useFloorPlanStep(restaurantId, wanted);
  const steps = firstSteps.filter((step) => step !== 'floor-plan' || floorPlan?.isOffered);

  // The month block loads the same data; later dates are only loaded while there is no reservation yet.
  const { load } = monthPeriod(today, 0);
  const now = useQuery({ ...reservationsByDate(restaurantId, load), enabled: wanted });
  const ahead = useQuery({
    ...reservationsByDate(restaurantId, {
      start: addDays(load.end, 1),
      end: addDays(addMonths(today, bookableMonths), 1),
    }),
    enabled: wanted && !remembered.done.includes('booking') && now.data?.length === 0,
  });
  const count = now.data && now.data.length + (ahead.data?.length ?? 0);
  const known =
    restaurant !== undefined && floorPlan !== undefined && count !== undefined && !ahead.isLoading;

  const running = known && isRunning(restaurant, count);
  const proven = known
    ? provenSteps(restaurant, {
        reservations: count,
        isFloorPlanDrawn: floorPlan.isDrawn,
        browserZone: browserZone(),
      })
    : [];
  const done = new Set(steps.filter((step) => remembered.done.includes(step) || proven.includes(step)));
  const finished = done.size === steps.length;
  const booked = done.has('booking');
  useEffect(() => {
    // Remembered for good on this device, even if the test booking is deleted or the next list is too short to contain
    // it.
    if (running || (known && finished)) dismissSteps(restaurantId);
    else if (known && booked) rememberSteps(restaurantId, 'booking');
  }, [known, running, finished, booked, restaurantId]);

  return wanted && known && !running && !finished ? { restaurant, steps, done } : undefined;
}
