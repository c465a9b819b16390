/** First port of the local cloud that all browser tests share. */
export const sharedPort = 8180;
