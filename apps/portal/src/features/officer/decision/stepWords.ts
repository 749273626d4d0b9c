import { en, type MessageKey } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

const actionWords: Readonly<Record<string, TextKey<'officer'>>> = {
  accept: 'action.accept',
  adjourn: 'action.adjourn',
  approve: 'action.approve',
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

/** The words of what an officer does in the workflow; undefined for what officers do not do. */
export const actionWord = (action: string): TextKey<'officer'> | undefined => actionWords[action];

function catalogued(key: string): MessageKey {
  if (!Object.hasOwn(en, key)) throw new Error(`The catalogue has no ${key}.`);
  return key as MessageKey;
}

/** The words of a stage of the workflow. */
export const stateWord = (state: string): MessageKey => catalogued(`state.${state}`);

/** The words of what is given with a step. */
export const needWord = (need: string): MessageKey => catalogued(`need.${need}`);
