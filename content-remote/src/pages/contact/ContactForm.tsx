import { theme } from '@incasso/frontend/brand/theme';
import { Stack } from '@incasso/frontend/layout/Stack';
import { Honeypot } from '@incasso/frontend/bot-signals/Honeypot';
import { Button } from '@incasso/frontend/forms/Button';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { SpecField } from '@incasso/frontend/forms/SpecField';
import { useFormTitle } from '@incasso/frontend/forms/useFormTitle';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import { contactFieldNames, contactFields } from '@incasso/contract/contactMessage';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import styled from 'styled-components';
import { contactForm } from './contact.content';
import { useContactForm, type ContactFormPorts } from './useContactForm';

export function ContactForm(ports: ContactFormPorts) {
  const { formRef, errors, isSending, isPreparing, hasFailed, canSubmit, prepare, keep, submit } =
    useContactForm(ports);
  const { phone, email } = firmProfile;
  useFormTitle({ errorCount: Object.keys(errors).length });

  return (
    <Form
      as="form"
      ref={formRef}
      method="dialog"
      noValidate
      aria-label={contactForm.title}
      onFocus={prepare}
      onPointerEnter={prepare}
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <noscript>
        <p>{contactForm.withoutScript}</p>
      </noscript>
      {contactFieldNames.map((name) => (
        <SpecField key={name} name={name} spec={contactFields[name]} error={errors[name]} />
      ))}
      <Honeypot />
      {hasFailed && (
        <FormNotice kind="error" title={contactForm.failedTitle}>
          <p>
            {contactForm.failedText} <PlainLink href={telLink}>{phone.display}</PlainLink>,{' '}
            <PlainLink href={mailtoLink}>{email}</PlainLink>.
          </p>
        </FormNotice>
      )}
      <Button type="submit" disabled={!canSubmit}>
        {isSending ? contactForm.submitting : contactForm.submit}
      </Button>
      {/* Explains the disabled button once the visitor clicks it or enters a field. */}
      <Status role="status">{isPreparing && contactForm.preparing}</Status>
    </Form>
  );
}

const Form = styled(Stack)`
  button[type='submit'] {
    justify-self: start;

    /* A disabled button fires no click event. The click must reach the form, which then explains why it waits. */
    &:disabled {
      pointer-events: none;
    }
  }
`;

const Status = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};

  &:empty {
    margin-block-start: -${theme.space.l};
  }
`;
