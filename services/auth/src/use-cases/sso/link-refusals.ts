import { Refusal } from '@tablewell/chassis/refusal';

// Why a person whom a provider names has no account here (SSO-4, SSO-5).

export const unverified = () =>
  new Refusal(
    'forbidden',
    'sso-unverified',
    'Your company’s sign-in does not say that your email address is verified. Please ask its administrator.',
  );

export const otherDomain = () =>
  new Refusal(
    'forbidden',
    'sso-other-domain',
    'Your email address there is not one of your company’s domains. Please ask its administrator.',
  );

export const noPlace = () =>
  new Refusal(
    'forbidden',
    'sso-no-place',
    'You work in none of the restaurants that sign in this way. Please ask the owner to invite you.',
  );

export const linkedOtherwise = () =>
  new Refusal(
    'forbidden',
    'sso-linked-otherwise',
    'This account belongs to somebody who signed in with this address before. Please ask the owner to remove and invite you again.',
  );

export const ownsRestaurants = () =>
  new Refusal(
    'forbidden',
    'sso-owns-restaurants',
    'You own restaurants of your own with this account. Please sign in with your password, or ask to be invited by another address.',
  );
