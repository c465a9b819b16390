import { useSelector, shallowEqual } from '@xstate/react';
import { memo, useLayoutEffect, useRef } from 'react';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { documentKinds, usualDocumentKinds, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import { Fold } from '@incasso/frontend/ui/Fold';
import { fieldsOfStep, isRequired } from '@incasso/contract/intakeFields';
import { Checkbox } from '@incasso/frontend/forms/Checkbox';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { newestVersions, versionPath, type LegalDocumentName } from '@incasso/contract/legalVersions';
import type { WizardActor } from '../case/WizardSnapshot';
import { DebtTable } from '../debts/DebtTable';
import { DocumentPicker } from '../documents/DocumentPicker';
import { checkedDocuments, type CheckedDocument } from '../submission/checkedDocuments';
import { usualDocumentsText as text, optionalFieldsText, termsText } from './lastStep.text';
import { AnswerField } from './AnswerField';

/** The last step: documents, debts, what the visitor may add, and the terms. */
export function LastStepFields({ wizard }: { readonly wizard: WizardActor }) {
  return (
    <>
      <StepDocuments wizard={wizard} />
      <DebtTable wizard={wizard} />
      <OptionalFields wizard={wizard} />
      <TermsField wizard={wizard} />
    </>
  );
}

/** The documents of the last step, and what a case usually needs beside them. */
const StepDocuments = memo(function StepDocuments({ wizard }: { readonly wizard: WizardActor }) {
  const documents = checkedDocuments(useSelector(wizard, ({ context }) => context.documents));
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  return (
    <DocumentPicker
      documents={documents}
      onPick={() => wizard.send({ type: 'picker.asked' })}
      onLabel={(id, kind) => wizard.send({ type: 'document.labelled', id, kind })}
      onRemove={(id) => wizard.send({ type: 'document.removed', id })}
    >
      <UsualDocuments documents={documents} hasInvoices={hasInvoices} />
    </DocumentPicker>
  );
});

/** Kinds of documents that show that an invoice was sent. */
const proofsOfSending: readonly DocumentKind[] = ['sending', 'correspondence', 'delivery'];

type UsualDocumentsProps = { readonly documents: readonly CheckedDocument[]; readonly hasInvoices: boolean };

/**
 * Advises which of the documents that a case usually needs are missing, and blocks nothing. With e-invoices it asks for
 * proof of sending, because debtors say that they never saw these: they arrive through a network and not by mail.
 */
function UsualDocuments({ documents, hasInvoices }: UsualDocumentsProps) {
  const present = documents.flatMap(({ refusal, kind }) => (refusal === undefined && kind !== undefined ? [kind] : []));
  const isProven = !hasInvoices || proofsOfSending.some((kind) => present.includes(kind));
  const missing = [
    ...(isProven ? [] : [text.proofOfSending]),
    ...usualDocumentKinds.filter((kind) => !present.includes(kind)).map((kind) => documentKinds[kind].toLowerCase()),
  ];
  return missing.length > 0 && <SmallPrint>{text.missing(missing)}</SmallPrint>;
}

const optionalNames = fieldsOfStep(3).filter((name) => !isRequired(name));

/** The optional fields, folded. They unfold when one is filled in or invalid; the visitor may fold them at any time. */
const OptionalFields = memo(function OptionalFields({ wizard }: { readonly wizard: WizardActor }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { isFilled, isAtFault } = useSelector(
    wizard,
    ({ context }) => ({
      isFilled: optionalNames.some((name) => context.answers[name] !== ''),
      isAtFault: optionalNames.some((name) => context.problems[name] !== undefined),
    }),
    shallowEqual,
  );

  // Runs before the focus moves to a field inside it.
  useLayoutEffect(() => {
    if (fold.current !== null && (isFilled || isAtFault)) fold.current.open = true;
  }, [isFilled, isAtFault]);

  return (
    <Fold title={optionalFieldsText.title} ref={fold}>
      {optionalNames.map((name) => (
        <AnswerField key={name} wizard={wizard} name={name} />
      ))}
    </Fold>
  );
});

/** Agreement to the terms and the privacy policy, which both open without leaving the wizard. */
const TermsField = memo(function TermsField({ wizard }: { wizard: WizardActor }) {
  const isAgreed = useSelector(wizard, ({ context }) => context.agreeToTerms);
  const problem = useSelector(wizard, ({ context }) => context.problems.agreeToTerms);
  return (
    <Checkbox
      name={intakeParts.agreeToTerms}
      required
      checked={isAgreed}
      error={problem}
      onChange={(event) => wizard.send({ type: 'terms.changed', isAgreed: event.target.checked })}
      label={
        <>
          {termsText.agree} <VersionLink name="generalTerms" words={termsText.terms} /> {termsText.and}{' '}
          <VersionLink name="privacyPolicy" words={termsText.policy} /> {termsText.read}
        </>
      }
    />
  );
});

type VersionLinkProps = { readonly name: LegalDocumentName; readonly words: string };

/**
 * A link to the version of a legal document that the case will name. In a tab older than the last deploy, the newest
 * version would be a different text.
 */
function VersionLink({ name, words }: VersionLinkProps) {
  return (
    <a href={versionPath(name, newestVersions[name])} target="_blank" rel="noopener">
      {words}
      <HiddenWords> {termsText.opens}</HiddenWords>
    </a>
  );
}
