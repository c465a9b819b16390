export { ArrivedNotice } from './ArrivedNotice';
export { LookOver } from './LookOver';
export { MissingQuestion } from './MissingQuestion';
export { missingInfoOfForm } from './missingInfoOfForm';
export { DebtTable } from '../debts/DebtTable';
export { SendingStatus } from '../sending/SendingStatus';
