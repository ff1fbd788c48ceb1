import { Refusal } from '@tablewell/chassis/refusal';

const conflict = (code: string, message: string) => (): Refusal => new Refusal('conflict', code, message);

/** The refusals of a change that is based on an outdated version, by the thing that was to be changed. */
export const outdated = {
  rules: conflict(
    'rules-changed',
    'These rules were changed by someone else meanwhile. Please load them again.',
  ),
  settings: conflict(
    'settings-changed',
    'These settings were changed by someone else meanwhile. Please look at them again.',
  ),
  draft: conflict('draft-changed', 'This draft was changed by someone else meanwhile. Please load it again.'),
  layout: conflict(
    'layout-changed',
    'This layout was changed by someone else meanwhile. Please load it again.',
  ),
  profile: conflict(
    'profile-changed',
    'This page was changed by someone else meanwhile. Please load it again.',
  ),
  sites: conflict(
    'sites-changed',
    'The list of sites was changed by someone else meanwhile. Please load it again.',
  ),
  ownName: conflict(
    'own-name-changed',
    'These settings were changed by someone else meanwhile. Please load them again.',
  ),
} as const;
