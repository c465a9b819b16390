/** Texts of full-screen messages that replace a page. Fixed wording, verbatim. */
export const screenMessages = {
  pageNotFound: 'Oops! Page not found',
  unexpectedApplicationError: 'Unexpected Application Error!',
  redirectingToFile: 'Redirecting to file...',
} as const;
