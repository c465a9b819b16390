/** Names what is shown in the frame when its scripts could not be fetched. */
export const loadFailureId = 'load-failure';
