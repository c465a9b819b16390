/** Texts of whole screens that stand instead of a page. Fixed wording, verbatim. */
export const screenMessages = {
  pageNotFound: 'Oops! Page not found',
  unexpectedApplicationError: 'Unexpected Application Error!',
  redirectingToFile: 'Redirecting to file...',
} as const;
