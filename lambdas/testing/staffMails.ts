import type { DeliveredDocument } from '../src/functions/notify-staff/mails/documentSection';
import { mailedCase } from '../src/functions/notify-staff/mails/mailedCase';
import { staffAdditionMail } from '../src/functions/notify-staff/mails/staffAdditionMail';
import { staffIntakeMail } from '../src/functions/notify-staff/mails/staffIntakeMail';
import type { AdditionRecord, IntakeRecord } from '../src/submissions/SubmissionRecord';
import { storedIntake } from './fixtures';

type Documents = readonly DeliveredDocument[];

export function intakeMail(record: IntakeRecord, documents: Documents = []) {
  return staffIntakeMail(mailedCase(record, record), documents);
}

export function additionMail(record: AdditionRecord, documents: Documents = [], ofCase = storedIntake()) {
  return staffAdditionMail(mailedCase(record, ofCase), documents);
}
