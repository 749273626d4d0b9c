import type { OwnApplication } from '@temple-land/portal-core';
import { formatDueDate } from '../../../common/applications/applicantAction.ts';
import { formatStage } from '../../../common/applications/formatStage.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/textKey.ts';

const holderLabels = {
  office: 'stage.with.office',
  applicant: 'stage.with.applicant',
  court: 'stage.with.court',
  nobody: 'stage.with.nobody',
} as const satisfies Record<OwnApplication['progress']['waitsFor'], string>;

/** The part of an application that its stage needs. */
export type StagedApplication = Pick<
  OwnApplication,
  'applicationType' | 'statusType' | 'state' | 'dueOn' | 'progress'
>;

/** Returns with whom an application is: the applicant, the court, nobody, or the roles of the office. */
export function formatHolder(
  { progress }: StagedApplication,
  { t }: Translation<'citizen'>,
): string {
  const { waitsFor, roles } = progress;
  if (waitsFor === 'office' && roles.length > 0) return roles.join(', ');
  return t(holderLabels[waitsFor]);
}

/** Returns by when a stage is to end; whether it is late is decided by the present time. */
export function formatExpected(
  row: StagedApplication,
  now: number,
  text: Translation<'citizen'>,
): string {
  const { waitsFor, expectedOn } = row.progress;
  if (waitsFor === 'nobody') return '';
  if (expectedOn === null) return text.t('stage.noDate');
  const date = formatDate(expectedOn);
  if (Date.parse(expectedOn) < now) return text.t('stage.late', { date });
  return formatDueDate(row, text) ?? text.t('stage.by', { date });
}

/** Returns where an application is now: stage, with whom, days and the expected date; no date after the decision. */
export function listStageFacts(
  row: StagedApplication,
  now: number,
  text: Translation<'citizen'>,
): (readonly [name: string, value: string])[] {
  const { t } = text;
  const facts = [
    [t('stage'), formatStage(row, text)],
    [t('stage.with'), formatHolder(row, text)],
    [
      t('stage.days'),
      row.progress.waitsFor === 'nobody'
        ? ''
        : t('stage.dayCount', { count: row.progress.stageDays }),
    ],
    [t('stage.expected'), formatExpected(row, now, text)],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}
