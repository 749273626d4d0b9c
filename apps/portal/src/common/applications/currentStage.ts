import { en, type MessageKey } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Returns the title of a stage; a stage without a title is the verification. */
export function getStageTitle(state: string): TextKey {
  const key = `state.${state}`;
  return isMessageKey(key) ? `specification:${key}` : 'common:application.history.review';
}

/** What happens in the stages in which an application waits for the office, the committee or a court. */
const stageTexts: Readonly<Record<string, TextKey>> = {
  COMMITTEE: 'common:application.history.stage.committee',
  FIELD: 'common:application.history.stage.field',
  FILED: 'common:application.history.stage.filed',
  FIN_OPEN: 'common:application.history.stage.bids',
  FORM_M_SUBMITTED: 'common:application.history.stage.sealed',
  H1: 'common:application.history.stage.highest',
  HEARING: 'common:application.history.stage.hearing',
  INSPECTION: 'common:application.history.stage.inspection',
  LEGAL: 'common:application.history.stage.legal',
  LIVE_SLOT: 'common:application.history.stage.bids',
  NOTICE: 'common:application.history.stage.notice',
  NOTICE_ISSUED: 'common:application.history.stage.service',
  ORDER_RESERVED: 'common:application.history.stage.reserved',
  PAID: 'common:application.history.stage.paid',
  RECOMMENDED: 'common:application.history.stage.recommended',
  SCRUTINY: 'common:application.history.review.text',
  SECURITY: 'common:application.history.stage.security',
  SERVED: 'common:application.history.stage.served',
  STAYED: 'common:application.history.court.text',
  TECH_OPEN: 'common:application.history.stage.technical',
  TECH_QUALIFIED: 'common:application.history.stage.qualified',
  TRIAGE: 'common:application.history.stage.triage',
  VALUATION: 'common:application.history.stage.valuation',
};

/** The stages after the decision in which its order or deed is still to come. */
const decidedStages = new Set(['DEMAND', 'PAID', 'LOI', 'SECURITY']);

/** Returns whether an open application is decided, so that only its order or deed is to come. */
export const isDecided = (state: string): boolean => decidedStages.has(state);

/** Returns the title of the present stage and what happens in it; before the scrutiny it is the verification. */
export function describeCurrentStage(state: string): { title: TextKey; text: TextKey } {
  const text = stageTexts[state];
  return text === undefined
    ? { title: 'common:application.history.review', text: 'common:application.history.review.text' }
    : { title: getStageTitle(state), text };
}
