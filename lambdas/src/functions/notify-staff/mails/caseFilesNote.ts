import type { StaffMailOptions } from './StaffMailOptions';

type CaseFiles = Pick<StaffMailOptions, 'leftOut'> & { readonly hasOverview: boolean; readonly isUpdate?: boolean };

/** Explains the attachments that we generated for a case. */
export function caseFilesNote({ hasOverview, leftOut, isUpdate = false }: CaseFiles): string {
  const which = isUpdate ? 'de hele aanvraag zoals ze nu is,' : 'deze aanvraag';
  const overview = `De bijlage ‘overzicht.pdf’ bevat ${which} om af te drukken of te bewaren.`;
  const caseFile = `De bijlage ‘case.json’ bevat ${isUpdate ? 'hetzelfde' : 'deze aanvraag'} voor een dossiersysteem.`;
  const caseFileAlone = `De bijlage ‘case.json’ bevat ${which} voor een dossiersysteem.`;
  if (leftOut !== undefined) return [...(hasOverview ? [overview] : []), leftOutNote(leftOut)].join(' ');
  return hasOverview ? `${overview} ${caseFile}` : caseFileAlone;
}

function leftOutNote({ url }: NonNullable<CaseFiles['leftOut']>): string {
  const size = 'Het bestand ‘case.json’ voor een dossiersysteem is te groot voor deze mail';
  return url === undefined ? `${size}.` : `${size}: open het via de link.`;
}
