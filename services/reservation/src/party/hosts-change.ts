import { findCall, withCall } from '../day/seen-calls';
import type { ClaimEffects } from '../day/claims/placement';

/** A host's override of rules, with its reason. */
export interface Override {
  /** The codes of the overridden rules. */
  readonly overridden: readonly string[];
  readonly reason: string;
  /** The limit of pacing that it exceeds, as text. */
  readonly overLimit?: string;
}

/** The override of a decision, with the host's reason. */
export function overrideOf({ overridden, overLimit }: ClaimEffects, reason: string): Override {
  return { overridden, reason, ...(overLimit ? { overLimit } : {}) };
}

/** What a decision for a diner overrode, by the owner's rule and nobody's choice (OVERBOOK-9). */
export const byRule = (effects: ClaimEffects): Override => overrideOf(effects, '');

/** A booking or a change by a host's form, as recorded with its party. */
export interface HostsChange {
  /** Chosen by the caller: a call that is sent twice is carried out once. */
  readonly id: string;
  readonly overridden: readonly string[];
}

/** The most recorded changes; a party has few. */
const maxKept = 20;

export const longestReason = 200;

type HasChanges = { readonly hostsChanges?: readonly HostsChange[] | undefined };

/** The change with this id. */
export function findChange({ hostsChanges }: HasChanges, id: string): HostsChange | undefined {
  return findCall(hostsChanges, id);
}

/** The recorded changes with another one. */
export function withChange({ hostsChanges }: HasChanges, change: HostsChange): readonly HostsChange[] {
  return withCall(hostsChanges, change, maxKept);
}
