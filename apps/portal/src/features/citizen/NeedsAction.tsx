import { Icon, Link } from '@temple-land/ui';
import {
  CircleHelp,
  IndianRupee,
  MessageSquare,
  NotebookPen,
  ScrollText,
  type IconNode,
} from 'lucide';
import type { OwnApplication } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { findApplicantAction, formatDueDate } from '../../common/applications/applicantAction.ts';
import { formatLand } from '../../common/applications/applicationFacts.ts';
import { getOwnApplicationPath } from '../../common/applications/ownApplicationPath.ts';
import { Retry } from '../../common/feedback/Retry.tsx';
import { cardBody, cardHead, flushCard, meta } from '../../common/page/card.css.ts';
import { useStoredDraft, type DraftFormId } from '../../common/draft/useFormDraft.ts';
import { formatDate } from '../../i18n/format.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { languageOf } from '../../i18n/language.ts';
import type { TextKey, Translation } from '../../i18n/textKey.ts';
import * as styles from './citizen.css.ts';

/** Something that a citizen has to do, with its due date. */
interface Task {
  id: string;
  icon: IconNode;
  label: string;
  /** What it is about. */
  about: string;
  due: string;
  path: string;
}

const draftForms: readonly { formId: DraftFormId; title: TextKey<'citizen'>; path: string }[] = [
  { formId: 2, title: 'draft', path: '/website/grievance/addgrievance' },
  {
    formId: 1,
    title: 'draft.report',
    path: '/website/grievance/addgrievance?for=illegitimate',
  },
  { formId: 6, title: 'draft.quarry', path: '/quarry-application' },
];

/** Returns the questions and payments that applications wait for, the first due date first. */
function listApplicationTasks(
  rows: readonly OwnApplication[],
  text: Translation<'citizen'>,
): Task[] {
  const { t } = text;
  return rows
    .filter((row) => findApplicantAction(row) !== undefined)
    .toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))
    .map((row) => {
      const isQuestion = row.state === 'QUERY';
      const number = row.applicationNo;
      return {
        id: number,
        icon: isQuestion ? CircleHelp : IndianRupee,
        label: t(isQuestion ? 'task.answer' : 'task.pay', { number }),
        about: formatLand(row, text),
        due: formatDueDate(row, text) ?? '',
        path: getOwnApplicationPath(number),
      };
    });
}

/** Loads the saved drafts of the three forms, from all devices. */
function useDrafts() {
  const land = useStoredDraft(2);
  const report = useStoredDraft(1);
  const quarry = useStoredDraft(6);
  const drafts = { 1: report, 2: land, 6: quarry };
  const failed = [land, report, quarry].find(({ message }) => message !== undefined);
  const refetch = () => Promise.all([land.refetch(), report.refetch(), quarry.refetch()]);
  return { drafts, message: failed?.message, refetch };
}

function listMessageTasks(rows: readonly OwnApplication[], text: Translation<'citizen'>): Task[] {
  return rows
    .filter(({ progress }) => progress.unreadMessages > 0)
    .map((row) => ({
      id: `message ${row.applicationNo}`,
      icon: MessageSquare,
      label: text.t('task.message', { number: row.applicationNo }),
      about: formatLand(row, text),
      due: '',
      path: getOwnApplicationPath(row.applicationNo),
    }));
}

function listOrderTasks(rows: readonly OwnApplication[], text: Translation<'citizen'>): Task[] {
  return rows
    .filter(({ progress }) => progress.unreadOrders > 0)
    .map((row) => ({
      id: `order ${row.applicationNo}`,
      icon: ScrollText,
      label: text.t('task.order', { number: row.applicationNo }),
      about: formatLand(row, text),
      due: '',
      path: `${getOwnApplicationPath(row.applicationNo)}#order`,
    }));
}

function listDraftTasks(
  drafts: ReturnType<typeof useDrafts>['drafts'],
  { t }: Translation<'citizen'>,
): Task[] {
  return draftForms.flatMap(({ formId, title, path }) => {
    const { endsOn } = drafts[formId].stored;
    if (endsOn === undefined) return [];
    const due = t('draft.kept', { date: formatDate(endsOn) });
    return [{ id: title, icon: NotebookPen, label: t(title), about: '', due, path }];
  });
}

/**
 * What the office waits for and what is not sent yet: questions, payments, orders, messages and drafts; nothing without
 * any.
 */
export function NeedsAction({ rows }: { rows: readonly OwnApplication[] }) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const { drafts, message, refetch } = useDrafts();
  const tasks = [
    ...listApplicationTasks(rows, text),
    ...listOrderTasks(rows, text),
    ...listMessageTasks(rows, text),
    ...listDraftTasks(drafts, text),
  ];
  if (tasks.length === 0 && message === undefined) return null;
  return (
    <section className={`${flushCard} ${styles.tasks}`} aria-labelledby="needs-action">
      <div className={cardHead}>
        <h2 id="needs-action">{t('task')}</h2>
      </div>
      {message && (
        <div className={cardBody}>
          <Retry message={message} part={t('task.drafts')} onRetry={refetch} />
        </div>
      )}
      <ul className={styles.notices}>
        {tasks.map(({ id, icon, label, about, due, path }) => (
          <li key={id} className={styles.task}>
            <Icon of={icon} />
            <div>
              <p>
                <Link href={path} isAlone>
                  {label}
                </Link>
              </p>
              {about !== '' && (
                <p className={meta} {...langAttribute(about, languageOf(text.i18n))}>
                  {about}
                </p>
              )}
              {due !== '' && <p className={styles.taskDue}>{due}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
