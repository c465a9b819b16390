import { apiPaths } from '@incasso/contract/api';
import { intakeFieldNames, intakeFields, requiredIntakeFields } from '@incasso/contract/intakeFields';
import { fieldPart, multipartBody, multipartType, type RawPart } from '@incasso/contract/testing/multipart';
import { sampleIntake } from '../sampleIntake';
import type { GoodParts, HostileRequest } from './HostileRequest';

const badAddresses = [
  'geen adres',
  '@klant.example',
  'an@',
  'an@klant.example, bo@klant.example',
  'an@klant.example\r\nBcc: bo@klant.example',
  '"an"@klant.example',
  'än@klant.example',
  '<an@klant.example>',
];

/** Text fields of both forms that are missing, too long, or not what they should be. */
export function badFields({ intakeToken, contactToken }: GoodParts): HostileRequest[] {
  return [
    ...requiredIntakeFields.flatMap((field) =>
      ['', ' \t ', '\u200b\u202e', '\u2800\u3164\u00ad\u200d', undefined].map((value) =>
        intakeWith(intakeToken, { [field]: value }, { field, code: 'required' }),
      ),
    ),
    ...intakeFieldNames.map((field) =>
      intakeWith(intakeToken, { [field]: 'x'.repeat(intakeFields[field].maxLength + 1) }, tooLong(field)),
    ),
    intakeWith(intakeToken, { documents_info: 'é'.repeat(2_000_000) }, tooLong('documents_info')),
    ...badAddresses.map((email) => intakeWith(intakeToken, { email }, { field: 'email', code: 'invalid_email' })),
    ...badAddresses.map((email) => contactWith(contactToken, { email }, { field: 'email', code: 'invalid_email' })),
    ...['name', 'email', 'message'].flatMap((field) =>
      ['', ' ', null, 7, [], {}, undefined].map((value) =>
        contactWith(contactToken, { [field]: value }, { field, code: 'required' }),
      ),
    ),
    contactWith(contactToken, { name: 'x'.repeat(201) }, tooLong('name')),
    contactWith(contactToken, { message: 'x'.repeat(5001) }, tooLong('message')),
    ...['COMPANY_NAME', 'company_name[]'].map((name): HostileRequest => ({
      ...intakeWith(intakeToken, { company_name: undefined, [name]: 'x' }, { field: 'company_name', code: 'required' }),
    })),
    ...['false', '1', 'on', 'TRUE', ' true', '', undefined].map((agreeToTerms): HostileRequest => ({
      ...intakeWith(intakeToken, { agreeToTerms }),
      code: 'terms_not_accepted',
    })),
  ];
}

const tooLong = (field: string) => ({ field, code: field === 'email' ? 'invalid_email' : 'too_long' });

/** The parts of an intake request that passes but for its documents. */
export function goodParts(token: string, changes: Readonly<Record<string, string | undefined>> = {}): RawPart[] {
  const fields: Record<string, string | undefined> = {
    ...sampleIntake('Vijandig BV (voorbeeld)'),
    recaptchaToken: token,
    ...changes,
  };
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [fieldPart(name, value)]));
}

function intakeWith(
  token: string,
  changes: Readonly<Record<string, string | undefined>>,
  field?: { field: string; code: string },
): HostileRequest {
  return {
    name: `intake: ${describe(changes)}`,
    path: apiPaths.intake,
    headers: { 'content-type': multipartType },
    body: multipartBody(goodParts(token, changes)),
    status: 422,
    code: 'invalid_fields',
    ...(field !== undefined && { field }),
  };
}

function contactWith(recaptchaToken: string, changes: object, field: { field: string; code: string }): HostileRequest {
  const formData = {
    name: 'An',
    email: 'an@klant.example',
    company: '',
    phone: '',
    message: 'Goedemiddag',
    ...changes,
  };
  return {
    name: `contact: ${describe(changes)}`,
    path: apiPaths.contact,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData, recaptchaToken }),
    status: 422,
    code: 'invalid_fields',
    field,
  };
}

function describe(changes: object): string {
  return Object.entries(changes)
    .map(([name, value]) => `${name} = ${value === undefined ? 'left out' : JSON.stringify(value).slice(0, 60)}`)
    .join(', ');
}
