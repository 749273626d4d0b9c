import type {
  PendingChange,
  PendingChangeKind,
  PendingChangeState,
} from '@temple-land/portal-core';
import { type Column, Link, StatusPatch, Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { meta, spaceBetween } from '../../../common/page/surface.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey, Translate } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { ListKey } from '../records/adminLists.ts';
import { ChangeDecision } from './ChangeDecision.tsx';
import { fieldLabel } from '../records/entityFields.ts';
import * as styles from '../questions/questions.css.ts';
import { choiceWord } from '../records/words.ts';

const kinds = {
  newAccount: 'changes.kind.newAccount',
  account: 'changes.kind.account',
  access: 'changes.kind.access',
  ownMobile: 'changes.kind.ownMobile',
  factors: 'changes.kind.factors',
} as const satisfies Record<PendingChangeKind, TextKey<'admin'>>;

/** What changes of an account beside the fields of its form. */
const changedLabels: Readonly<Record<string, ListKey>> = {
  isBlocked: 'admin:user.access',
  factors: 'admin:field.factors',
};

const states = {
  waiting: { tone: 'warning', words: 'changes.state.waiting' },
  approved: { tone: 'success', words: 'changes.state.approved' },
  refused: { tone: 'danger', words: 'changes.state.refused' },
  withdrawn: { tone: 'neutral', words: 'changes.state.withdrawn' },
  expired: { tone: 'neutral', words: 'changes.state.expired' },
} as const satisfies Record<PendingChangeState, { tone: string; words: TextKey<'admin'> }>;

function valueText(name: string, value: string, t: Translate<'admin'>): string {
  if (value === '' || (name === 'factors' && value === '0')) return t('changes.none');
  if (name === 'isBlocked') return t(value === '1' ? 'user.blocked' : 'user.active');
  const word = name === 'userType' ? choiceWord(value) : undefined;
  return word === undefined ? value : t(word);
}

type ChangedField = PendingChange['fields'][number];

function Fields({ change, title }: { change: PendingChange; title: string }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const isNew = change.kind === 'newAccount';
  const before = change.state === 'waiting' ? 'changes.before' : 'changes.was';
  const valueOf = (which: 'before' | 'after') => (field: ChangedField) => {
    const words = valueText(field.name, field[which], t);
    return (
      <span className={styles.words} {...langAttribute(words, language)}>
        {words}
      </span>
    );
  };
  const column = (which: 'before' | 'after', header: TextKey<'admin'>): Column<ChangedField> => ({
    id: which,
    header: t(header),
    renderCell: valueOf(which),
  });
  return (
    <Table
      caption={title}
      columns={[
        {
          id: 'name',
          header: t('changes.field'),
          renderCell: ({ name }) => t(changedLabels[name] ?? fieldLabel('user', name)),
        },
        ...(isNew ? [] : [column('before', before)]),
        column('after', 'changes.after'),
      ]}
      rows={change.fields}
      keyOf={({ name }) => name}
    />
  );
}

function Ending({ change }: { change: PendingChange }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { state, decidedBy, decidedOn, remark } = change;
  if (decidedBy === null || decidedOn === null) return null;
  const values = {
    state: t(states[state].words),
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

function Reason({ change }: { change: PendingChange }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { kind, reason } = change;
  if (kind === 'ownMobile') return <p>{t('changes.proved')}</p>;
  return (
    <p className={styles.words}>
      <b>{t('changes.reason')}:</b> <span {...langAttribute(reason, language)}>{reason}</span>
    </p>
  );
}

/** The props of `ChangeCard`. */
export interface ChangeCardProps {
  change: PendingChange;
  /** It was decided or withdrawn, with words that say so. */
  onDone: (words: string) => void;
}

/** A change with its fields before and after, who asked for it and why; a waiting one can be decided. */
export function ChangeCard({ change, onDone }: ChangeCardProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { id, userId, loginId, fullName, state } = change;
  const titleId = `change-${id}`;
  const title = `${t(kinds[change.kind])}: ${fullName}, ${loginId}`;
  const { tone, words } = states[state];
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
          <StatusPatch tone={tone}>{t(words)}</StatusPatch>
        </div>
        <h2 id={titleId} className={styles.title} {...langAttribute(title, language)}>
          {title}
        </h2>
        <Fields change={change} title={title} />
        <Reason change={change} />
        {userId !== null && (
          <p className={meta}>
            <Link href={`${href('/admin/manage/:entity', { entity: 'user' })}?open=${userId}`}>
              {t('changes.toUser')}
            </Link>
          </p>
        )}
        <Ending change={change} />
        {state === 'waiting' && <ChangeDecision change={change} onDone={onDone} />}
      </article>
    </li>
  );
}
