/** The texts of the optional details. */
export const words = {
  email: 'Email',
  emailFor: 'We send the confirmation and your calendar entry here.',
  occasion: 'Occasion',
  occasionFor: 'So that the restaurant can prepare for it.',
  dietary: 'Dietary needs',
  dietaryFor: 'The kitchen sees them before you come.',
  dietaryNotes: 'Anything else we should know about food',
  remember: 'Remember me on this device',
  rememberFor: 'Fills in your name, phone, email and dietary needs next time. Untick to forget them.',
  news: 'News',
} as const;
