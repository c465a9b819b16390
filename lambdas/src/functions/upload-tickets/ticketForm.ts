import type { UploadTicketsAnswer } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { uploadTicketsRequestSchema, type UploadTicketsRequest } from '@incasso/contract/uploadTicketsRequest';
import type { BotCheck } from '../../bot-check/BotCheck';
import type { FormFunction } from '../../http/formHandler';
import { parseJsonBody } from '../../http/parseJsonBody';
import { mapResult } from '../../Result';
import { uploadsFolderOf, giveTickets, type TicketPorts } from './giveTickets';

export function ticketForm(
  ports: TicketPorts,
  botCheck: BotCheck,
): Omit<FormFunction<UploadTicketsRequest>, 'callers' | 'logger'> {
  return {
    botCheck,
    action: 'intake_form',
    // Spends the token on the uploads folder, not on the submission: the quota is per draft, and the client chooses the
    // draft's key.
    spendOn: uploadsFolderOf,
    maxBodyBytes: requestLimits.maxJsonBytes,
    parse: (request) => parseJsonBody(request, uploadTicketsRequestSchema),
    async respond(request) {
      return mapResult(await giveTickets(request, ports), (tickets) => {
        const body: UploadTicketsAnswer = { success: true, data: { tickets } };
        return { kind: 'answered', body, counts: { documents: tickets.length } };
      });
    },
  };
}
