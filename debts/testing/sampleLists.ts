/** The cells of open-items lists in the export formats of accounting programs, with invented debtors. */
export const sampleLists = {
  'Exact Online': cells(`
    Openstaande posten: Debiteuren
    Eigen Zaak BV | | Peildatum | 30/06/2026

    Code | Naam | Factuurdatum | Vervaldatum | Dagboek | Factuurnummer | Omschrijving | Bedrag | Openstaand | Valuta
    10001 | Staalvoorbeeld NV | 01/02/2026 | 03/03/2026 | 70 | 26700012 | Levering februari | 1.210,00 | 1.210,00 | EUR
    10001 | Staalvoorbeeld NV | 15/02/2026 | 17/03/2026 | 70 | 26700019 | Levering maart | 605,00 | 305,00 | EUR
    10001 | Staalvoorbeeld NV | 20/02/2026 | 22/03/2026 | 70 | 26700023 | Retour | -121,00 | -121,00 | EUR
    | Subtotaal Staalvoorbeeld NV | | | | | | 1.694,00 | 1.394,00 |
    10044 | Garage Voorbeeld | 03/03/2026 | 02/04/2026 | 70 | 26700031 | Onderhoud | 484,00 | 0,00 | EUR
    | Totaal | | | | | | 2.178,00 | 1.394,00 |`),
  Octopus: cells(
    `
    Klantnr;Klant;BTW nummer;Boekjaar;Dagboek;Docnr;Datum;Vervaldag;Totaal;Betaald;Saldo
    12;Staalvoorbeeld NV;BE0999.999.922;2026;V1;12;01/02/2026;03/03/2026;1210,00;0,00;1210,00
    12;Staalvoorbeeld NV;BE0999.999.922;2026;V1;19;15/02/2026;17/03/2026;605,00;300,00;305,00
    12;Staalvoorbeeld NV;BE0999.999.922;2026;V1;23;20/02/2026;22/03/2026;-121,00;0,00;-121,00
    44;Garage Voorbeeld;;2026;V1;31;03/03/2026;02/04/2026;484,00;484,00;0,00
    ;;;;;;;;2178,00;784,00;1394,00`,
    ';',
  ),
  Yuki: cells(
    `
    Factuurnr.,Relatie,Onderwerp,Factuurdatum,Vervaldatum,Btw-bedrag,Bedrag,Uitstaand,Dagen achterstallig
    2026-0012,Staalvoorbeeld NV,Levering februari,01-02-2026,03-03-2026,210.00,1210.00,1210.00,119
    2026-0019,Staalvoorbeeld NV,Levering maart,15-02-2026,17-03-2026,105.00,605.00,305.00,105
    2026-0023,Staalvoorbeeld NV,Retour,20-02-2026,22-03-2026,-21.00,-121.00,-121.00,100
    2026-0031,Garage Voorbeeld,Onderhoud,03-03-2026,02-04-2026,84.00,484.00,0.00,89`,
    ',',
  ),
  Billit: cells(`
    Type | Nummer | Klantnaam | E-mail | Datum | Vervaldatum | Totaal excl. | BTW | Totaal incl. | Te betalen | Betaald
    Factuur | F-2026-012 | Staalvoorbeeld NV | boekhouding@staal.example | 2026-02-01 | 2026-03-03 | 1000.00 | 210.00 | 1210.00 | 1210.00 | Nee
    Factuur | F-2026-019 | Staalvoorbeeld NV | boekhouding@staal.example | 2026-02-15 | 2026-03-17 | 500.00 | 105.00 | 605.00 | 305.00 | Nee
    Creditnota | C-2026-023 | Staalvoorbeeld NV | boekhouding@staal.example | 2026-02-20 | 2026-03-22 | 100.00 | 21.00 | 121.00 | 121.00 | Nee
    Factuur | F-2026-031 | Garage Voorbeeld | info@garage.example | 2026-03-03 | 2026-04-02 | 400.00 | 84.00 | 484.00 | 484.00 | Ja`),
  Odoo: cells(`
    Aged Receivable
    | Invoice Date | Due Date | Currency | At Date | 1-30 | 31-60 | Older | Total
    Staalvoorbeeld NV | | | | 0.00 | 1,210.00 | 184.00 | 0.00 | 1,394.00
    INV/2026/00012 | 02/01/2026 | 03/03/2026 | EUR | | 1,210.00 | | | 1,210.00
    INV/2026/00019 | 02/15/2026 | 03/17/2026 | EUR | | | 305.00 | | 305.00
    RINV/2026/00023 | 02/20/2026 | 03/22/2026 | EUR | | | -121.00 | | -121.00
    Total Staalvoorbeeld NV | | | | 0.00 | 1,210.00 | 184.00 | 0.00 | 1,394.00
    Garage Voorbeeld | | | | 0.00 | 0.00 | 0.00 | 0.00 | 0.00
    INV/2026/00031 | 03/03/2026 | 04/02/2026 | EUR | 0.00 | | | | 0.00
    Total | | | | 0.00 | 1,210.00 | 184.00 | 0.00 | 1,394.00`),
  WinBooks: cells(`
    Openstaande historiek klanten
    Dagboek | Stuk | Datum | Vervaldag | Commentaar | Debet | Credit | Saldo
    STAAL | Staalvoorbeeld NV
    VERK | 260012 | 20260201 | 20260303 | Levering februari | 1210,00 | | 1210,00
    VERK | 260019 | 20260215 | 20260317 | Levering maart | 605,00 | 300,00 | 1515,00
    CN | 260023 | 20260220 | 20260322 | Retour | | 121,00 | 1394,00
    | | | | Totaal | 1815,00 | 421,00 | 1394,00
    GARAGE | Garage Voorbeeld
    VERK | 260031 | 20260303 | 20260402 | Onderhoud | 484,00 | 484,00 | 1394,00`),
} as const;

function cells(text: string, delimiter = '|'): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(delimiter).map((cell) => cell.trim()));
}
