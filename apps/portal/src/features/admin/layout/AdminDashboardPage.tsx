import { formatCount } from '../../../i18n/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Link, PageHeader, StatTile, visuallyHidden, Icon } from '@temple-land/ui';
import {
  CircleQuestionMark,
  FileClock,
  FileText,
  ListChecks,
  LockKeyhole,
  Megaphone,
  MonitorCheck,
  UserX,
} from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { DashboardFigures } from '../../../common/dashboard/DashboardFigures.tsx';
import { FigureChart } from '../../../common/dashboard/FigureChart.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';
import * as styles from './admin.css.ts';
import { OperationAlerts } from '../operations/OperationAlerts.tsx';
import { OperationFigures } from '../operations/OperationFigures.tsx';
import { SetupNotice } from '../setup/SetupNotice.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { userTypes } from '../records/listQuery.ts';
import { userTypeLabels } from '../records/recordLabels.ts';

const tiles = [
  { of: 'tendersOpen', icon: <Icon of={FileText} />, label: 'stat.tendersOpen' },
  {
    of: 'notices',
    icon: <Icon of={Megaphone} />,
    label: 'stat.notices',
    text: 'stat.notices.text',
  },
  {
    of: 'questions',
    icon: <Icon of={CircleQuestionMark} />,
    label: 'stat.questions',
    text: 'stat.questions.text',
  },
  {
    of: 'applicationsPending',
    icon: <Icon of={FileClock} />,
    label: 'stat.pending',
    text: 'stat.pending.text',
  },
  {
    of: 'sessionsOpen',
    icon: <Icon of={MonitorCheck} />,
    label: 'stat.sessions',
    text: 'stat.sessions.text',
  },
  {
    of: 'accountsLocked',
    icon: <Icon of={LockKeyhole} />,
    label: 'stat.locked',
    text: 'stat.locked.text',
  },
  {
    of: 'usersBlocked',
    icon: <Icon of={UserX} />,
    label: 'stat.blocked',
    text: 'stat.blocked.text',
  },
  {
    of: 'activities',
    icon: <Icon of={ListChecks} />,
    label: 'stat.activities',
    text: 'stat.activities.text',
  },
] as const satisfies readonly {
  of: string;
  icon: unknown;
  label: TextKey<'admin'>;
  text?: TextKey<'admin'>;
}[];

const shown = (count: number | undefined) => (count === undefined ? '-' : formatCount(count));

function UsersChart({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const groups = userTypes.map((type) => ({
    id: type,
    label: t(userTypeLabels[type]),
    values: [counts[`users${type}`] ?? 0],
    hrefs: [`${href('/admin/manage/:entity', { entity: 'user' })}?type=${type}&use=active`],
  }));
  return (
    <FigureChart
      fileName="users"
      title={t('users.title')}
      series={[{ id: 'users', label: t('users.series') }]}
      groups={groups}
      groupHeader={t('field.userType')}
    />
  );
}

/** The dashboard of administrators: numbers of records, and what needs attention. */
export function AdminDashboardPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('adminSummary', {}, { isQuiet: true }),
  );
  const counts = data && 'result' in data ? data.result : {};
  const [ofOffice = 0, ofTenders = 0] = [counts['queriesOpen'], counts['tenderQuestionsOpen']];
  const waiting = ofOffice + ofTenders;
  const { changesWaiting = 0, pageReportsOpen = 0 } = counts;
  const questionsPath = ofOffice > 0 ? '/admin/questions' : '/admin/questions?about=tender';
  const contextOf = (tile: (typeof tiles)[number]) =>
    'text' in tile
      ? t(tile.text)
      : t('stat.tendersOpen.text', { n: shown(counts['tenderQuestionsOpen']) });
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.dashboard')} lead={t('dashboard.lead')} />
      <OperationAlerts />
      <SetupNotice />
      {waiting > 0 && (
        <Alert tone="info" role="none">
          <p>{t('questions.waiting', { n: formatCount(waiting) })}</p>
          <Link href={questionsPath} isAlone>
            {t('common:title.questions')}
          </Link>
        </Alert>
      )}
      {pageReportsOpen > 0 && (
        <Alert tone="info" role="none">
          <p>{t('pageReports.waiting', { n: formatCount(pageReportsOpen) })}</p>
          <Link href={href('/admin/page-reports')} isAlone>
            {t('common:title.pageReports')}
          </Link>
        </Alert>
      )}
      {changesWaiting > 0 && (
        <Alert tone="info" role="none">
          <p>{t('changes.open', { n: formatCount(changesWaiting) })}</p>
          <Link href={href('/admin/changes')} isAlone>
            {t('common:title.changes')}
          </Link>
        </Alert>
      )}
      <section aria-labelledby="figures" aria-busy={isPending}>
        <h2 id="figures" className={visuallyHidden}>
          {t('figures')}
        </h2>
        <Retry message={error?.userMessage} onRetry={refetch} />
        {error?.userMessage === undefined && (
          <dl className={styles.tiles}>
            {tiles.map((tile) => (
              <StatTile
                key={tile.of}
                icon={tile.icon}
                label={t(tile.label)}
                value={shown(counts[tile.of])}
                context={contextOf(tile)}
              />
            ))}
          </dl>
        )}
      </section>
      {data && 'result' in data && <UsersChart counts={data.result} />}
      <OperationFigures listPath={href('/admin/new-dashboard/list')} />
      <DashboardFigures listPath={href('/admin/new-dashboard/list')} />
    </AdminFrame>
  );
}
