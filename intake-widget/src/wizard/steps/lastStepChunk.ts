export { LookOver } from './LookOver';
export { MissingQuestion } from './MissingQuestion';
export { missingFrom } from './missingFrom';
export { DebtTable } from '../debts/DebtTable';
