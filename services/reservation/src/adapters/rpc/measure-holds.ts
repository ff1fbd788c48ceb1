import { measured } from '@tablewell/chassis/metrics';
import { isRefusal } from '@tablewell/chassis/refusal';
import type { holdTable } from '../../commands/diner/hold-table';

type HoldTable = ReturnType<typeof holdTable>;

/** Measures holds by outcome. */
export function measureHolds(next: HoldTable): HoldTable {
  return async (command) => {
    try {
      const answer = await next(command);
      if (isRefusal(answer)) measured.holds.add({ outcome: 'refused', refusal: answer.code });
      else measured.holds.add({ outcome: 'held', refusal: '' });
      return answer;
    } catch (error) {
      measured.holds.add({ outcome: 'failed', refusal: '' });
      throw error;
    }
  };
}
