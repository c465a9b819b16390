/** Explains the attachments that we made of a case. */
export function caseFilesNote({ hasOverview, isUpdate = false }: { hasOverview: boolean; isUpdate?: boolean }): string {
  const which = isUpdate ? 'het hele dossier zoals het nu is,' : 'dit dossier';
  const overview = `De bijlage ‘overzicht.pdf’ is ${which} om af te drukken of te bewaren.`;
  const caseFile = `De bijlage ‘case.json’ is ${isUpdate ? 'hetzelfde' : 'dit dossier'} voor een dossiersysteem.`;
  const caseFileAlone = `De bijlage ‘case.json’ is ${which} voor een dossiersysteem.`;
  return hasOverview ? `${overview} ${caseFile}` : caseFileAlone;
}
