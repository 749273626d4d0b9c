import { api, type EndpointName } from '@temple-land/portal-core';
import type { Caller } from '../../handler.ts';

/**
 * The calls that need no session and are answered before the portal is open: those of login, of a forgotten password,
 * of the pages that are served then, and files by their names, which nobody can guess. Every other one gives something
 * of the record, or an account.
 */
const openCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'activitySave',
  'ownIp',
  'health',
  'captchaGenerate',
  'captchaChallenge',
  'login',
  'secondStep',
  'secondStepChallenge',
  'forgotSend',
  'forgotMatch',
  'forgotSet',
  'emailConfirm',
  'sitePage',
  'publishedPages',
  'pageReportSave',
  'notificationDownload',
  'tenderDownload',
]);

/** Returns whether a call is refused while the portal is closed: what visitors and citizens ask for. */
export const isCallOfThePublic = (name: EndpointName, caller: Caller | undefined): boolean => {
  if (caller !== undefined) return caller.userType === 'CI';
  return api[name].auth === 'anyone' && !openCalls.has(name);
};
