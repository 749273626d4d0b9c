import { findActionLabel } from '../../../common/applications/stepLabels.ts';
import type { PrefixedKey, TextKey } from '../../../i18n/textKey.ts';

type EffectKey = PrefixedKey<'casePage'> | TextKey<'officer'>;

// The other steps are named by their effect already, such as "Record the deed".
const effectLabels: Readonly<Record<string, PrefixedKey<'casePage'>>> = {
  accept: 'casePage:effect.accept',
  approve: 'casePage:effect.approve',
  close: 'casePage:effect.close',
  defer: 'casePage:effect.defer',
  duplicate: 'casePage:effect.duplicate',
  inspect: 'casePage:effect.inspect',
  notTempleLand: 'casePage:effect.notTempleLand',
  opinion: 'casePage:effect.opinion',
  putToCommittee: 'casePage:effect.putToCommittee',
  query: 'casePage:effect.query',
  reject: 'casePage:effect.reject',
  reopen: 'casePage:effect.reopen',
  report: 'casePage:effect.report',
  resolve: 'casePage:effect.resolve',
  return: 'casePage:effect.return',
  seekOpinion: 'casePage:effect.seekOpinion',
  sendToField: 'casePage:effect.sendToField',
  transfer: 'casePage:effect.transfer',
  value: 'casePage:effect.value',
};

/** Returns the text of the button that takes a step: what the press does; undefined for a step of others. */
export const findEffectLabel = (action: string): EffectKey | undefined =>
  effectLabels[action] ?? findActionLabel(action);
