import { countText, type UserType } from '@temple-land/portal-core';
import { Alert, ChartCard, PageHeader, StatTile, visuallyHidden } from '@temple-land/ui';
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
import { useServiceQuery } from '../../api/useCall.ts';
import { PortalLink } from '../../blocks/PortalLink.tsx';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import * as styles from './admin.css.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { choiceWord } from './words.ts';

const tiles = [
  { of: 'tendersOpen', icon: FileText, label: 'admin.stat.tendersOpen' },
  { of: 'notices', icon: Megaphone, label: 'admin.stat.notices', text: 'admin.stat.notices.text' },
  {
    of: 'questions',
    icon: CircleQuestionMark,
    label: 'admin.stat.questions',
    text: 'admin.stat.questions.text',
  },
  {
    of: 'applicationsPending',
    icon: FileClock,
    label: 'admin.stat.pending',
    text: 'admin.stat.pending.text',
  },
  {
    of: 'sessionsOpen',
    icon: MonitorCheck,
    label: 'admin.stat.sessions',
    text: 'admin.stat.sessions.text',
  },
  {
    of: 'accountsLocked',
    icon: LockKeyhole,
    label: 'admin.stat.locked',
    text: 'admin.stat.locked.text',
  },
  {
    of: 'usersBlocked',
    icon: UserX,
    label: 'admin.stat.blocked',
    text: 'admin.stat.blocked.text',
  },
  {
    of: 'activities',
    icon: ListChecks,
    label: 'admin.stat.activities',
    text: 'admin.stat.activities.text',
  },
] as const satisfies readonly { of: string; icon: unknown; label: PageKey; text?: PageKey }[];

const shown = (count: number | undefined) => (count === undefined ? '-' : countText(count));

const userTypes: readonly UserType[] = ['CI', 'C', 'T', 'O', 'A'];

function UsersChart({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t } = useText();
  const groups = userTypes.map((type) => {
    const word = choiceWord(type);
    return { id: type, label: word ? t(word) : type, values: [counts[`users${type}`] ?? 0] };
  });
  const list = groups.map(({ label, values }) => `${label} ${values.join()}`).join(', ');
  const title = t('admin.users.title');
  return (
    <ChartCard
      title={title}
      summary={t('admin.users.summary', { list })}
      series={[{ id: 'users', label: t('admin.users.series') }]}
      groups={groups}
      valueText={countText}
      groupHeader={t('admin.field.userType')}
      viewLabel={t('chart.view', { title })}
      chartLabel={t('chart.chart')}
      tableLabel={t('chart.table')}
    />
  );
}

/** An administrator's first page: what is maintained and what needs a look. */
export function AdminDashboardPage() {
  const { t } = useText();
  const { answer, isPending, said, refetch } = useServiceQuery(
    'adminSummary',
    {},
    { isQuiet: true },
  );
  const counts = answer && 'result' in answer ? answer.result : {};
  const [ofOffice = 0, ofTenders = 0] = [counts['queriesOpen'], counts['tenderQuestionsOpen']];
  const waiting = ofOffice + ofTenders;
  const { changesWaiting = 0 } = counts;
  const questionsPath = ofOffice > 0 ? '/admin/questions' : '/admin/questions?about=tender';
  const contextOf = (tile: (typeof tiles)[number]) =>
    'text' in tile
      ? t(tile.text)
      : t('admin.stat.tendersOpen.text', { n: shown(counts['tenderQuestionsOpen']) });
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('title.dashboard')} lead={t('admin.dashboard.lead')} />
      {waiting > 0 && (
        <Alert tone="info" role="none">
          <p>{t('admin.questions.waiting', { n: countText(waiting) })}</p>
          <PortalLink to={questionsPath} isAlone>
            {t('title.questions')}
          </PortalLink>
        </Alert>
      )}
      {changesWaiting > 0 && (
        <Alert tone="info" role="none">
          <p>{t('admin.changes.open', { n: countText(changesWaiting) })}</p>
          <PortalLink to="/admin/changes" isAlone>
            {t('title.changes')}
          </PortalLink>
        </Alert>
      )}
      <section aria-labelledby="figures" aria-busy={isPending}>
        <h2 id="figures" className={visuallyHidden}>
          {t('admin.figures')}
        </h2>
        <TryAgain said={said} onAgain={refetch} />
        {said === undefined && (
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
      {answer && 'result' in answer && <UsersChart counts={answer.result} />}
    </AdminFrame>
  );
}
