import { en, type MessageKey, type TrackActor, type TrackProgress } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import type { Fact } from '../../common/page/FactList.tsx';
import type { TextKey, Translation } from '../../i18n/textKey.ts';

const nextSteps: Readonly<Record<TrackActor, TextKey<'track'>>> = {
  office: 'next.office',
  applicant: 'next.applicant',
  court: 'next.court',
  nobody: 'next.nobody',
};

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

function formatExpected(
  { waitsFor, expectedOn }: TrackProgress,
  now: number,
  { t }: Translation<'track'>,
): string {
  if (waitsFor === 'nobody') return '';
  if (expectedOn === null) return t('expected.none');
  const date = formatDate(expectedOn);
  return Date.parse(expectedOn) < now ? t('expected.late', { date }) : t('expected.by', { date });
}

/** Returns the stage of an application, its next step and when to expect it, in plain words. */
export function listProgressFacts(
  progress: TrackProgress,
  now: number,
  text: Translation<'track'>,
): Fact[] {
  const { t } = text;
  const key = `state.${progress.state}`;
  return [
    [t('stage'), isMessageKey(key) ? t(`specification:${key}`) : ''],
    [t('next'), t(nextSteps[progress.waitsFor])],
    [t('expected'), formatExpected(progress, now, text)],
  ];
}
