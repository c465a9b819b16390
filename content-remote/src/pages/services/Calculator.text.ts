export const calculatorText = {
  title: 'Reken uw factuur uit',
  private: 'Wat u invult, blijft op uw toestel.',
  amount: 'Openstaand bedrag',
  amountHint: 'In euro, met btw',
  dueDate: 'Vervaldag',
  dueDateHint: 'dd/mm/jjjj',
  calculate: 'Bereken',
  how: 'Hoe rekenen we de interest?',
  errors: {
    amount: 'Vul een bedrag boven nul in, bijvoorbeeld 1.250,50.',
    currency: 'Vul een bedrag in euro in. In een andere munt rekenen we hier niet.',
    notPast: 'Vul een vervaldag in die voorbij is.',
    lapsed: 'Misschien verjaard: deze factuur is meer dan tien jaar oud. Vraag het ons.',
  },
} as const;
