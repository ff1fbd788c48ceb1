import type { Actor } from '@tablewell/chassis/access';
import { type FieldProblem, invalid, type Refusal } from '@tablewell/chassis/refusal';
import { maxTogether } from '../../evening/chosen-tables';
import { clockToleranceMs, maxLateMs, type StepInitiator } from '../../party/party-step';

/** The fields of every host's step. */
export interface StepInput {
  readonly stepId: string;
  /** Undefined: now. */
  readonly takenAt?: Date | undefined;
  readonly tableNumbers?: readonly string[];
}

const stepIdPattern = /^[A-Za-z0-9_-]{8,64}$/;
const maxNumberLength = 20;

/** The refusal of an invalid step, by field; undefined for a valid one (PARTY-5). */
export function refuseStepInput(input: StepInput, now: Date): Refusal | undefined {
  const problems = [...idProblems(input), ...timeProblems(input, now), ...tableProblems(input)];
  return problems.length > 0 ? invalid(problems) : undefined;
}

function idProblems({ stepId }: StepInput): FieldProblem[] {
  return [...(refuseStepId(stepId)?.fields ?? [])];
}

/** The refusal of an id that a caller chose, by field; undefined for a valid one. */
export function refuseStepId(id: string, field = 'stepId'): Refusal | undefined {
  if (stepIdPattern.test(id)) return undefined;
  return invalid([{ field, message: 'Please give 8 to 64 letters, digits, hyphens or underscores' }]);
}

function timeProblems({ takenAt }: StepInput, now: Date): FieldProblem[] {
  if (!takenAt) return [];
  const age = now.getTime() - takenAt.getTime();
  if (age > maxLateMs)
    return [{ field: 'takenAt', message: 'A step can be reported at most twelve hours later' }];
  if (age < -clockToleranceMs) return [{ field: 'takenAt', message: 'A step cannot be taken in the future' }];
  return [];
}

function tableProblems({ tableNumbers = [] }: StepInput): FieldProblem[] {
  const field = 'tableNumbers';
  if (tableNumbers.length > maxTogether)
    return [{ field, message: `Please choose at most ${maxTogether} tables` }];
  return tableNumbers.flatMap((number, index) =>
    number.length > 0 && number.length <= maxNumberLength
      ? []
      : [{ field: `${field}[${index}]`, message: 'Please give the number of a table' }],
  );
}

/** The refusal of the end of a stay that is not after its start. */
export function refuseUntil(
  { until, ...input }: StepInput & { readonly until?: Date | undefined },
  now: Date,
): Refusal | undefined {
  if (!until || until > timeOfStep(input, now)) return undefined;
  return invalid([{ field: 'until', message: 'The end of the stay must be after its start' }]);
}

/**
 * When a step was taken, by this service's clock. The clock of the device that sent it may be wrong, so that only the
 * time between step and call counts (PARTY-5).
 */
export function byOwnClock(takenAt: Date | undefined, sentAt: Date | undefined, now: Date): Date | undefined {
  if (!takenAt || !sentAt) return takenAt;
  const agoMs = Math.max(0, sentAt.getTime() - takenAt.getTime());
  return new Date(now.getTime() - agoMs);
}

/** The time of a step. A time slightly in the future, from a tablet whose clock is ahead, is taken as now. */
export function timeOfStep({ takenAt }: StepInput, now: Date): Date {
  return takenAt && takenAt < now ? takenAt : now;
}

/** The member who takes a step. */
export function initiatorOf(actor: Actor | undefined): StepInitiator {
  return { userId: actor?.userId ?? '', name: actor?.name || actor?.email || 'A member of the staff' };
}
