import type { OpenedAccount } from './administrators.ts';

/** Returns the address that fills in the login form; the part behind # is not sent to any server. */
export function buildSignInLink(origin: string, { loginId, password }: OpenedAccount): string {
  return `${origin}/login#${new URLSearchParams({ user: loginId, once: password }).toString()}`;
}

/** Returns the lines that show a one-time link. */
export const describeLink = (origin: string, account: OpenedAccount): string[] => [
  `${account.loginId}: open this link, shown only now, before ${account.expiresOn.toISOString()}`,
  `  ${buildSignInLink(origin, account)}`,
];

/** Returns a one-time link for a report. */
export const toLinkReport = (origin: string, account: OpenedAccount) => ({
  loginId: account.loginId,
  link: buildSignInLink(origin, account),
  expiresOn: account.expiresOn.toISOString(),
});
