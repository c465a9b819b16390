import type { MailedCase } from './mailedCase';
import type { LeftOutCaseFile } from './StaffMailOptions';

type CaseFiles = { readonly hasOverview: boolean; readonly leftOut?: LeftOutCaseFile | undefined };

/** Explains the attachments that we generated for a case or an addition; empty without any. */
export function caseFilesNote({ record, debts }: MailedCase, { hasOverview, leftOut }: CaseFiles): string {
  const what = record.kind === 'intake' ? 'deze aanvraag' : 'deze aanvulling';
  return [
    hasOverview && `De bijlage ‘overzicht.pdf’ bevat ${what} om af te drukken of te bewaren.`,
    debts.all.length > 0 && 'De bijlage ‘openstaand.csv’ bevat wat er openstaat, voor Excel.',
    record.kind === 'intake' && caseFileNote(leftOut),
  ]
    .filter((note) => note !== false)
    .join(' ');
}

function caseFileNote(leftOut: LeftOutCaseFile | undefined): string {
  if (leftOut === undefined) return 'De bijlage ‘case.json’ bevat deze aanvraag voor een dossiersysteem.';
  const size = 'Het bestand ‘case.json’ voor een dossiersysteem is te groot voor deze mail';
  return leftOut.url === undefined ? `${size}.` : `${size}: open het via de link.`;
}
