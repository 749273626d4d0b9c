import { en, type MessageKey } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

const actionLabels: Readonly<Record<string, TextKey<'officer'>>> = {
  accept: 'action.accept',
  adjourn: 'action.adjourn',
  approve: 'action.approve',
  cancelOrder: 'action.cancelOrder',
  close: 'action.close',
  declareHighest: 'action.declareHighest',
  defer: 'action.defer',
  dismiss: 'action.dismiss',
  disqualify: 'action.disqualify',
  duplicate: 'action.duplicate',
  executeDeed: 'action.executeDeed',
  inspect: 'action.inspect',
  issueLetter: 'action.issueLetter',
  issueNotice: 'action.issueNotice',
  issueOrder: 'action.issueOrder',
  listHearing: 'action.listHearing',
  notSelected: 'action.notSelected',
  notTempleLand: 'action.notTempleLand',
  openFinancial: 'action.openFinancial',
  openTechnical: 'action.openTechnical',
  opinion: 'action.opinion',
  orderEviction: 'action.orderEviction',
  putToCommittee: 'action.putToCommittee',
  qualify: 'action.qualify',
  query: 'action.query',
  refund: 'action.refund',
  reject: 'action.reject',
  reopen: 'action.reopen',
  report: 'action.report',
  reserveOrder: 'action.reserveOrder',
  resolve: 'action.resolve',
  resume: 'action.resume',
  return: 'action.return',
  seekOpinion: 'action.seekOpinion',
  sendToField: 'action.sendToField',
  serve: 'action.serve',
  startWork: 'action.startWork',
  stay: 'action.stay',
  suspend: 'action.suspend',
  takePossession: 'action.takePossession',
  transfer: 'action.transfer',
  vacateStay: 'action.vacateStay',
  value: 'action.value',
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
