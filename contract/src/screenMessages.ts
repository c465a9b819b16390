/** What whole screens say instead of a page (sections 2 and 8), verbatim. */
export const screenMessages = {
  pageNotFound: 'Oops! Page not found',
  unexpectedApplicationError: 'Unexpected Application Error!',
  redirectingToFile: 'Redirecting to file...',
} as const;
