import { contactFields, type ContactMessage } from '../src/forms/contactMessage';
import { sampleFields } from './sampleFields';

/** A valid message of the required fields only, recognisably a sample. */
export function sampleMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    ...sampleFields(contactFields),
    name: 'An Voorbeeld',
    email: 'an@bedrijf.example',
    message: 'Goedemiddag',
    ...changes,
  };
}
