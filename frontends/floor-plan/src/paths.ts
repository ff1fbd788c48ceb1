/** The only place in this remote where an address of the product is spelled. */
export const paths = { signIn: '/login', subscription: '/subscription' } as const;
