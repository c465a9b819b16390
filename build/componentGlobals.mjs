import { configure } from '@testing-library/dom';

/** What follows the message of a failed query: all roles, or the whole document. */
const listing = /\n\n(?:Here are|There are no accessible|Ignored nodes)[\s\S]*/;

configure({ getElementError });

function getElementError(message) {
  const error = new Error((message ?? '').replace(listing, ''));
  // Jest shows the line of the first frame.
  Error.captureStackTrace(error, getElementError);
  return error;
}
