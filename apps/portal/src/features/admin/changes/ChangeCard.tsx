import type { PendingChange, PendingChangeState } from '@temple-land/portal-core';
import { type Column, Link, StatusPatch, Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { findStepRight, useStepNames } from '../../../common/applications/useStepNames.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { meta, spaceBetween } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey, Translate } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { ListKey } from '../records/adminLists.ts';
import { ChangeDecision } from './ChangeDecision.tsx';
import { isAccountChange, kindLabels } from './changeTexts.ts';
import { getFieldLabel } from '../records/entityFields.ts';
import * as styles from '../questions/questions.css.ts';
import { findChoiceLabel } from '../records/recordLabels.ts';

/** The labels of changes that are not fields of the account form. */
const changedLabels: Readonly<Record<string, ListKey>> = {
  isBlocked: 'admin:user.access',
  factors: 'admin:field.factors',
};

const states = {
  waiting: { tone: 'warning', label: 'changes.state.waiting' },
  approved: { tone: 'success', label: 'changes.state.approved' },
  refused: { tone: 'danger', label: 'changes.state.refused' },
  withdrawn: { tone: 'neutral', label: 'changes.state.withdrawn' },
  expired: { tone: 'neutral', label: 'changes.state.expired' },
} as const satisfies Record<PendingChangeState, { tone: string; label: TextKey<'admin'> }>;

function formatValue(name: string, value: string, t: Translate<'admin'>): string {
  if (findStepRight(name)) return t(value === '1' ? 'changes.right.held' : 'changes.right.missing');
  if (value === '' || (name === 'factors' && value === '0')) return t('changes.none');
  if (name === 'isBlocked') return t(value === '1' ? 'user.blocked' : 'user.active');
  const word = name === 'userType' ? findChoiceLabel(value) : undefined;
  return word === undefined ? value : t(word);
}

type ChangedField = PendingChange['fields'][number];

function Fields({ change, title }: { change: PendingChange; title: string }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { getRightName } = useStepNames();
  const isNew = change.kind === 'newAccount';
  const before = change.state === 'waiting' ? 'changes.before' : 'changes.was';
  const renderValue = (which: 'before' | 'after') => (field: ChangedField) => {
    const valueText = formatValue(field.name, field[which], t);
    return (
      <span className={styles.userText} {...langAttribute(valueText, language)}>
        {valueText}
      </span>
    );
  };
  const createColumn = (
    which: 'before' | 'after',
    header: TextKey<'admin'>,
  ): Column<ChangedField> => ({
    id: which,
    header: t(header),
    renderCell: renderValue(which),
  });
  return (
    <Table
      caption={title}
      columns={[
        {
          id: 'name',
          header: t(isAccountChange(change) ? 'changes.field' : 'changes.step'),
          renderCell: ({ name }) =>
            findStepRight(name)
              ? getRightName(name)
              : t(changedLabels[name] ?? getFieldLabel('user', name)),
        },
        ...(isNew ? [] : [createColumn('before', before)]),
        createColumn('after', 'changes.after'),
      ]}
      rows={change.fields}
      keyOf={({ name }) => name}
    />
  );
}

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
  if (kind === 'ownMobile') return <p>{t('changes.proved')}</p>;
  return (
    <p className={styles.userText}>
      <b>{t('changes.reason')}:</b> <span {...langAttribute(reason, language)}>{reason}</span>
    </p>
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
  const { id, userId, loginId, fullName, roleName, state } = change;
  const titleId = `change-${id}`;
  const subject = isAccountChange(change) ? `${fullName}, ${loginId}` : roleName;
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
        <Fields change={change} title={title} />
        <ChangeReason change={change} />
        {userId !== null && (
          <p className={meta}>
            <Link href={`${href('/admin/manage/:entity', { entity: 'user' })}?open=${userId}`}>
              {t('changes.toUser')}
            </Link>
          </p>
        )}
        {!isAccountChange(change) && (
          <p className={meta}>
            <Link href={href('/admin/step-rights')}>{t('changes.toRights')}</Link>
          </p>
        )}
        <ChangeOutcome change={change} />
        {state === 'waiting' && <ChangeDecision change={change} onDone={onDone} />}
      </article>
    </li>
  );
}
