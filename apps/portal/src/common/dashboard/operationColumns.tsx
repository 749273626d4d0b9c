import type { DashboardRow } from '@temple-land/portal-core';
import { Link, type Column } from '@temple-land/ui';
import { href } from 'react-router-dom';
import { localizeDigits } from '../../i18n/digits.ts';
import { formatCount, formatDate } from '../../i18n/format.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { languageOf } from '../../i18n/language.ts';
import type { TextKey, Translation } from '../../i18n/textKey.ts';
import { number } from '../page/card.css.ts';
import { formatDateTime } from '../text/dateTime.ts';
import { getTaskLabel } from './labels.ts';

type RowOf<Kind extends DashboardRow['kind']> = Extract<DashboardRow, { kind: Kind }>;
type Text = Translation<'dashboard'>;

const typeLabels = {
  A: 'userType.A',
  C: 'userType.C',
  CI: 'userType.CI',
  O: 'userType.O',
  T: 'userType.T',
} as const satisfies Record<RowOf<'signIn'>['userType'], TextKey<'dashboard'>>;

const outcomeLabels = {
  signedIn: 'signIns.signedIn',
  wrongPassword: 'signIns.wrongPassword',
  wrongFactor: 'signIns.wrongFactor',
  refused: 'signIns.refused',
} as const satisfies Record<RowOf<'signIn'>['outcome'], TextKey<'dashboard'>>;

/** Returns a duration in seconds, for example `0.3 s`. */
export const formatSeconds = (ms: number, { t }: Text): string =>
  t('tasks.seconds', { n: localizeDigits((ms / 1000).toFixed(1)) });

/** Returns the columns of refused sign-ins. */
export const createSignInColumns = ({ t }: Text): readonly Column<RowOf<'signIn'>>[] => [
  { id: 'at', header: t('signIns.at'), renderCell: ({ at }) => formatDateTime(at) },
  {
    id: 'account',
    header: t('signIns.account'),
    renderCell: ({ account }) => <span className={number}>{account}</span>,
  },
  {
    id: 'type',
    header: t('signIns.type'),
    renderCell: ({ userType }) => t(typeLabels[userType]),
  },
  {
    id: 'outcome',
    header: t('signIns.outcome'),
    renderCell: ({ outcome }) => t(outcomeLabels[outcome]),
  },
  { id: 'browser', header: t('signIns.browser'), renderCell: ({ browserName }) => browserName },
];

/** Returns the columns of calls with failures. */
export const createCallColumns = ({ t }: Text): readonly Column<RowOf<'call'>>[] => [
  { id: 'day', header: t('day'), renderCell: ({ day }) => formatDate(day) },
  {
    id: 'call',
    header: t('requests.call'),
    renderCell: ({ call }) => <span lang="en">{call}</span>,
  },
  {
    id: 'requests',
    header: t('requests.all'),
    align: 'end',
    renderCell: ({ requests }) => formatCount(requests),
  },
  {
    id: 'failed',
    header: t('requests.failed'),
    align: 'end',
    renderCell: ({ failed }) => formatCount(failed),
  },
  {
    id: 'refused',
    header: t('requests.refused'),
    align: 'end',
    renderCell: ({ refused }) => formatCount(refused),
  },
];

/** Returns the columns of the runs of tasks. */
export const createTaskColumns = (text: Text): readonly Column<RowOf<'task'>>[] => [
  { id: 'day', header: text.t('day'), renderCell: ({ day }) => formatDate(day) },
  {
    id: 'task',
    header: text.t('tasks.task'),
    renderCell: ({ task }) => text.t(getTaskLabel(task)),
  },
  {
    id: 'runs',
    header: text.t('tasks.runs'),
    align: 'end',
    renderCell: ({ runs }) => formatCount(runs),
  },
  {
    id: 'failures',
    header: text.t('tasks.failures'),
    align: 'end',
    renderCell: ({ failures }) => formatCount(failures),
  },
  {
    id: 'last',
    header: text.t('tasks.last'),
    renderCell: ({ lastOn }) => formatDateTime(lastOn),
  },
  {
    id: 'duration',
    header: text.t('tasks.duration'),
    align: 'end',
    renderCell: ({ lastMs }) => formatSeconds(lastMs, text),
  },
];

/** Returns the columns of content that is due for review; the title opens the record. */
export const createContentColumns = ({ t, i18n }: Text): readonly Column<RowOf<'content'>>[] => [
  {
    id: 'title',
    header: t('reviews.title'),
    renderCell: ({ id, list, title }) => (
      <Link href={`${href('/admin/manage/:entity', { entity: list })}?open=${id}`}>
        <span {...langAttribute(title, languageOf(i18n))}>{title}</span>
      </Link>
    ),
  },
  {
    id: 'reviewedOn',
    header: t('reviews.saved'),
    renderCell: ({ reviewedOn }) => formatDate(reviewedOn),
  },
];
