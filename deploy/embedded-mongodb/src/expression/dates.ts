import { int, isDoc, typeNameOf, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Operator } from './operators';

/** Dates are taken apart in UTC; a time zone is refused, because its rules would have to be MongoDB's own. */
function part(read: (date: Date) => number): Operator {
  return (operand, compile) => {
    const evaluate = compile(dateOperand(operand));
    return (document, variables) => {
      const date = evaluate(document, variables);
      return date === undefined || date === null ? null : int(read(asDate(date)));
    };
  };
}

function dateOperand(operand: Value): Value {
  if (Array.isArray(operand) && operand.length === 1) return operand[0] as Value;
  if (!isDoc(operand) || !operand.has('date')) return operand;
  refuseZone(operand.get('timezone'));
  return operand.get('date') as Value;
}

function refuseZone(zone: Value | undefined): void {
  if (zone !== undefined && zone !== 'UTC' && zone !== 'GMT')
    throw unsupported('A time zone in an expression');
}

function asDate(value: Value): Date {
  if (value instanceof Date) return value;
  throw new MongoError(16006, `can't convert from BSON type ${typeNameOf(value)} to Date`);
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

const formats: Readonly<Record<string, (date: Date) => string>> = {
  '%Y': (date) => pad(date.getUTCFullYear(), 4),
  '%m': (date) => pad(date.getUTCMonth() + 1, 2),
  '%d': (date) => pad(date.getUTCDate(), 2),
  '%H': (date) => pad(date.getUTCHours(), 2),
  '%M': (date) => pad(date.getUTCMinutes(), 2),
  '%S': (date) => pad(date.getUTCSeconds(), 2),
  '%L': (date) => pad(date.getUTCMilliseconds(), 3),
  '%%': () => '%',
};

const dateToString: Operator = (operand, compile) => {
  if (!isDoc(operand) || !operand.has('date'))
    throw new MongoError(18628, "Missing 'date' parameter to $dateToString");
  refuseZone(operand.get('timezone'));
  if (operand.has('onNull')) throw unsupported('onNull of $dateToString');
  const format = operand.get('format') ?? '%Y-%m-%dT%H:%M:%S.%LZ';
  if (typeof format !== 'string') throw unsupported('A computed format of $dateToString');
  const rest = format.replace(/%[YmdHMSL%]/g, '');
  if (rest.includes('%')) throw unsupported(`The date format '${format}'`);
  const evaluate = compile(operand.get('date') as Value);
  return (document, variables) => {
    const value = evaluate(document, variables);
    if (value === undefined || value === null) return null;
    const date = asDate(value);
    if (date.getUTCFullYear() < 0 || date.getUTCFullYear() > 9999)
      throw new MongoError(
        18537,
        'Could not convert date to string: date component was outside the supported range of 0-9999',
      );
    return format.replace(/%./g, (specifier) => formats[specifier]?.(date) ?? specifier);
  };
};

export const dateOperators: Readonly<Record<string, Operator>> = {
  $year: part((date) => date.getUTCFullYear()),
  $month: part((date) => date.getUTCMonth() + 1),
  $dayOfMonth: part((date) => date.getUTCDate()),
  $dayOfWeek: part((date) => date.getUTCDay() + 1),
  $hour: part((date) => date.getUTCHours()),
  $minute: part((date) => date.getUTCMinutes()),
  $second: part((date) => date.getUTCSeconds()),
  $millisecond: part((date) => date.getUTCMilliseconds()),
  $dateToString: dateToString,
};
