import { en, type MessageKey } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

const actionLabels: Readonly<Record<string, TextKey<'officer'>>> = {
  accept: 'officer:action.accept',
  adjourn: 'officer:action.adjourn',
  approve: 'officer:action.approve',
  cancelOrder: 'officer:action.cancelOrder',
  close: 'officer:action.close',
  decide: 'officer:action.decide',
  declareHighest: 'officer:action.declareHighest',
  defer: 'officer:action.defer',
  dismiss: 'officer:action.dismiss',
  disqualify: 'officer:action.disqualify',
  duplicate: 'officer:action.duplicate',
  executeDeed: 'officer:action.executeDeed',
  inspect: 'officer:action.inspect',
  issueLetter: 'officer:action.issueLetter',
  issueNotice: 'officer:action.issueNotice',
  issueOrder: 'officer:action.issueOrder',
  listHearing: 'officer:action.listHearing',
  notSelected: 'officer:action.notSelected',
  notTempleLand: 'officer:action.notTempleLand',
  openFinancial: 'officer:action.openFinancial',
  openTechnical: 'officer:action.openTechnical',
  opinion: 'officer:action.opinion',
  orderEviction: 'officer:action.orderEviction',
  putToCommittee: 'officer:action.putToCommittee',
  qualify: 'officer:action.qualify',
  query: 'officer:action.query',
  refund: 'officer:action.refund',
  reject: 'officer:action.reject',
  reopen: 'officer:action.reopen',
  report: 'officer:action.report',
  reserveOrder: 'officer:action.reserveOrder',
  resolve: 'officer:action.resolve',
  resume: 'officer:action.resume',
  return: 'officer:action.return',
  seekOpinion: 'officer:action.seekOpinion',
  sendToField: 'officer:action.sendToField',
  serve: 'officer:action.serve',
  startWork: 'officer:action.startWork',
  stay: 'officer:action.stay',
  suspend: 'officer:action.suspend',
  takePossession: 'officer:action.takePossession',
  transfer: 'officer:action.transfer',
  vacateStay: 'officer:action.vacateStay',
  value: 'officer:action.value',
};

/** Returns the label of an officer's workflow step; undefined for steps of others. */
export const findActionLabel = (action: string): TextKey<'officer'> | undefined =>
  actionLabels[action];

function toMessageKey(key: string): MessageKey {
  if (!Object.hasOwn(en, key)) throw new Error(`The catalogue has no ${key}.`);
  return key as MessageKey;
}

/** Returns the label of a workflow stage. */
export const getStateLabel = (state: string): MessageKey => toMessageKey(`state.${state}`);

/** Returns the label of a step's field. */
export const getStepFieldLabel = (need: string): MessageKey => toMessageKey(`need.${need}`);
