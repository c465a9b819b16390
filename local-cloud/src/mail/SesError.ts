import type { HttpAnswer } from '../http/startServer';
import { xmlDocument } from '../http/xmlDocument';

export const sesNamespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

export class SesError extends Error {
  constructor(
    private readonly status: number,
    private readonly code: string,
    message: string,
  ) {
    super(message);
  }

  toAnswer(): HttpAnswer {
    const error = { Type: this.status < 500 ? 'Sender' : 'Receiver', Code: this.code, Message: this.message };
    return {
      status: this.status,
      headers: { 'content-type': 'text/xml' },
      body: xmlDocument('ErrorResponse', { Error: error }, sesNamespace),
    };
  }
}
