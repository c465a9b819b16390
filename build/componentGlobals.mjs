import { configure } from '@testing-library/dom';

/** What follows the message of a failed query: all roles, or the whole document. */
const listing = /\n\n(?:Here are|There are no accessible|Ignored nodes)[\s\S]*/;

// On a busy machine a part that loads late takes longer than the default of a second.
configure({ getElementError, asyncUtilTimeout: 60_000 });

function getElementError(message) {
  const error = new Error((message ?? '').replace(listing, ''));
  // Jest shows the line of the first frame.
  Error.captureStackTrace(error, getElementError);
  return error;
}
