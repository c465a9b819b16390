/** Printed on every page of a legal document until the firm has confirmed its text. */
export const sampleMark = 'VOORBEELDTEKST';

export const sampleNotice =
  'Dit is een voorbeeldtekst. Hij toont hoe het document eruitziet en wat erin thuishoort. De eigen advocaten van het kantoor moeten hem nakijken en vervangen voor de site in gebruik gaat.';
