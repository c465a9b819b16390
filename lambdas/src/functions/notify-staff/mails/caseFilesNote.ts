import type { StaffMailOptions } from './StaffMailOptions';

type CaseFiles = Pick<StaffMailOptions, 'leftOut'> & { readonly hasOverview: boolean };

/** Explains the attachments that we generated for a case. */
export function caseFilesNote({ hasOverview, leftOut }: CaseFiles): string {
  const overview = 'De bijlage ‘overzicht.pdf’ bevat deze aanvraag om af te drukken of te bewaren.';
  const caseFile = 'De bijlage ‘case.json’ bevat deze aanvraag voor een dossiersysteem.';
  return [...(hasOverview ? [overview] : []), leftOut === undefined ? caseFile : leftOutNote(leftOut)].join(' ');
}

function leftOutNote({ url }: NonNullable<CaseFiles['leftOut']>): string {
  const size = 'Het bestand ‘case.json’ voor een dossiersysteem is te groot voor deze mail';
  return url === undefined ? `${size}.` : `${size}: open het via de link.`;
}
