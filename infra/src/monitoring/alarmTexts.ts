/** What an alarm says to the operator: what it means for people, and what to do first. */
export type AlarmText = {
  readonly means: string;
  /** What to do first; the page of the same name in `docs/operations.md` goes on from there. */
  readonly todo: string;
};

/** Every alarm. Its key is part of its name, and the heading under which `docs/operations.md` explains it. */
export const alarmTexts = {
  'staff-not-told': {
    means: 'A client submitted a case or a message, got a confirmation, and the staff does not know of it.',
    todo: 'Nothing is lost: find the cause in the log of notify-staff, then drive the dead letters again.',
  },
  'staff-told-late': {
    means:
      'Nobody has taken up the notice of a new case for half an hour: the staff does not know, and 24 hours are running.',
    todo: 'Look whether notify-staff was removed, throttled or cut off from its queue (its event source mapping).',
  },
  'sweep-not-started': {
    means: 'The timer that repeats mails which went wrong could not start; a mail that failed waits longer.',
    todo: 'Look whether notify-staff was removed or lost the right to be called; the next sweep makes good for this one.',
  },
  'intake-failing': {
    means: 'Visitors who submit a case see an error. Their draft stays in their browser, but some will give up.',
    todo: 'Read the faults in the logs of handle-intake-form and upload-tickets; roll back if this began with a deploy.',
  },
  'contact-failing': {
    means: 'Visitors who write a message by the contact form see an error.',
    todo: 'Read the faults in the log of handle-contact-form; roll back if this began with a deploy.',
  },
  'additions-failing': {
    means: 'Clients who open their link to add to a case, or add to it, see an error. Some will mail or call instead.',
    todo: 'Read the faults in the logs of check-case-link and handle-addition-form; roll back if this began with a deploy.',
  },
  'bot-check-failing': {
    means: 'Visitors cannot get a challenge of the bot check, and so cannot submit any form.',
    todo: 'Read the faults in the log of bot-challenge; roll back if this began with a deploy.',
  },
  'document-links-failing': {
    means: 'The staff cannot open documents by the links in their mails.',
    todo: 'Read the faults in the log of open-document.',
  },
  'mails-failing': {
    means: 'Mails to the staff or to visitors go wrong again and again. Each is tried five times, then swept up later.',
    todo: 'Read the faults in the log of notify-staff, and whether SES paused the account.',
  },
  'mails-given-up': {
    means: 'A mail could not be sent for a whole day and was put aside: somebody does not know of a case.',
    todo: 'Find the cause in the log of notify-staff, then bring it back: npm run submissions.',
  },
  'confirmations-given-up': {
    means: 'Three visitors in an hour got no confirmation: SES takes no mail with the addresses that they gave.',
    todo: 'Read confirmation_given_up in the log of notify-staff; if visitors are real, the forms let wrong addresses pass.',
  },
  'api-failing': {
    means: 'Many calls of the forms fail, some perhaps before any function sees them.',
    todo: 'Look which other alarm sounds; if none does, read the access log of the API for its integration errors.',
  },
  'forms-throttled': {
    means: 'Lambda refused calls of the forms because too many ran at once; browsers try again for a few seconds.',
    todo: 'Look whether this is a rush or an attack; ask AWS for more concurrency, or lower the throttle of the stage.',
  },
  'staff-mail-undelivered': {
    means: 'A mail to the staff came back, was marked as spam or was not sent: somebody does not know of a case.',
    todo: 'Tell the staff of the submission that the notice names, see to the mailbox, then mail it again.',
  },
  'visitor-mail-undelivered': {
    means: 'A visitor’s confirmation came back, was marked as spam or was not sent; the staff has the case.',
    todo: 'Nothing for a single one: people mistype. Tell the staff, who can call the visitor.',
  },
  'notices-not-sent': {
    means: 'A mail did not arrive, or a document was not scanned, and this address was not told of it.',
    todo: 'Look which mail or document it was, in the queue of notices that were not sent, and why the topic refused.',
  },
  'mails-bouncing': {
    means: 'More than one mail in twenty comes back. SES suspends an account that goes on like this.',
    todo: 'Read the notices of bounces that this address got: correct a recipient of the stage, or find out who enters false addresses.',
  },
  'mails-complained-of': {
    means: 'A recipient marked a mail of ours as spam. SES suspends an account that goes on like this.',
    todo: 'Find out who did: allow the sender in the firm’s mail filter, or look whether the forms are abused.',
  },
  'documents-not-scanned': {
    means: 'GuardDuty could not scan documents: the staff gets mails without them and cannot open their links.',
    todo: 'Look at the malware protection plan’s status in the GuardDuty console, and at the rights of its role.',
  },
  'site-down': {
    means: 'The intake page or the API did not answer as it should at the hourly look: visitors cannot start a case.',
    todo: 'Open the site, run the smoke test, and roll back if this began with a deploy.',
  },
  'site-not-watched': {
    means: 'The hourly look at the site did not happen, so an outage could pass unseen.',
    todo: 'Look whether the function of the site check is throttled or was removed.',
  },
  'cases-undelivered': {
    means: 'The case system refused a case, or did not answer for a whole day. The staff has its mail.',
    todo: 'Find out why, from the message in the queue and from those who run the system; give them its key.',
  },
} as const satisfies Record<string, AlarmText>;

export type AlarmName = keyof typeof alarmTexts;
