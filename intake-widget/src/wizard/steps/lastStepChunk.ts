export { LookOver } from './LookOver';
export { MissingQuestion } from './MissingQuestion';
export { missingOf } from './missingOf';
