import { theme } from '@incasso/frontend/brand/theme';
import { Stack } from '@incasso/frontend/layout/Stack';
import { Honeypot } from '@incasso/frontend/bot-signals/Honeypot';
import { Button } from '@incasso/frontend/forms/Button';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { TextField } from '@incasso/frontend/forms/TextField';
import { useFormTitle } from '@incasso/frontend/forms/useFormTitle';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import { contactFieldLabels } from '@incasso/contract/contactMessage';
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
      <TextField name="name" label={contactFieldLabels.name} error={errors.name} autoComplete="name" required />
      <TextField
        name="email"
        type="email"
        label={contactFieldLabels.email}
        error={errors.email}
        autoComplete="email"
        required
      />
      <TextField name="company" label={contactFieldLabels.company} error={errors.company} autoComplete="organization" />
      <TextField name="phone" type="tel" label={contactFieldLabels.phone} error={errors.phone} autoComplete="tel" />
      <TextField
        name="message"
        label={contactFieldLabels.message}
        hint={contactForm.hint}
        error={errors.message}
        rows={5}
        required
      />
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
