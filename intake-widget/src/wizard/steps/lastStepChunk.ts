export { LookOver } from './LookOver';
export { MissingQuestion } from './MissingQuestion';
export { missingFrom } from './missingFrom';
export { DebtTable } from '../debts/DebtTable';
export { PhotoOffer } from '../photos/PhotoOffer';
export { UsualDocuments } from '../documents/UsualDocuments';
