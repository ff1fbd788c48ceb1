/** The width at which the booking page shows a cover: the server and the page write the same `sizes`. */
export const coverSizes = '(min-width: 46rem) 43rem, 100vw';
