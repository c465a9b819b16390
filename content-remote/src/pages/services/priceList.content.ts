import { costFigures } from '@incasso/debts/costFigures';
import { costWords, onProposal } from '@incasso/debts/costWords';
import { costTerms } from '@incasso/debts/costRules';

/** What is not a kind of case, at the end of the price list. */
export const otherServices = { title: 'Onze andere diensten', price: onProposal } as const;

export const costConditions = {
  title: 'Wat als hij een deel betaalt, of later betwist?',
  items: [
    costTerms.extra,
    `Betaalt hij een deel van een factuur die ${costWords.scope} is? ${costTerms.payOrder}`,
    `Betwist hij pas later, dan stoppen we. Was de factuur tot dan ${costWords.scope}, dan betaalt u geen ereloon. ${costWords.laterDispute}`,
    `Beslag leggen, na IOS of een vonnis: u krijgt een nieuw voorstel. ${costTerms.enforcement}`,
    costTerms.openAmount,
    `${costTerms.withoutVat} Onze facturen betaalt u binnen ${String(costFigures.paymentTermDays)} dagen.`,
  ],
} as const;
