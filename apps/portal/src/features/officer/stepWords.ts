import { en, type MessageKey } from '@temple-land/portal-core';
import type { PageKey } from '../../i18n/pageKey.ts';

const actionWords: Readonly<Record<string, PageKey>> = {
  accept: 'officer.action.accept',
  adjourn: 'officer.action.adjourn',
  approve: 'officer.action.approve',
  close: 'officer.action.close',
  declareHighest: 'officer.action.declareHighest',
  defer: 'officer.action.defer',
  dismiss: 'officer.action.dismiss',
  disqualify: 'officer.action.disqualify',
  duplicate: 'officer.action.duplicate',
  executeDeed: 'officer.action.executeDeed',
  inspect: 'officer.action.inspect',
  issueLetter: 'officer.action.issueLetter',
  issueNotice: 'officer.action.issueNotice',
  issueOrder: 'officer.action.issueOrder',
  listHearing: 'officer.action.listHearing',
  notSelected: 'officer.action.notSelected',
  notTempleLand: 'officer.action.notTempleLand',
  openFinancial: 'officer.action.openFinancial',
  openTechnical: 'officer.action.openTechnical',
  opinion: 'officer.action.opinion',
  orderEviction: 'officer.action.orderEviction',
  putToCommittee: 'officer.action.putToCommittee',
  qualify: 'officer.action.qualify',
  query: 'officer.action.query',
  refund: 'officer.action.refund',
  reject: 'officer.action.reject',
  reopen: 'officer.action.reopen',
  report: 'officer.action.report',
  reserveOrder: 'officer.action.reserveOrder',
  resolve: 'officer.action.resolve',
  resume: 'officer.action.resume',
  return: 'officer.action.return',
  seekOpinion: 'officer.action.seekOpinion',
  sendToField: 'officer.action.sendToField',
  serve: 'officer.action.serve',
  startWork: 'officer.action.startWork',
  stay: 'officer.action.stay',
  suspend: 'officer.action.suspend',
  takePossession: 'officer.action.takePossession',
  transfer: 'officer.action.transfer',
  vacateStay: 'officer.action.vacateStay',
  value: 'officer.action.value',
};

/** The words of what an officer does in the workflow; undefined for what officers do not do. */
export const actionWord = (action: string): PageKey | undefined => actionWords[action];

function catalogued(key: string): MessageKey {
  if (!Object.hasOwn(en, key)) throw new Error(`The catalogue has no ${key}.`);
  return key as MessageKey;
}

/** The words of a stage of the workflow. */
export const stateWord = (state: string): MessageKey => catalogued(`state.${state}`);

/** The words of what is given with a step. */
export const needWord = (need: string): MessageKey => catalogued(`need.${need}`);
