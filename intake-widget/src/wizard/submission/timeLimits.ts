/** How long each part of sending may take, in milliseconds. Without a limit, work that hangs would lock the form. */
export const timeLimits = {
  /** Documents that are not read by then are left to the server to check. */
  readingTimeLimit: 120_000,
  uploadingTimeLimit: 3_600_000,
  provingTimeLimit: 100_000,
  sendingTimeLimit: 480_000,
} as const;
