import type { InboxRow } from '@temple-land/portal-core';
import { StatusPatch, type StatusTone } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { ApplicationStatus } from '../../../common/applications/ApplicationStatus.tsx';
import { number } from '../../../common/page/card.css.ts';
import { DatesInText } from '../../../common/text/DatesInText.tsx';
import { formatPlots } from '../../../common/land/formatPlots.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { useSession } from '../../../state/useSession.ts';
import { getStateLabel } from '../../../common/applications/stepLabels.ts';
import { getDueDate, getUsedTime, type DueDate } from './dueDate.ts';
import * as styles from './inbox.css.ts';
import { findKindLabel, flagLabels, turnLabels } from './inboxLabels.ts';
import { getNextStepLabel } from './nextStepLabels.ts';
import { applicationTypeLabels } from '../../../common/applications/applicationTypeLabels.ts';

/** The props of a cell of the inbox. */
interface CellProps {
  row: InboxRow;
  now: Date;
}

/** The type without an applicant or a reporter: its parties are on the page of the case. */
const courtCase = 3;

/** Number, type, kind and masked applicant of an application, and what to know about it. */
export function ApplicationCell({ row }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const kind = findKindLabel(row.kind);
  return (
    <span className={styles.wide}>
      <b className={number}>{row.applicationNo}</b>
      <span className={styles.line}>{t(applicationTypeLabels[row.applicationType])}</span>
      {kind !== undefined && <span className={styles.line}>{t(kind)}</span>}
      {row.applicationType !== courtCase && (
        <span className={styles.line} {...langAttribute(row.applicant ?? '', language)}>
          {row.applicant ?? t('reporter.hiddenIn')}
        </span>
      )}
      {row.flags.length > 0 && (
        <span className={styles.flags}>
          {row.flags.map((flag) => (
            <StatusPatch key={flag} tone="info">
              {t(flagLabels[flag])}
            </StatusPatch>
          ))}
        </span>
      )}
    </span>
  );
}

/** Mouza, plot and tahasil of an application. */
export function PlaceCell({ row }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const { mouza_name: mouza, tehsil_name: tahasil, khataNo: khatiyan, plotNo } = row;
  const plot = formatPlots(plotNo, row.otherPlots, { t });
  const plotText = t('inbox.plot', { plot, khatiyan });
  return (
    <span className={styles.oneLine}>
      <span className={styles.strong} {...langAttribute(mouza, language)}>
        {mouza}
      </span>
      {khatiyan !== '' && (
        <span className={styles.line}>
          {plot === '' ? t('inbox.khatiyan', { khatiyan }) : plotText}
        </span>
      )}
      <span className={styles.line} {...langAttribute(tahasil, language)}>
        {tahasil}
      </span>
    </span>
  );
}

/** Who takes the next step: the officer who deals with it, or the roles that may. */
function ActorLine({ row }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const userId = useSession()?.userId;
  const { next, assignee, isCovered, isMine } = row;
  if (next === null) return null;
  if (next.turn !== 'office') return t(turnLabels[next.turn]);
  if (assignee !== null && assignee.userId === userId) return t('inbox.by.you');
  if (assignee === null && isMine) return t('inbox.by.free');
  const name = assignee?.fullName ?? next.roles.join(', ');
  if (name === '') return t('inbox.by.nobody');
  return (
    <>
      {t(isCovered ? 'inbox.by.cover' : 'inbox.by.officer')}{' '}
      <span {...langAttribute(name, language)}>{name}</span>
    </>
  );
}

/** The next action of an application and who takes it; the status of a closed one. */
export function NextStepCell({ row }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  if (row.next === null) {
    return <ApplicationStatus type={row.applicationType} status={row.statusType} />;
  }
  return (
    <span className={styles.wide}>
      <span className={styles.strong}>{t(getNextStepLabel(row.next.action))}</span>
      <span className={styles.line}>
        <ActorLine row={row} />
      </span>
    </span>
  );
}

const tones: Readonly<Record<Exclude<DueDate['kind'], 'none'>, StatusTone>> = {
  late: 'danger',
  today: 'warning',
  soon: 'warning',
  later: 'neutral',
};

function describeDueDate({ kind, count }: DueDate, t: Translation<'officer'>['t']): string {
  if (kind === 'none') return t('due.none');
  if (kind === 'today') return t('due.today');
  const n = formatCount(count);
  if (kind === 'late') return count === 0 ? t('due.lateToday') : t('due.late', { count, n });
  return count === 1 ? t('due.tomorrow') : t('due.in', { count, n });
}

/** The due date in words, with a bar of the time that is over. */
export function DueCell({ row, now }: CellProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { dueOn, stageDays, next } = row;
  if (next === null) return <span className={styles.line}>-</span>;
  const due = getDueDate(dueOn, now);
  const text = describeDueDate(due, t);
  if (dueOn === null || due.kind === 'none') return <span className={styles.line}>{text}</span>;
  const isLate = due.kind === 'late';
  return (
    <span className={styles.wide}>
      <StatusPatch tone={tones[due.kind]}>{text}</StatusPatch>
      <span className={styles.line}>{formatDate(dueOn)}</span>
      <span className={styles.timeBar} aria-hidden>
        <span
          className={styles.usedTime}
          data-late={isLate || undefined}
          style={{ inlineSize: `${getUsedTime(dueOn, stageDays, now)}%` }}
        />
      </span>
    </span>
  );
}

/** The stage of an application, the days in it, and the day of its receipt. */
export function StageCell({ row }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { stageDays: count, state, createdOn } = row;
  return (
    <span className={styles.oneLine}>
      <span className={styles.strong}>{t(`specification:${getStateLabel(state)}`)}</span>
      <span className={styles.line}>{t('inbox.stageDays', { count, n: formatCount(count) })}</span>
      <span className={styles.line}>
        <DatesInText text={t('inbox.received', { date: formatDate(createdOn) })} />
      </span>
    </span>
  );
}
