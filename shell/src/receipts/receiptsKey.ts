/** Key in `sessionStorage` of the receipts of cases sent from this tab. */
export const receiptsKey = 'intake-receipts';
