import {
  isAccountChange,
  type PendingChange,
  type PendingChangeState,
} from '@temple-land/portal-core';
import { Link, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { SourceFileLink } from '../../../common/files/SourceFileLink.tsx';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { meta, spaceBetween } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ChangeDecision } from './ChangeDecision.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { ChangeMatters } from './ChangeMatters.tsx';
import { DivisionComparison } from './DivisionComparison.tsx';
import { kindLabels, useSubjectName } from './changeTexts.ts';
import * as styles from '../questions/questions.css.ts';

const states = {
  waiting: { tone: 'warning', label: 'changes.state.waiting' },
  approved: { tone: 'success', label: 'changes.state.approved' },
  refused: { tone: 'danger', label: 'changes.state.refused' },
  withdrawn: { tone: 'neutral', label: 'changes.state.withdrawn' },
  expired: { tone: 'neutral', label: 'changes.state.expired' },
} as const satisfies Record<PendingChangeState, { tone: string; label: TextKey<'admin'> }>;

function ChangeOutcome({ change }: { change: PendingChange }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { state, decidedBy, decidedOn, remark } = change;
  if (decidedBy === null || decidedOn === null) return null;
  const values = {
    state: t(states[state].label),
    name: decidedBy,
    date: formatDateTime(decidedOn),
  };
  return (
    <>
      <p className={meta}>{t('changes.decided', values)}</p>
      {remark !== '' && (
        <blockquote className={styles.answer} {...langAttribute(remark, language)}>
          {remark}
        </blockquote>
      )}
    </>
  );
}

function ChangeReason({ change }: { change: PendingChange }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { kind, reason } = change;
  const restsOnDocument = [
    'khatiyan',
    'plot',
    'plotDivision',
    'plotRetirement',
    'khatiyanRetirement',
  ].includes(kind);
  if (kind === 'ownMobile') return <p>{t('changes.proved')}</p>;
  return (
    <p className={styles.userText}>
      <b>{t(restsOnDocument ? 'field.source' : 'changes.reason')}:</b>{' '}
      <span {...langAttribute(reason, language)}>{reason}</span>
    </p>
  );
}

/** The proof of a changed name, or the document of a correction request. */
function ChangeProof({ change, title }: { change: PendingChange; title: string }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  if (change.documentId === undefined) return null;
  return (
    <p>
      <DownloadLink
        name="fileBlob"
        input={{ documentId: String(change.documentId) }}
        context={title}
        kind="secondary"
      >
        {t(change.correctionNo === undefined ? 'changes.name.proof' : 'changes.correction.proof')}
      </DownloadLink>
    </p>
  );
}

/** The way to what the change is about. */
function ChangeLinks({ change }: { change: PendingChange }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <>
      {change.userId !== null && (
        <p className={meta}>
          <Link href={`${href('/admin/manage/:entity', { entity: 'user' })}?open=${change.userId}`}>
            {t('changes.toUser')}
          </Link>
        </p>
      )}
      {!isAccountChange(change.kind) && (
        <p className={meta}>
          {change.pageName !== undefined && (
            <Link href={`${href('/admin/pages')}?page=${change.pageName}`}>
              {t('changes.page.read')}
            </Link>
          )}
          {change.recordName !== undefined && change.state === 'waiting' && (
            <Link href={`${href('/admin/pages')}?page=${change.recordName}`}>
              {t('changes.page.read')}
            </Link>
          )}
          {change.kind === 'workflow' && (
            <Link href={href('/admin/workflows')}>{t('changes.toWorkflows')}</Link>
          )}
          {change.kind === 'stepRights' && (
            <Link href={href('/admin/step-rights')}>{t('changes.toRights')}</Link>
          )}
          {change.khatiyan && (
            <Link
              href={`${href('/admin/manage/:entity', { entity: 'khatian' })}?open=${change.khatiyan.id}`}
            >
              {t('changes.toKhatiyan')}
            </Link>
          )}
          {change.plot && (
            <Link
              href={`${href('/admin/manage/:entity', { entity: 'plot' })}?open=${change.plot.id}`}
            >
              {t('changes.toPlot')}
            </Link>
          )}
          {change.kind === 'officeDetails' && (
            <Link href={href('/admin/office')}>{t('changes.toOffice')}</Link>
          )}
          {change.importJobId !== null && (
            <Link href={`${href('/admin/imports')}?job=${change.importJobId}`}>
              {t('changes.toImport')}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

/** The props of `ChangeCard`. */
export interface ChangeCardProps {
  change: PendingChange;
  /** Called after the change was decided or withdrawn, with the message to show. */
  onDone: (message: string) => void;
}

/** A pending change: its fields before and after, who requested it and why, and the decision. */
export function ChangeCard({ change, onDone }: ChangeCardProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { id, fullName, state } = change;
  const name = useSubjectName(change);
  const titleId = `change-${id}`;
  const subject = isAccountChange(change.kind) && name !== fullName ? `${fullName}, ${name}` : name;
  const title = `${t(kindLabels[change.kind])}: ${subject}`;
  const { tone, label } = states[state];
  return (
    <li>
      <article className={styles.question} aria-labelledby={titleId}>
        <div className={spaceBetween}>
          <p className={meta}>
            {t('changes.asked', { name: change.askedBy, date: formatDateTime(change.askedOn) })}
            {state === 'waiting' && (
              <>. {t('changes.expires', { date: formatDateTime(change.expiresOn) })}</>
            )}
          </p>
          <StatusPatch tone={tone}>{t(label)}</StatusPatch>
        </div>
        <h2 id={titleId} className={styles.title} {...langAttribute(title, language)}>
          {title}
        </h2>
        <ChangeFields change={change} title={title} />
        {change.division && <DivisionComparison outlines={change.division} />}
        <ChangeMatters change={change} name={name} />
        <ChangeReason change={change} />
        <SourceFileLink file={change.sourceFile} context={title} kind="secondary" />
        {change.correctionNo !== undefined && (
          <p className={meta}>{t('changes.correction', { number: change.correctionNo })}</p>
        )}
        <ChangeProof change={change} title={title} />
        <ChangeLinks change={change} />
        <ChangeOutcome change={change} />
        {state === 'waiting' && <ChangeDecision change={change} onDone={onDone} />}
      </article>
    </li>
  );
}
