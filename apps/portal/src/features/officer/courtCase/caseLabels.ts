import type { CaseNoticeKind, PartyKind, ServiceMode } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The names of the parts in a case. */
export const partyLabels: Readonly<Record<PartyKind, TextKey<'courtCase'>>> = {
  respondent: 'courtCase:party.kind.respondent',
  petitioner: 'courtCase:party.kind.petitioner',
  intervener: 'courtCase:party.kind.intervener',
};

/** The names of notices that call to no hearing. */
export const noticeLabels: Readonly<
  Record<Exclude<CaseNoticeKind, 'hearing'>, TextKey<'courtCase'>>
> = {
  showCause: 'courtCase:notice.showCause',
  order: 'courtCase:notice.order',
};

/** The buttons that issue a notice. */
export const issueLabels: Readonly<Record<CaseNoticeKind, TextKey<'courtCase'>>> = {
  showCause: 'courtCase:notice.issue.showCause',
  hearing: 'courtCase:notice.issue.hearing',
  order: 'courtCase:notice.issue.order',
};

/** How a notice was served. */
export const serviceLabels: Readonly<Record<ServiceMode, TextKey<'courtCase'>>> = {
  inPerson: 'courtCase:service.mode.inPerson',
  family: 'courtCase:service.mode.family',
  affixed: 'courtCase:service.mode.affixed',
  post: 'courtCase:service.mode.post',
  refused: 'courtCase:service.mode.refused',
};
