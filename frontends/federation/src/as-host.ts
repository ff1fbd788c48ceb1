/** The parameter by which a page of its own sends a member on to the shell: `?as=host`. */
export const asHost = 'as=host';
