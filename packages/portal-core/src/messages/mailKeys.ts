/** The texts of e-mails that administrators may word otherwise; those that end in `subject` are subjects. */
export const mailKeys = [
  'mail.subject',
  'mail.about',
  'mail.new',
  'mail.account.subject',
  'mail.emailConfirm',
  'mail.emailAsked',
  'mail.test',
] as const;

/** The key of a text of an e-mail. */
export type MailKey = (typeof mailKeys)[number];
