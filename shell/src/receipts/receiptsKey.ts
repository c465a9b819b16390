/** Where this tab keeps the receipts of what was sent from it, in `sessionStorage`. */
export const receiptsKey = 'intake-receipts';
