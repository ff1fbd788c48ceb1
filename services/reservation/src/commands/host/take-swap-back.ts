import type { Claim } from '../../day/claims/claim';
import type { Swapped } from '../../evening/swap-tables';
import type { Ports } from '../../ports';

interface SwapOfDate {
  readonly restaurantId: string;
  readonly date: string;
  /** The claims of the date before the swap. */
  readonly before: readonly Claim[];
  readonly swapped: Swapped | undefined;
}

/** Gives the claims of one date the tables back that they had before a swap. */
export async function takeBack(
  { days }: Pick<Ports, 'days'>,
  { restaurantId, date, before, swapped }: SwapOfDate,
): Promise<void> {
  const known = new Map(before.map((claim) => [claim.id, claim]));
  await days.change(
    restaurantId,
    date,
    ({ claims }) => ({
      claims: claims.map((claim) => {
        const [was, is] = [known.get(claim.id), swapped?.get(claim.id)];
        // Another step has given it other tables since.
        const isElsewhere = is?.tableNumbers?.join() !== claim.tableNumbers?.join();
        return was && is && !isElsewhere ? withTablesOf(claim, was) : claim;
      }),
    }),
    () => undefined,
  );
}

function withTablesOf(claim: Claim, { tableType, tables, tableNumbers, pinned, swap: step }: Claim): Claim {
  const { tables: _, tableNumbers: _numbers, pinned: _pinned, swap: _swap, ...rest } = claim;
  return {
    ...rest,
    tableType,
    ...(tables ? { tables } : {}),
    ...(tableNumbers ? { tableNumbers } : {}),
    ...(pinned ? { pinned } : {}),
    ...(step ? { swap: step } : {}),
  };
}

interface LeftSwap {
  readonly restaurantId: string;
  /** In order. */
  readonly dates: readonly string[];
  readonly stepId: string;
}

/**
 * Takes back what a call that crashed left of its swap: the later of two days is written first, and what the first day has
 * counts.
 */
export async function takeBackLater(
  { days }: Pick<Ports, 'days'>,
  { restaurantId, dates: [first = '', ...later], stepId }: LeftSwap,
): Promise<void> {
  if (later.length === 0) return;
  const onFirst = new Map((await days.day(restaurantId, first)).claims.map((claim) => [claim.id, claim]));
  const before = ({ id, swap }: Claim): Claim | undefined => {
    const was = onFirst.get(id);
    return swap === stepId && was?.swap !== stepId ? was : undefined;
  };
  for (const date of later)
    await days.change(
      restaurantId,
      date,
      ({ claims }) => {
        const restored = claims.map((claim) => {
          const was = before(claim);
          return was ? withTablesOf(claim, was) : claim;
        });
        return restored.some((claim, index) => claim !== claims[index]) ? { claims: restored } : undefined;
      },
      () => undefined,
    );
}
