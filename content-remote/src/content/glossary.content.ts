/** Technical terms and their explanations, shown as tooltips by `Glossed`. Case-sensitive. */
export const glossary: Readonly<Record<string, string>> = {
  'IOS-procedure':
    'Invordering van onbetwiste geldschulden: een weg zonder rechtbank, tussen bedrijven. Een gerechtsdeurwaarder voert ze uit.',
  CROS: 'Zo noemen wij de weg naar een debiteur in een ander land van de EU, bijvoorbeeld met de Europese procedure voor geringe vorderingen.',
  Solvabiliteitscontrole: 'We gaan na of er bij uw debiteur iets te halen valt, voor u kosten maakt.',
  'uitvoerbare titel': 'Een stuk, zoals een vonnis, waarmee een gerechtsdeurwaarder de betaling kan afdwingen.',
  'Bewarende maatregelen':
    'Goederen of rekeningen worden geblokkeerd (bewarend beslag), zodat ze niet verdwijnen voor er een vonnis is.',
  rechtsplegingsvergoeding: 'Een vast bedrag voor de advocaat van wie wint, dat de verliezer betaalt.',
  Derdenrekening: 'Een aparte rekening voor geld van cliënten, los van het geld van het kantoor.',
};
