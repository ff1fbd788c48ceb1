export * from './hours';
export * from './sanitise';
export * from './tables';
export * from './validator';
