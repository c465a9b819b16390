export { LookOver } from './LookOver';
export { MissingQuestion } from './MissingQuestion';
export { StatedClaims } from './StatedClaims';
export { missingOf } from './missingOf';
