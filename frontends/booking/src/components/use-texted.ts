import { useEffect, useState } from 'react';
import type { Restaurant } from '../api/types';

/** Shorter ones are not complete yet. */
const fewestDigits = 7;
const pauseMs = 700;

/**
 * Whether the restaurant sends SMS to a number; undefined while that is not known, or nothing is typed. The phone library
 * is loaded once a number was typed, and nothing is said without it.
 */
export function useTexted(phone: string, restaurant: Restaurant | undefined): boolean | undefined {
  const [known, setKnown] = useState<{ phone: string; isTexted: boolean }>();
  const { texting } = restaurant ?? {};
  const isNumber = restaurant !== undefined && phone.replace(/\D/g, '').length >= fewestDigits;
  useEffect(() => {
    if (!isNumber || !texting) return undefined;
    const timer = setTimeout(() => {
      import('@tablewell/shared/phone').then(
        ({ takesTexts }) =>
          setKnown({ phone, isTexted: takesTexts(phone, texting.country, texting.countries) }),
        () => undefined,
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isNumber, phone, texting]);
  if (!isNumber) return undefined;
  if (!texting) return false;
  return known?.phone === phone ? known.isTexted : undefined;
}
