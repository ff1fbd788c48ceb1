// Hosts of every country write it with these letters.
const vip = /\bVIP\b/i;

/** Whether the notes of a reservation call its guest a VIP: for the sign on Tonight, and for the order of the waitlist (WAIT-25). */
export const namesVip = (notes: string): boolean => vip.test(notes);
