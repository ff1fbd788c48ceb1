export * from './provider-requests';
export * from './spans';
