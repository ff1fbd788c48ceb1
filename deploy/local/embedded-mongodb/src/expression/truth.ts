import { isNumeric, toNumber, type Value } from '../bson/values';

/** Truth in an aggregation expression: everything except false, null, a missing value and zero is true. */
export function truthy(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}
