import { contactFields, type ContactMessage } from '../src/forms/contactMessage';
import { sampleFields } from './sampleFields';

/** A valid message, recognisably a sample: of the required fields alone. */
export function sampleMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    ...sampleFields(contactFields),
    name: 'An Voorbeeld',
    email: 'an@bedrijf.example',
    message: 'Goedemiddag',
    ...changes,
  };
}
