import type { DeliveredDocument } from '../src/functions/notify-staff/mails/documentSection';
import { mailedCase } from '../src/functions/notify-staff/mails/mailedCase';
import { staffCaseMail } from '../src/functions/notify-staff/mails/staffCaseMail';
import type { AdditionRecord, IntakeRecord } from '../src/submissions/SubmissionRecord';
import { storedIntake } from './fixtures';

type Documents = readonly DeliveredDocument[];

export function intakeMail(record: IntakeRecord, documents: Documents = []) {
  return staffCaseMail(mailedCase(record, record), documents);
}

export function additionMail(record: AdditionRecord, documents: Documents = [], ofCase = storedIntake()) {
  return staffCaseMail(mailedCase(record, ofCase), documents);
}
