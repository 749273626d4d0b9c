import { message, type Language, type MessageKey } from '@temple-land/portal-core';
import type { NotificationText } from '../../db/notifications/notify.ts';
import type { PublicFacts } from './publicFacts.ts';

/** Something public that changed. */
export interface WatchEvent {
  text: NotificationText;
  path: string;
}

const recordFields = [
  'khataNo',
  'area',
  'kissam',
  'areaLeased',
  'areaSold',
  'areaEncroached',
  'verifiedOn',
] as const;

/** Returns the texts about a plot whose public record has changed: the verdict, else the changed fields. */
export function listPlotTexts(
  before: PublicFacts,
  after: PublicFacts,
  values: { plot: string; mouza: string },
): NotificationText[] {
  const { recorded = '' } = after;
  if (recorded !== before['recorded']) {
    return [
      (language) =>
        message(language, 'watch.plot.verdict', {
          ...values,
          verdict: message(language, `watch.plot.${recorded}` as MessageKey),
        }),
    ];
  }
  const changed = recordFields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return [];
  const nameFields = (language: Language) =>
    changed.map((field) => message(language, `watch.field.${field}`)).join(', ');
  return [
    (language) =>
      message(language, 'watch.plot.record', { ...values, fields: nameFields(language) }),
  ];
}

/** Returns the texts about a tender that was changed, opened, closed or withdrawn. */
export function listTenderTexts(
  before: PublicFacts,
  after: PublicFacts,
  number: string,
): NotificationText[] {
  const { state = '' } = after;
  const keys: MessageKey[] = [];
  const grew = (name: string) => Number(after[name]) > Number(before[name]);
  if (grew('corrigenda')) keys.push('watch.tender.corrigendum');
  if (grew('answers')) keys.push('watch.tender.answers');
  if (after['schedule'] !== before['schedule'] && after['schedule'] !== '')
    keys.push('watch.tender.schedule');
  if (state !== before['state']) keys.push(`watch.tender.${state}` as MessageKey);
  return keys.map((key) => (language) => message(language, key, { number }));
}

/** Returns whether a text contains a name as a whole word, without regard to case. */
export function mentionsName(text: string, name: string): boolean {
  if (name === '') return false;
  const escaped = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped}(?![\p{L}\p{M}\p{N}])`, 'iu').test(
    text,
  );
}
