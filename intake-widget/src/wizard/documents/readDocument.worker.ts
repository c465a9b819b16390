import { readDocument } from '@incasso/documents/readDocument';
import { answerOrders, verdictOf } from './answerOrders';
import { inflate } from './inflate';

answerOrders(async (name, bytes) => verdictOf(await readDocument({ name, bytes, inflate }), bytes));
