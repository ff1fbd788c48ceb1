/** The query parameter with which the booking page sends a member on to the shell: `?as=host`. */
export const asHost = 'as=host';
