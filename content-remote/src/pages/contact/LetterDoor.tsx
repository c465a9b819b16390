import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { debtorInfoLink } from '@incasso/contract/routes';
import { Note } from '../../blocks/Note';
import { letterDoor } from './contact.content';

/** Tells debtors how to respond to a letter, by phone or mail, and how to verify that the firm sent it. */
export function LetterDoor() {
  return (
    <Note id={debtorInfoLink.id}>
      <h2>{letterDoor.title}</h2>
      {letterDoor.items.map(({ title, text }) => (
        <p key={title}>
          <strong>{title}.</strong> {text}
        </p>
      ))}
      <p>
        {letterDoor.call} <a href={telLink}>{firmProfile.phone.display}</a> {letterDoor.mail}{' '}
        <a href={mailtoLink}>{firmProfile.email}</a>
        {letterDoor.reference}
      </p>
      <p>{letterDoor.bailiff}</p>
      <p>{letterDoor.check}</p>
    </Note>
  );
}
