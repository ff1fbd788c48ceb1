/** As the services write it in place of what the owner has withheld (ROLE-8). No phone number or mail address contains it. */
const sign = '•••';

/** True for a phone number or mail address that the caller was not shown. */
export const isMasked = (text: string): boolean => text.includes(sign);
