/** The addresses of the product that this remote links to. */
export const paths = { signIn: '/login', subscription: '/subscription' } as const;
